export { notifyUnread } from "./notify-unread.ts";
export { type Said, beginWith, closeConversation, openConversation } from "./open.ts";
export { conversationRoutes } from "./routes.ts";
