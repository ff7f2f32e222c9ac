import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { roundsListQuery, roundsProgrammesQuery } from "../../../features/manage/rounds/queries.ts";
import { RoundsPage } from "../../../features/manage/rounds/rounds-page.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { shownLimit } from "../../../lib/query/query.ts";

export const Route = createFileRoute("/manage/rounds/")({
  validateSearch: (search: Record<string, unknown>): { limit?: number | undefined } => ({
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("rounds"), catalogue("action")),
      queryClient.prefetchQuery(roundsListQuery(limit)),
      queryClient.prefetchQuery(roundsProgrammesQuery),
    ]);
    return pageHead(language.words(catalogue("rounds")).head, "/manage/rounds");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Rounds,
});

function Rounds() {
  return <RoundsPage limit={Route.useSearch().limit} />;
}
