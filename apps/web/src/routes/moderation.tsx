import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { DeskPage } from "../features/manage/frame/desk-page.tsx";
import { requireDesk } from "../features/manage/frame/require-desk.ts";
import { ModerationPage } from "../features/moderation/moderation-page.tsx";
import {
  actsQuery,
  administratorsQuery,
  appealsQuery,
  casesQuery,
  decisionsQuery,
  type Listing,
  type View,
  viewsOfModerators,
  vouchesQuery,
} from "../features/moderation/queries.ts";
import { pageHead } from "../lib/head.ts";
import { shownLimit } from "../lib/query/query.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { oneOf, typed, uuid } from "../lib/search-params.ts";

type Search = {
  view?: Exclude<View, "open"> | "accounts" | undefined;
  limit?: number | undefined;
  /** Of people to vouch for, and of "accounts", which are among the members by now. */
  q?: string | undefined;
  /** Of "accounts" alone. */
  report?: string | undefined;
};

export const Route = createFileRoute("/moderation")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    view: oneOf(["decided", "accounts", "vouches", "administrators", "acts"], search["view"]),
    limit: shownLimit(search["limit"]),
    q: typed(search["q"])?.slice(0, 100),
    report: uuid(search["report"]),
  }),
  beforeLoad: ({ search }) => {
    if (search.view === "accounts") throw toMembers(search);
  },
  loaderDeps: ({ search: { view, limit } }) => ({ view: viewOf(view), limit }),
  loader: async ({ context: { language, queryClient }, deps: { view, ...listing } }) => {
    requireDesk(queryClient, viewsOfModerators.has(view) ? "moderators" : "administrators");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("moderation"),
        catalogue("vocabulary"),
        catalogue("action"),
        catalogue("passwords"),
      ),
      prefetch[view](queryClient, listing),
    ]);
    return pageHead(language.words(catalogue("moderation")).head, "/moderation");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Moderation,
});

type Prefetch = (queryClient: QueryClient, listing: Listing) => Promise<void>;
const prefetch: Record<View, Prefetch> = {
  open: async (client, { limit }) => {
    await Promise.all([client.prefetchQuery(casesQuery(limit)), client.prefetchQuery(appealsQuery(limit))]);
  },
  decided: (client, { limit }) => client.prefetchQuery(decisionsQuery(limit)),
  vouches: (client, { limit }) => client.prefetchQuery(vouchesQuery(limit)),
  administrators: (client) => client.prefetchQuery(administratorsQuery),
  acts: (client, { limit }) => client.prefetchQuery(actsQuery(limit)),
};

/** Where accounts were decided about before they were among the members. */
function toMembers({ q, report }: Search) {
  const isAsked = q !== undefined || report !== undefined;
  return redirect({ to: "/manage/members", search: isAsked ? { q, report } : { state: "limited" } });
}

function viewOf(view: Search["view"]): View {
  return view === undefined || view === "accounts" ? "open" : view;
}

function Moderation() {
  const { view, limit, q } = Route.useSearch();
  const { title, description } = useT(catalogue("moderation")).head;
  return (
    <DeskPage section="moderation" title={title} intro={description}>
      <ModerationPage view={viewOf(view)} listing={{ limit, q }} />
    </DeskPage>
  );
}
