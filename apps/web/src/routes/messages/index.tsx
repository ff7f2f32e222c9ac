import { createFileRoute } from "@tanstack/react-router";
import { messagesCatalogue } from "../../features/messages/catalogue.ts";
import { MessagesPage } from "../../features/messages/messages-page.tsx";
import { pageHead } from "../../lib/head.ts";
import { loadMessages, searchOf } from "./-load.ts";

export const Route = createFileRoute("/messages/")({
  validateSearch: searchOf,
  loader: async ({ context }) => void (await loadMessages(context)),
  head: ({ match }) => pageHead(match.context.language.words(messagesCatalogue).head, "/messages"),
  component: () => <MessagesPage q={Route.useSearch().q ?? ""} />,
});
