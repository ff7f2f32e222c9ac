import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ModerationPage } from "../features/moderation/moderation-page.tsx";
import {
  accountsQuery,
  actsQuery,
  administratorsQuery,
  casesQuery,
  decisionsQuery,
  type Listing,
  type View,
  vouchesQuery,
} from "../features/moderation/queries.ts";
import { currentUserQuery } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { shownLimit } from "../lib/query/query.ts";
import { catalogue } from "../lib/language/index.ts";
import { oneOf, uuid } from "../lib/search-params.ts";

type Search = {
  view?: Exclude<View, "open"> | undefined;
  limit?: number | undefined;
  /** Accounts by name or address, or those of a case. */
  q?: string | undefined;
  report?: string | undefined;
};

export const Route = createFileRoute("/moderation")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    view: oneOf(["decided", "accounts", "vouches", "administrators", "acts"], search["view"]),
    limit: shownLimit(search["limit"]),
    q: text(search["q"]),
    report: uuid(search["report"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { view, ...listing } }) => {
    // For everybody else there is no such page.
    if (queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role !== "admin") throw notFound();
    await Promise.all([
      language.load(catalogue("moderation"), catalogue("action"), catalogue("passwords")),
      prefetch[view ?? "open"](queryClient, listing),
    ]);
    return pageHead(language.words(catalogue("moderation")).head, "/moderation");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Moderation,
});

type Prefetch = (queryClient: QueryClient, listing: Listing) => Promise<void>;
const prefetch: Record<View, Prefetch> = {
  open: (client, { limit }) => client.prefetchQuery(casesQuery(limit)),
  decided: (client, { limit }) => client.prefetchQuery(decisionsQuery(limit)),
  accounts: (client, listing) => client.prefetchQuery(accountsQuery(listing)),
  vouches: (client, { limit }) => client.prefetchQuery(vouchesQuery(limit)),
  administrators: (client) => client.prefetchQuery(administratorsQuery),
  acts: (client, { limit }) => client.prefetchQuery(actsQuery(limit)),
};

/** As it is sent again to the server, which reads no more. */
function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 100) : undefined;
}

function Moderation() {
  const { view = "open", ...listing } = Route.useSearch();
  return <ModerationPage view={view} listing={listing} />;
}
