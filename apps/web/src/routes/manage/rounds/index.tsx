import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import type { MembersSearch } from "../../../features/manage/members/queries.ts";
import { membersSearch } from "../../../features/manage/members/search.ts";
import { roundsListQuery, roundsProgrammesQuery } from "../../../features/manage/rounds/queries.ts";
import { RoundsPage } from "../../../features/manage/rounds/rounds-page.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { oneOf } from "../../../lib/search-params.ts";

export const Route = createFileRoute("/manage/rounds/")({
  validateSearch: (search: Record<string, unknown>): MembersSearch & { plan?: "people" | undefined } => ({
    ...membersSearch(search),
    plan: oneOf(["people"], search["plan"]),
  }),
  loaderDeps: ({ search: { limit } }) => ({ limit }),
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("rounds"),
        catalogue("manage-members"),
        catalogue("action"),
      ),
      queryClient.prefetchQuery(roundsListQuery(limit)),
      queryClient.prefetchQuery(roundsProgrammesQuery),
    ]);
    return pageHead(language.words(catalogue("rounds")).head, "/manage/rounds");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Rounds,
});

function Rounds() {
  const { limit, plan, ...filter } = Route.useSearch();
  return <RoundsPage limit={limit} plan={plan && filter} />;
}
