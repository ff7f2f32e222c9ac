import { browseIndustries, browseStages, fundingBands } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { IdeaBrowseScreen } from "../features/ideas/idea-browse-screen.tsx";
import { ideaSearchQuery, type IdeaSearch } from "../features/ideas/queries.ts";
import { MatchButton } from "../features/matching/match-button.tsx";
import { QuickMatchButton } from "../features/matching/quick-match-button.tsx";
import { pageHead } from "../lib/head.ts";
import { loadList } from "../lib/query/load-list.ts";
import { shownLimit } from "../lib/query/query.ts";
import { oneOf, typed } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/ideas")({
  validateSearch: (search: Record<string, unknown>): IdeaSearch => ({
    searchTerm: typed(search["searchTerm"]),
    industry: oneOf(browseIndustries, search["industry"]),
    stage: oneOf(browseStages, search["stage"]),
    fundingNeeded: oneOf(fundingBands, search["fundingNeeded"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("ideas"), catalogue("vocabulary"), catalogue("you-and")),
      loadList(context.queryClient, ideaSearchQuery(deps)),
    ]);
    return pageHead(context.language.words(catalogue("ideas")).browse.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: IdeasPage,
});

function IdeasPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <IdeaBrowseScreen
      search={search}
      onSearch={(change) =>
        void navigate({ search: { ...search, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => <MatchButton type="startup-idea" variant="secondary" label={label} />}
      match={(idea, label) => (
        <QuickMatchButton
          type="cofounder"
          source={{ kind: "idea", id: idea.id, name: idea.title }}
          label={label}
        />
      )}
    />
  );
}
