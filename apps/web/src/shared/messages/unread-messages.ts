import { countUnreadMessages } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** In all conversations but the muted ones. */
export const unreadMessagesQuery = oneQuery(countUnreadMessages);
