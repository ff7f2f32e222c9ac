import type { Conversation } from "@khamt/contract";
import { getConversation, listConversations, listMessages, searchMessages } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export const pageOfConversations = 50;

export const conversationsQuery = (limit: number) => listQuery(listConversations, { query: { limit } });

export const conversationQuery = (id: string) => oneQuery(getConversation, { params: { id } });

/** The newest of a conversation. An event does not ask for them anew: a thread asks for what follows only. */
export const firstMessagesQuery = (id: string) => oneQuery(listMessages, { params: { id } });

export const foundQuery = (q: string) => ({
  ...oneQuery(searchMessages, { query: { q } }),
  enabled: q.length > 1,
});

/** How the other side is called; an account may say no name, or be gone. */
export function nameOfOther(
  { other }: Pick<Conversation, "other">,
  t: { member: string; gone: string },
): string {
  if (other === null) return t.gone;
  return other.name || t.member;
}
