import type { Conversation, FoundMessage } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export const pageOfConversations = 50;

export const conversationsQuery = (limit: number) => listQuery<Conversation>("/api/conversations", { limit });

export const conversationQuery = (id: string) => oneQuery<Conversation>(`/api/conversations/${id}`);

export const firstMessagesPath = (id: string) => `/api/conversations/${id}/messages`;

export const foundQuery = (q: string) => ({
  ...oneQuery<FoundMessage[]>(`/api/conversations/search?q=${encodeURIComponent(q)}`),
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
