import type { UnreadMessages } from "@khamt/contract";
import { oneQuery } from "../../lib/query/query.ts";

/** In all conversations but the muted ones. */
export const unreadMessagesQuery = oneQuery<UnreadMessages>("/api/conversations/unread");
