import type { Conversation } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../../features/messages/messages-page.tsx";
import { conversationQuery, firstMessagesQuery, nameOfOther } from "../../features/messages/queries.ts";
import { Thread } from "../../features/messages/thread.tsx";
import { SafetyActions } from "../../features/safety/safety-actions.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { loadMessages } from "./-load.ts";
import { searchOf, type MessagesSearch } from "./-search.ts";

type Search = {
  /** The message that a search has found. */
  at?: number | undefined;
} & MessagesSearch;

export const Route = createFileRoute("/messages/$id")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const at = Math.floor(Number(search["at"]));
    return { ...searchOf(search), at: at > 0 ? at : undefined };
  },
  loader: async ({ context, params: { id } }) => {
    const { isMember, head } = await loadMessages(context);
    if (!isMember) return head;
    const { queryClient } = context;
    await Promise.all([
      context.language.load(catalogue("safety")),
      orNotFound(queryClient.ensureQueryData(conversationQuery(id))),
      orNotFound(
        // Until an event says that they may have changed: what follows is asked for by the thread.
        queryClient.fetchQuery(firstMessagesQuery(id)),
      ),
    ]);
    return head;
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OneConversation,
});

function OneConversation() {
  const { id } = Route.useParams();
  const { q, at } = Route.useSearch();
  const { queryClient } = Route.useRouteContext();
  const isMember = useUser() !== null;
  const conversation = useQuery<Conversation>({ ...conversationQuery(id), enabled: isMember }).data;
  const t = useT(catalogue("messages")).thread;
  const name = conversation === undefined ? "" : nameOfOther(conversation, t);
  const first = queryClient.getQueryData(firstMessagesQuery(id).queryKey) ?? [];
  return (
    <MessagesPage q={q ?? ""}>
      {conversation !== undefined && (
        <Thread
          key={id}
          {...{ conversation, first, at }}
          safety={<SafetyActions subject={{ kind: "conversation", id }} name={name} />}
        />
      )}
    </MessagesPage>
  );
}
