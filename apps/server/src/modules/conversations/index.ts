export { notifyUnread } from "./notify-unread.ts";
export { type Said, beginWith, closeConversation, openConversation } from "./open.ts";
export { presentConversation } from "./present.ts";
export { waitingConversations } from "./queries.ts";
export { conversationRoutes } from "./routes.ts";
