import { languages, listIdeaIndustries, listStages } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { IdeaListScreen } from "../../features/ideas/idea-list-screen.tsx";
import { ideasQuery, type IdeaFilters } from "../../features/ideas/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { pageHead } from "../../lib/head.ts";
import { loadList } from "../../lib/query/load-list.ts";
import { shownLimit } from "../../lib/query/query.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/startup-ideas/")({
  validateSearch: (search: Record<string, unknown>): IdeaFilters => ({
    q: typed(search["q"]),
    industry: oneOf(listIdeaIndustries, search["industry"]),
    stage: oneOf(listStages, search["stage"]),
    writtenIn: oneOf(languages, search["writtenIn"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("ideas"), catalogue("vocabulary"), catalogue("you-and")),
      loadList(context.queryClient, ideasQuery(deps)),
    ]);
    return pageHead(context.language.words(catalogue("ideas")).list.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: IdeasPage,
});

function IdeasPage() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <IdeaListScreen
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: { ...filters, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => <MatchButton type="startup-idea" label={label} />}
      match={(idea, label) => (
        <MatchButton
          variant="secondary"
          type="cofounder"
          source={{ kind: "idea", id: idea.id, name: idea.title }}
          label={label}
        />
      )}
    />
  );
}
