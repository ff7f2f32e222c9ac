export { tellUnread } from "./notify-unread.ts";
export { type Said, beginWith, closeConversation, openConversation } from "./queries.ts";
export { conversationRoutes } from "./routes.ts";
