import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../../features/messages/messages-page.tsx";
import { loadMessages } from "./-load.ts";
import { searchOf } from "./-search.ts";

export const Route = createFileRoute("/messages/")({
  validateSearch: searchOf,
  loader: async ({ context }) => (await loadMessages(context)).head,
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <MessagesPage q={Route.useSearch().q ?? ""} />,
});
