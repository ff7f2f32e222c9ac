import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  conversation,
  conversationQuery,
  foundMessage,
  idParams,
  message,
  messageInput,
  messageParams,
  messageQuery,
  messageSearchQuery,
  muteInput,
  readMessagesInput,
  unreadMessages,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import type { Live } from "../../platform/live/live.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { settleNews } from "../notifications/index.ts";
import { countUnread, getConversation, listConversations, searchMessages } from "./list.ts";
import { deleteMessage, listMessages, markRead, mute, requireOther, sendMessage } from "./messages.ts";
import { mayTalk } from "./policy.ts";
import { presentConversations, presentFound, presentMessages } from "./present.ts";

type Options = { db: Db; live: Live; clock: () => Date };

const config = { access: mayTalk };
const tags = ["Conversations"];

export const conversationRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, live, clock }) => {
  app.get(
    "/api/conversations",
    {
      config,
      schema: {
        summary: "The member's conversations, the last active first",
        tags,
        querystring: conversationQuery,
        response: { 200: z.array(conversation), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = requireMember(request).user;
      const page = await listConversations(db, id, request.query);
      const rows = await presentConversations(db, { userId: id, reader: request.language }, page.rows);
      return sendPage({ request, reply, page: { ...page, rows } }, (row) => row);
    },
  );

  app.get(
    "/api/conversations/unread",
    {
      config,
      schema: {
        summary: "How many messages are unread",
        tags,
        response: { 200: unreadMessages, ...failures },
      },
    },
    async (request) => ({ unread: await countUnread(db, requireMember(request).user.id) }),
  );

  app.get(
    "/api/conversations/search",
    {
      config,
      schema: {
        summary:
          "The newest of the member's messages that say this, or are exchanged with somebody called so",
        tags,
        querystring: messageSearchQuery,
        response: { 200: z.array(foundMessage), ...failures },
      },
    },
    async (request) => {
      const { id } = requireMember(request).user;
      return (await searchMessages(db, id, request.query.q)).map((found) => presentFound(id, found));
    },
  );

  app.get(
    "/api/conversations/:id",
    {
      config,
      schema: {
        summary: "One conversation",
        tags,
        params: idParams,
        response: { 200: conversation, ...failures },
      },
    },
    (request) => one({ userId: requireMember(request).user.id, reader: request.language }, request.params.id),
  );

  app.get(
    "/api/conversations/:id/messages",
    {
      config,
      schema: {
        summary: "Messages in their order: the newest, or those before or after a number",
        tags,
        params: idParams,
        querystring: messageQuery,
        response: { 200: z.array(message), ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { id } = request.params;
      await requireOther(db, { id, userId });
      return presentMessages(db, userId, await listMessages(db, { id, ...request.query }));
    },
  );

  app.post(
    "/api/conversations/:id/messages",
    {
      config,
      schema: {
        summary: "Sends a message; sent again under the same id, it is still one",
        tags,
        params: idParams,
        body: messageInput,
        response: { 200: message, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { params, body: input } = request;
      const row = await sendMessage(db, { id: params.id, userId, live, input, now: clock() });
      const [sent] = await presentMessages(db, userId, [row]);
      if (!sent) throw new Error("a message was not presented");
      return sent;
    },
  );

  app.delete(
    "/api/conversations/:id/messages/:seq",
    {
      config,
      schema: {
        summary: "Deletes one of the member's own messages for both sides; its number stays",
        tags,
        params: messageParams,
        response: { 200: message, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const row = await deleteMessage(db, { ...request.params, userId, live, now: clock() });
      const [left] = await presentMessages(db, userId, [row]);
      if (!left) throw new Error("a message was not presented");
      return left;
    },
  );

  app.post(
    "/api/conversations/:id/read",
    {
      config,
      schema: {
        summary: "All up to this number is read",
        tags,
        params: idParams,
        body: readMessagesInput,
        response: { 200: unreadMessages, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { id } = request.params;
      if (await markRead(db, { id, userId, seq: request.body.seq, live }))
        await settleNews(db, { to: userId, kind: "message", subjectId: id, now: clock() });
      return { unread: await countUnread(db, userId) };
    },
  );

  app.post(
    "/api/conversations/:id/typing",
    {
      config,
      schema: {
        summary: "Tells the other side that a message is being written; kept nowhere",
        tags,
        params: idParams,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { id } = request.params;
      const { isOpen, other } = await one({ userId, reader: request.language }, id);
      if (isOpen && other) await live.publish(db, [other.id], { kind: "typing", conversationId: id });
      return { id };
    },
  );

  app.post(
    "/api/conversations/:id/mute",
    {
      config,
      schema: {
        summary: "Whether new messages count as unread and are told of",
        tags,
        params: idParams,
        body: muteInput,
        response: { 200: conversation, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { id } = request.params;
      await mute(db, { id, userId, live, ...request.body });
      return one({ userId, reader: request.language }, id);
    },
  );

  async function one(reading: { userId: string; reader: Language }, id: string) {
    const row = await getConversation(db, reading.userId, id);
    const [shown] = await presentConversations(db, reading, [row]);
    if (!shown) throw new Error("a conversation was not presented");
    return shown;
  }
};
