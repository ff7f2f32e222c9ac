import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Conversation, Message } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import { settleNotifications } from "../notifications/index.ts";
import {
  deleteMessage,
  listMessages,
  markRead,
  type MessageRow,
  requireOther,
  sendMessage,
  setOwn,
  withFiles,
} from "./messages.ts";
import { mayTalk, mayWrite } from "./policy.ts";
import { presentConversation, presentFound, presentMessage } from "./present.ts";
import { countUnread, getConversation, listConversations } from "./queries.ts";
import { searchMessages } from "./search-messages.ts";

type Deps = { db: Db; live: Live; clock: () => Date };

export async function conversationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayTalk;
  addRoute(app, routes.listConversations, { access, handler: listOwn(deps) });
  addRoute(app, routes.countUnreadMessages, { access, handler: countOwnUnread(deps) });
  addRoute(app, routes.searchMessages, { access, config: { cost: 10 }, handler: search(deps) });
  addRoute(app, routes.getConversation, { access, handler: getOne(deps) });
  addRoute(app, routes.listMessages, { access, handler: listOfConversation(deps) });
  addRoute(app, routes.sendMessage, { access: mayWrite, handler: send(deps) });
  addRoute(app, routes.deleteMessage, { access, handler: deleteOne(deps) });
  addRoute(app, routes.markMessagesRead, { access, handler: read(deps) });
  addRoute(app, routes.sendTyping, { access: mayWrite, handler: sendTyping(deps) });
  addRoute(app, routes.noteConversation, { access, handler: changeOwn(deps) });
  addRoute(app, routes.muteConversation, { access, handler: changeOwn(deps) });
}

function listOwn({ db }: Deps): HandlerOf<typeof routes.listConversations> {
  return async (request, reply) => {
    const userId = requireMember(request).user.id;
    const page = await listConversations(db, { userId, language: request.language }, request.query);
    return sendPage({ request, reply, page }, (row) => presentConversation(row, userId));
  };
}

function countOwnUnread({ db }: Deps): HandlerOf<typeof routes.countUnreadMessages> {
  return async (request) => ({ unread: await countUnread(db, requireMember(request).user.id) });
}

function search({ db }: Deps): HandlerOf<typeof routes.searchMessages> {
  return async (request) => {
    const { id } = requireMember(request).user;
    return (await searchMessages(db, id, request.query.q)).map((found) => presentFound(id, found));
  };
}

function getOne({ db }: Deps): HandlerOf<typeof routes.getConversation> {
  return (request) => readConversation(db, placeOf(request), request.language);
}

function listOfConversation({ db }: Deps): HandlerOf<typeof routes.listMessages> {
  return async (request) => {
    const place = placeOf(request);
    await requireOther(db, place);
    const rows = await withFiles(db, await listMessages(db, { id: place.id, ...request.query }));
    return rows.map((row) => presentMessage(row, place.userId));
  };
}

function send({ db, live, clock }: Deps): HandlerOf<typeof routes.sendMessage> {
  return async (request) => {
    const place = placeOf(request);
    const row = await sendMessage(db, { ...place, live, input: request.body, now: clock() });
    return readMessage(db, row, place.userId);
  };
}

function deleteOne({ db, live, clock }: Deps): HandlerOf<typeof routes.deleteMessage> {
  return async (request) => {
    const place = placeOf(request);
    const row = await deleteMessage(db, { ...place, seq: request.params.seq, live, now: clock() });
    return readMessage(db, row, place.userId);
  };
}

function read({ db, live, clock }: Deps): HandlerOf<typeof routes.markMessagesRead> {
  return async (request) => {
    const { id, userId } = placeOf(request);
    if (await markRead(db, { id, userId, seq: request.body.seq, live }))
      await settleNotifications(db, { to: userId, kind: "message", subjectId: id, now: clock() });
    return { unread: await countUnread(db, userId) };
  };
}

function sendTyping({ db, live }: Deps): HandlerOf<typeof routes.sendTyping> {
  return async (request) => {
    const place = placeOf(request);
    const { isOpen, other } = await readConversation(db, place, request.language);
    if (isOpen && other) await live.publish(db, [other.id], { kind: "typing", conversationId: place.id });
    return { id: place.id };
  };
}

function changeOwn({
  db,
  live,
}: Deps): HandlerOf<typeof routes.muteConversation> & HandlerOf<typeof routes.noteConversation> {
  return async (request) => {
    const place = placeOf(request);
    await setOwn(db, { ...place, live, own: request.body });
    return readConversation(db, place, request.language);
  };
}

type Place = { id: string; userId: string };

function placeOf(request: FastifyRequest & { params: { id: string } }): Place {
  return { id: request.params.id, userId: requireMember(request).user.id };
}

async function readConversation(db: Db, place: Place, language: Language): Promise<Conversation> {
  return presentConversation(await getConversation(db, { ...place, language }), place.userId);
}

async function readMessage(db: Db, row: MessageRow, userId: string): Promise<Message> {
  const [message] = await withFiles(db, [row]);
  if (!message) throw new Error("a message was not presented");
  return presentMessage(message, userId);
}
