import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ModerationPage } from "../features/moderation/moderation-page.tsx";
import { casesQuery, decisionsQuery, type View, vouchesQuery } from "../features/moderation/queries.ts";
import { currentUserQuery } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { shownLimit } from "../lib/query/query.ts";
import { catalogue } from "../lib/language/index.ts";
import { oneOf } from "../lib/search-params.ts";

type Search = {
  view?: Exclude<View, "open"> | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/moderation")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    view: oneOf(["decided", "vouches"], search["view"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { view, limit } }) => {
    // For everybody else there is no such page.
    if (queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role !== "admin") throw notFound();
    await Promise.all([
      language.load(catalogue("moderation"), catalogue("action")),
      prefetch[view ?? "open"](queryClient, limit),
    ]);
    return pageHead(language.words(catalogue("moderation")).head, "/moderation");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Moderation,
});

type Prefetch = (queryClient: QueryClient, limit: number | undefined) => Promise<void>;
const prefetch: Record<View, Prefetch> = {
  open: (client, limit) => client.prefetchQuery(casesQuery(limit)),
  decided: (client, limit) => client.prefetchQuery(decisionsQuery(limit)),
  vouches: (client, limit) => client.prefetchQuery(vouchesQuery(limit)),
};

function Moderation() {
  const { view = "open", limit } = Route.useSearch();
  return <ModerationPage view={view} limit={limit} />;
}
