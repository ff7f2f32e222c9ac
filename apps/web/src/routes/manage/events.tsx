import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { EventsDesk } from "../../features/manage/events/events-desk.tsx";
import { managedEventsQuery } from "../../features/manage/events/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownSearch } from "../../lib/query/query.ts";

export const Route = createFileRoute("/manage/events")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("manage-events"), catalogue("action")),
      queryClient.prefetchQuery(managedEventsQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("manage-events")).head, "/manage/events");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Events,
});

function Events() {
  return <EventsDesk limit={Route.useSearch().limit} />;
}
