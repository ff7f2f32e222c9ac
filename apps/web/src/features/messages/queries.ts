import type { Conversation, FoundMessage } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query.ts";

export const pageOfConversations = 50;

export const conversationsQuery = (limit: number) => listQuery<Conversation>("/api/conversations", { limit });

export const conversationQuery = (id: string) => oneQuery<Conversation>(`/api/conversations/${id}`);

/** Not below the conversations, which are asked for anew with each event: a thread asks for what follows only. */
export const firstMessagesPath = (id: string) => `/api/conversations/${id}/messages`;

export const firstMessagesKey = (id: string) => ["messages", id] as const;

export const foundQuery = (q: string) => ({
  ...oneQuery<FoundMessage[]>(`/api/conversations/search?q=${encodeURIComponent(q)}`),
  enabled: q.length > 1,
});
