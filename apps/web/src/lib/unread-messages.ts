import type { UnreadMessages } from "@khamt/contract";
import { oneQuery } from "./query.ts";

/** In all conversations but the muted ones. */
export const unreadMessagesQuery = oneQuery<UnreadMessages>("/api/conversations/unread");
