import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Conversation, Message } from "@khamt/contract";
import { type Member, signInMember } from "../../../test/member.ts";
import { act, addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { addIdea } from "../../../test/rows.ts";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { blocks, deliveries, files, notifications, users } from "../../platform/db/schema/index.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { publish } from "../../platform/live/live.ts";
import { takeForgotten } from "../files/queries.ts";
import { closeConversation, openConversation } from "./open.ts";
import { notifyUnread } from "./notify-unread.ts";

let server: TestApp;
let bat: Talker;
let saraa: Talker;
let stranger: Talker;
let talk: string;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.reset();
  [bat, saraa, stranger] = [await talker("Бат"), await talker("Сараа"), await talker("Хэн нэгэн")];
  talk = await open();
});
afterAll(() => server.close());

type Talker = Member & {
  say: (text: string, more?: object) => ReturnType<Member["get"]>;
  send: (path: string, body: object) => ReturnType<Member["get"]>;
};

async function talker(firstName: string): Promise<Talker> {
  const member = await signInMember(server, { firstName, lastName: "Дорж" });
  const headers = { cookie: await server.signIn(member.id) };
  const send: Talker["send"] = (path, body) =>
    server.post(`/api/conversations/${talk}/${path}`, body, headers);
  return {
    ...member,
    send,
    say: (text, more = {}) => send("messages", { id: randomUUID(), text, ...more }),
  };
}

const subjectId = "00000000-0000-4000-8000-000000000001";

function open(about = subjectId): Promise<string> {
  const members: [string, string] = [bat.id, saraa.id];
  return openConversation(server.db, {
    kind: "connection",
    subjectId: about,
    members,
    now: server.clock.now(),
  });
}

async function messagesOf(member: Member, query = ""): Promise<Message[]> {
  return (await member.get(`/api/conversations/${talk}/messages${query}`)).json();
}

async function seenBy(member: Member): Promise<Conversation> {
  return (await member.get(`/api/conversations/${talk}`)).json();
}

describe("what a conversation is about", () => {
  test("is the idea that brought the two together, and never the name of one of them", async () => {
    const [one, other] = [await addPerson(server), await addPerson(server)];
    await connect(one, other);
    const titles = async (person: Person) =>
      (await person.get("/api/conversations")).json<Conversation[]>().map(({ title }) => title);
    expect(await titles(one)).toEqual([null]);
    expect(await titles(other)).toEqual([null]);

    const third = await addPerson(server);
    const idea = await addIdea(server.db, { userId: third.id, title: "Yak wool" });
    const source = { kind: "idea" as const, id: idea };
    await act(one, await invite(third, one, { source }), "accept");
    expect(await titles(third)).toEqual(["Yak wool"]);
    expect(new Set(await titles(one))).toEqual(new Set(["Yak wool", null]));
  });
});

describe("a conversation", () => {
  test("is opened once for what it is about, and shows each side the other", async () => {
    expect(await open()).toBe(talk);
    expect(await seenBy(bat)).toMatchObject({
      other: { id: saraa.id, name: "Сараа Дорж" },
      lastSeq: 0,
      unread: 0,
      isOpen: true,
    });
    await bat.say("Сайн байна уу?");
    const [listed] = (await saraa.get("/api/conversations")).json<Conversation[]>();
    expect(listed).toMatchObject({
      id: talk,
      other: { name: "Бат Дорж" },
      unread: 1,
      lastMessage: { text: "Сайн байна уу?", isOwn: false },
    });
    expect(JSON.stringify(listed)).not.toContain("@");
  });

  test("is nobody else's: not read, not counted, not found, not written to", async () => {
    await bat.say("нууц үг");
    const id = talk;
    for (const path of ["", "/messages"])
      expect((await stranger.get(`/api/conversations/${id}${path}`)).statusCode).toBe(404);
    for (const [path, body] of [
      ["messages", { id: randomUUID(), text: "Hi" }],
      ["read", { seq: 1 }],
      ["mute", { isMuted: true }],
      ["typing", {}],
    ] as const)
      expect((await stranger.send(path, body)).statusCode, path).toBe(404);
    expect((await stranger.get("/api/conversations")).json()).toEqual([]);
    expect((await stranger.get("/api/conversations/search?q=нууц")).json()).toEqual([]);
    expect((await stranger.get("/api/conversations/unread")).json()).toEqual({ unread: 0 });
  });

  test("pages to the less active, and back and forth through its messages", async () => {
    server.clock.pass({ minutes: 1 });
    const newer = await open("00000000-0000-4000-8000-000000000002");
    const first = await bat.get("/api/conversations?limit=1");
    expect(first.headers["x-total-count"]).toBe("2");
    expect(first.json<Conversation[]>().map(({ id }) => id)).toEqual([newer]);
    const next = /<([^>]+)>/.exec(String(first.headers["link"]))?.[1] ?? "";
    expect((await bat.get(next)).json<Conversation[]>().map(({ id }) => id)).toEqual([talk]);

    for (let part = 0; part < 3; part += 1) {
      for (let number = 0; number < 20; number += 1) await bat.say(`${part * 20 + number + 1}`);
      server.clock.pass({ minutes: 1 });
    }
    const seqs = (messages: Message[]) => [messages[0]?.seq, messages.at(-1)?.seq, messages.length];
    expect(seqs(await messagesOf(saraa))).toEqual([11, 60, 50]);
    expect(seqs(await messagesOf(saraa, "?before=11"))).toEqual([1, 10, 10]);
    expect(seqs(await messagesOf(saraa, "?after=58"))).toEqual([59, 60, 2]);
  });

  test("counts what is unread until it is read, never back, and leaves out what is muted", async () => {
    await bat.say("1");
    await bat.say("2");
    expect((await saraa.get("/api/conversations/unread")).json()).toEqual({ unread: 2 });
    expect((await saraa.send("read", { seq: 1 })).json()).toEqual({ unread: 1 });
    expect((await saraa.send("read", { seq: 99 })).json()).toEqual({ unread: 0 });
    await saraa.send("read", { seq: 1 });
    expect((await seenBy(bat)).otherReadSeq).toBe(2);
    await bat.say("3");
    expect((await saraa.send("mute", { isMuted: true })).json()).toMatchObject({ isMuted: true, unread: 1 });
    expect((await saraa.get("/api/conversations/unread")).json()).toEqual({ unread: 0 });
    await saraa.say("What I write, I have read before");
    expect(await seenBy(saraa)).toMatchObject({ unread: 0, readSeq: 4 });
  });

  test("shows links once both have written", async () => {
    await bat.say("https://example.com");
    expect((await seenBy(saraa)).areLinksShown).toBe(false);
    await saraa.say("OK");
    expect((await seenBy(saraa)).areLinksShown).toBe(true);
    expect((await seenBy(bat)).areLinksShown).toBe(true);
  });

  test("finds by words, whatever signs are in them, and by the other's name", async () => {
    await bat.say("Хөрөнгө оруулалт 100%_байгаа");
    const find = async (q: string) =>
      (await saraa.get(`/api/conversations/search?q=${encodeURIComponent(q)}`))
        .json<{ seq: number }[]>()
        .map(({ seq }) => seq);
    expect(await find("ХӨРӨНГӨ")).toEqual([1]);
    expect(await find("100%_")).toEqual([1]);
    expect(await find("1_0%")).toEqual([]);
    expect(await find("Бат")).toEqual([1]);
  });

  test("closed or blocked, it takes no more messages, says the same of both and keeps what was said", async () => {
    await bat.say("Before");
    await server.db.insert(blocks).values({ blockerId: saraa.id, blockedId: bat.id, createdAt: new Date() });
    const blocked = await bat.say("After");
    expect(blocked.json()).toMatchObject({ error: "conversation-closed" });
    expect((await seenBy(bat)).isOpen).toBe(false);
    await server.db.delete(blocks);
    await closeConversation(server.db, { kind: "connection", subjectId, now: server.clock.now() });
    const closed = await bat.say("After");
    expect([closed.statusCode, closed.json().message]).toEqual([blocked.statusCode, blocked.json().message]);
    expect((await seenBy(bat)).isOpen).toBe(false);
    expect(await messagesOf(saraa)).toHaveLength(1);
  });
});

describe("a message", () => {
  test("sent again under its id is one, at once or later, and nobody else's id", async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bat.say("Once", { id })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await saraa.say("My own", { id })).statusCode).toBe(200);
    await closeConversation(server.db, { kind: "connection", subjectId, now: server.clock.now() });
    expect((await bat.say("Once", { id })).json()).toMatchObject({ seq: 1, text: "Once" });
    expect((await messagesOf(bat)).map(({ seq, text }) => [seq, text])).toEqual([
      [1, "Once"],
      [2, "My own"],
    ]);
  });

  test("R34: of thirty at once twenty a minute pass, numbered without a gap; the answer says how long to wait", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => bat.say(`${number}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect((await messagesOf(bat)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, number) => number + 1),
    );
    expect((await saraa.say("Each has an own budget")).statusCode).toBe(200);
    server.clock.pass({ seconds: 60 });
    expect((await bat.say("Again")).statusCode).toBe(200);
  });

  test("says something, and not too much", async () => {
    expect((await bat.say("  ")).json()).toMatchObject({ parameter: "text" });
    expect((await bat.say("ү".repeat(4001))).json()).toMatchObject({ parameter: "text" });
    expect((await bat.say("ү".repeat(4000))).statusCode).toBe(200);
  });

  test("carries the sender's own files to the other side only, for as long as it is there", async () => {
    const key = randomUUID();
    const since = server.clock.now();
    const file = { key, name: "plan.pdf", type: "application/pdf", state: "stored" as const };
    await server.db.insert(files).values({ ...file, userId: bat.id, freeSince: since });
    await server.storage.put(key, Buffer.from("%PDF-"), "application/pdf");
    const attachments = [`/files/${key}`];
    const theirs = await saraa.say("Not mine", { attachments });
    expect(theirs.json()).toMatchObject({ parameter: "attachments" });
    expect((await saraa.get(`/files/${key}`)).statusCode).toBe(404);

    const sent = await bat.say("", { attachments });
    expect(sent.json()).toMatchObject({ attachments: [{ name: "plan.pdf", type: "application/pdf" }] });
    expect((await saraa.get(`/files/${key}`)).statusCode).toBe(200);
    expect((await stranger.get(`/files/${key}`)).statusCode).toBe(404);
    expect((await server.get(`/files/${key}`)).statusCode).toBe(404);
    server.clock.pass({ days: 30 });
    expect(await takeForgotten(server.db, server.clock.now())).toEqual([]);
  });

  test("is deleted by its sender alone, for both at once; its number, and nothing else, stays", async () => {
    const key = randomUUID();
    const stored = { userId: bat.id, state: "stored" as const, type: "application/pdf", name: "plan.pdf" };
    await server.db.insert(files).values({ key, ...stored, freeSince: server.clock.now() });
    await bat.say("Before");
    await bat.say("A secret", { attachments: [`/files/${key}`] });
    await saraa.say("After");
    const path = `/api/conversations/${talk}/messages/2`;
    for (const other of [saraa, stranger]) expect((await other.call("DELETE", path)).statusCode).toBe(404);
    expect((await bat.call("DELETE", `/api/conversations/${talk}/messages/3`)).statusCode).toBe(404);
    const gone = { seq: 2, text: "", attachments: [], isDeleted: true };
    expect((await bat.call("DELETE", path)).json()).toMatchObject(gone);
    expect((await bat.call("DELETE", path)).json()).toMatchObject(gone);
    expect(await messagesOf(saraa)).toMatchObject([{ seq: 1, isDeleted: false }, gone, { seq: 3 }]);
    expect(await seenBy(saraa)).toMatchObject({ lastSeq: 3, unread: 0, lastMessage: { text: "After" } });
    const { rows } = await server.db.execute("select text, attachments from messages where seq = 2");
    expect(rows).toEqual([{ text: "", attachments: [] }]);
    expect((await saraa.get(`/files/${key}`)).statusCode).toBe(404);
    // Its file has no day of grace.
    expect(await takeForgotten(server.db, server.clock.now())).toEqual([key]);
    expect((await saraa.get("/api/conversations/search?q=Bat")).json()).not.toContainEqual(
      expect.objectContaining({ seq: 2 }),
    );
  });

  test("deleted last is told of as such, and can be deleted in a closed conversation too", async () => {
    await bat.say("Stays short");
    await closeConversation(server.db, { kind: "connection", subjectId, now: server.clock.now() });
    expect((await bat.call("DELETE", `/api/conversations/${talk}/messages/1`)).statusCode).toBe(200);
    expect((await seenBy(saraa)).lastMessage).toMatchObject({ text: "", isDeleted: true });
  });

  test("outlives its sender's account without a name; with the last member goes all of it", async () => {
    await bat.say("Stays");
    const leave = async (id: string) => {
      await server.db.update(users).set({ deletesAt: server.clock.now() }).where(eq(users.id, id));
      await eraseDue(server.db, { now: server.clock.now(), post: async () => {} });
    };
    await leave(bat.id);
    expect(await seenBy(saraa)).toMatchObject({ other: null, isOpen: false, lastMessage: { text: "Stays" } });
    expect(await messagesOf(saraa)).toMatchObject([{ senderId: null, isOwn: false, text: "Stays" }]);
    expect((await saraa.say("Hello?")).json()).toMatchObject({ error: "conversation-closed" });
    await leave(saraa.id);
    const { rows } = await server.db.execute("select count(*)::int as left from messages");
    expect(rows).toEqual([{ left: 0 }]);
  });

  test("left unread for two minutes it is told of once, until the conversation is read", async () => {
    const tell = () =>
      notifyUnread({ db: server.db, live: { publish }, post: undefined, now: server.clock.now() });
    const unreadNews = async () =>
      (await server.db.select().from(notifications).where(eq(notifications.userId, saraa.id))).filter(
        ({ readAt }) => readAt === null,
      );
    const tellings = () => server.db.$count(deliveries, eq(deliveries.channel, "app"));
    await bat.say("1");
    await tell();
    expect(await unreadNews()).toEqual([]);
    server.clock.pass({ minutes: 2 });
    await Promise.all([tell(), tell()]);
    await bat.say("2");
    server.clock.pass({ minutes: 5 });
    await tell();
    expect(await unreadNews()).toMatchObject([
      { kind: "message", subjectId: talk, data: { actorName: "Бат Дорж" } },
    ]);
    expect(await tellings()).toBe(1);
    await saraa.send("read", { seq: 2 });
    expect(await unreadNews()).toEqual([]);
    await saraa.send("mute", { isMuted: true });
    await bat.say("3");
    server.clock.pass({ minutes: 5 });
    await tell();
    expect(await unreadNews()).toEqual([]);
    await saraa.send("mute", { isMuted: false });
    await tell();
    expect(await tellings()).toBe(2);
  });
});
