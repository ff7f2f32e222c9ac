import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { ProgrammeListPage } from "../../../features/manage/programmes/programme-list.tsx";
import { managedQuery } from "../../../features/manage/programmes/queries.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { shownLimit } from "../../../lib/query/query.ts";

export const Route = createFileRoute("/manage/programmes/")({
  validateSearch: (search: Record<string, unknown>): { limit?: number | undefined } => ({
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("desk-programmes")),
      queryClient.prefetchQuery(managedQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("desk-programmes")).head, "/manage/programmes");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ProgrammeListPage limit={Route.useSearch().limit} />,
});
