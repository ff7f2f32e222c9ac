import { createFileRoute } from "@tanstack/react-router";
import { EventsPage, eventsQuery } from "../features/events/events-page.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/events")({
  loader: async ({ context: { language, queryClient } }) => {
    await Promise.all([
      language.load(catalogue("events"), catalogue("action")),
      queryClient.prefetchQuery(eventsQuery),
    ]);
    return pageHead(language.words(catalogue("events")).head, "/events");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EventsPage,
});
