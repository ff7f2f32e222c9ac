import * as z from "zod";
import * as calls from "../calls/conversations.ts";
import {
  conversation,
  conversationQuery,
  foundMessage,
  message,
  messageInput,
  messageParams,
  messageQuery,
  messageSearchQuery,
  muteInput,
  noteInput,
  readMessagesInput,
  unreadMessages,
} from "../members/conversation.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Conversations";

export const conversationsRoutes = {
  listConversations: {
    call: calls.listConversations,
    summary: "The member's conversations, the last active first",
    tag,
    query: conversationQuery,
    answer: z.array(conversation),
    isPage: true,
  },
  countUnreadMessages: {
    call: calls.countUnreadMessages,
    summary: "How many messages are unread",
    tag,
    answer: unreadMessages,
  },
  searchMessages: {
    call: calls.searchMessages,
    summary: "The newest of the member's messages that say this, or are exchanged with somebody called so",
    tag,
    query: messageSearchQuery,
    answer: z.array(foundMessage),
  },
  getConversation: {
    call: calls.getConversation,
    summary: "One conversation",
    tag,
    params: idParams,
    answer: conversation,
    errors: ["not-found"],
  },
  listMessages: {
    call: calls.listMessages,
    summary: "Messages in their order: the newest, or those before or after a number",
    tag,
    params: idParams,
    query: messageQuery,
    answer: z.array(message),
    errors: ["not-found"],
  },
  sendMessage: {
    call: calls.sendMessage,
    summary: "Sends a message; sent again under the same id, it is still one",
    tag,
    params: idParams,
    body: messageInput,
    answer: message,
    errors: ["not-found", "conversation-closed", "conflict"],
    example: { id: "0190a6f4-9d1c-4c1e-8f6e-0d5b2c7a1e11", text: "Сайн байна уу?" },
  },
  deleteMessage: {
    call: calls.deleteMessage,
    summary: "Deletes one of the member's own messages for both sides; its number stays",
    tag,
    params: messageParams,
    answer: message,
    errors: ["not-found"],
  },
  markMessagesRead: {
    call: calls.markMessagesRead,
    summary: "All up to this number is read",
    tag,
    params: idParams,
    body: readMessagesInput,
    answer: unreadMessages,
    errors: ["not-found"],
  },
  sendTyping: {
    call: calls.sendTyping,
    summary: "Tells the other side that a message is being written; kept nowhere",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
  noteConversation: {
    call: calls.noteConversation,
    summary: "What the member writes down about it for themselves; the other side never gets it",
    tag,
    params: idParams,
    body: noteInput,
    answer: conversation,
    errors: ["not-found"],
  },
  muteConversation: {
    call: calls.muteConversation,
    summary: "Whether new messages count as unread and are told of",
    tag,
    params: idParams,
    body: muteInput,
    answer: conversation,
    errors: ["not-found"],
  },
} satisfies Routes;
