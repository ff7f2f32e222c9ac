import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { ProgrammeListPage } from "../../../features/manage/programmes/programme-list.tsx";
import { managedQuery } from "../../../features/manage/programmes/queries.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { shownLimit } from "../../../lib/query/query.ts";

type Search = {
  shelf?: "archived" | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/manage/programmes/")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    shelf: search["shelf"] === "archived" ? "archived" : undefined,
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit, shelf } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("desk-programmes")),
      queryClient.prefetchQuery(managedQuery({ limit, shelf: shelf ?? "current" })),
    ]);
    return pageHead(language.words(catalogue("desk-programmes")).head, "/manage/programmes");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Programmes,
});

function Programmes() {
  const { limit, shelf } = Route.useSearch();
  return <ProgrammeListPage limit={limit} shelf={shelf ?? "current"} />;
}
