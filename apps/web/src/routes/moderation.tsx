import { createFileRoute, notFound } from "@tanstack/react-router";
import { ModerationPage } from "../features/moderation/moderation-page.tsx";
import { casesQuery, decisionsQuery, type View } from "../features/moderation/queries.ts";
import { currentUserQuery } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { shownLimit } from "../lib/query/query.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = {
  view?: Exclude<View, "open"> | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/moderation")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    view: search["view"] === "decided" ? "decided" : undefined,
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { view, limit } }) => {
    // For everybody else there is no such page.
    if (queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role !== "admin") throw notFound();
    await Promise.all([
      language.load(catalogue("moderation"), catalogue("action")),
      view === "decided"
        ? queryClient.prefetchQuery(decisionsQuery(limit))
        : queryClient.prefetchQuery(casesQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("moderation")).head, "/moderation");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Moderation,
});

function Moderation() {
  const { view = "open", limit } = Route.useSearch();
  return <ModerationPage view={view} limit={limit} />;
}
