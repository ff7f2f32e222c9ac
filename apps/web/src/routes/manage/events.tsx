import { createFileRoute } from "@tanstack/react-router";
import { programmeIn } from "../../features/manage/frame/of-programme.tsx";
import { programmeChoiceQuery } from "../../features/manage/frame/programme-choice.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { EventsDesk } from "../../features/manage/events/events-desk.tsx";
import { managedEventsQuery } from "../../features/manage/events/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownSearch } from "../../lib/query/query.ts";

type Search = { limit?: number | undefined; programme?: string | undefined };

export const Route = createFileRoute("/manage/events")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...shownSearch(search),
    programme: programmeIn(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit, programme } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("manage-events"), catalogue("action")),
      queryClient.prefetchQuery(managedEventsQuery({ limit, programme })),
      queryClient.prefetchQuery(programmeChoiceQuery),
    ]);
    return pageHead(language.words(catalogue("manage-events")).head, "/manage/events");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Events,
});

function Events() {
  const { limit, programme } = Route.useSearch();
  return <EventsDesk {...{ limit, programme }} />;
}
