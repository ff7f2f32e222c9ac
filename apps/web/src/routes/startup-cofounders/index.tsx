import { cofounderLocations, languages, listAvailabilities, listSkills } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { CofounderListScreen } from "../../features/cofounders/cofounder-list-screen.tsx";
import { cofoundersQuery, nameOf, type CofounderFilters } from "../../features/cofounders/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { pageHead } from "../../lib/head.ts";
import { loadList } from "../../lib/query/load-list.ts";
import { shownLimit } from "../../lib/query/query.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/startup-cofounders/")({
  validateSearch: (search: Record<string, unknown>): CofounderFilters => ({
    q: typed(search["q"]),
    skills: oneOf(listSkills, search["skills"]),
    location: oneOf(cofounderLocations, search["location"]),
    availability: oneOf(listAvailabilities, search["availability"]),
    writtenIn: oneOf(languages, search["writtenIn"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("cofounders"), catalogue("vocabulary"), catalogue("you-and")),
      loadList(context.queryClient, cofoundersQuery(deps)),
    ]);
    return pageHead(context.language.words(catalogue("cofounders")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CofoundersPage,
});

function CofoundersPage() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CofounderListScreen
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: { ...filters, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => <MatchButton type="cofounder" label={label} />}
      match={(person, label) => (
        <MatchButton
          variant="secondary"
          type="startup-idea"
          source={{ kind: "cofounder", id: person.id, name: nameOf(person) }}
          label={label}
        />
      )}
    />
  );
}
