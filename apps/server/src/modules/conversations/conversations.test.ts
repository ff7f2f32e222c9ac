import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Conversation, Message } from "@khamt/contract";
import { act, addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { addIdea } from "../../../test/rows.ts";
import { blocks, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { closeConversation } from "./open.ts";
import {
  server,
  bat,
  saraa,
  stranger,
  talk,
  subjectId,
  open,
  messagesOf,
  seenBy,
  useTalkers,
} from "./set-up-conversations.ts";

useTalkers();

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

  test("names the other as their profile does, and says when that is deleted", async () => {
    const one = await addPerson(server);
    const other = await addPerson(server, { firstName: "Sarantuya" }, { firstName: "Sara", lastName: "B." });
    await connect(one, other);
    const named = [{ other: { name: "Sara B." } }];
    expect((await one.get("/api/conversations")).json()).toMatchObject(named);
    expect((await one.get("/api/connections?tab=connected")).json()).toMatchObject({ items: named });
    const gone = async (reader: Person) =>
      (await reader.get("/api/conversations"))
        .json<Conversation[]>()
        .map(({ isProfileGone }) => isProfileGone);
    expect(await gone(one)).toEqual([false]);
    await server.db.delete(startupCofounders).where(eq(startupCofounders.userId, other.id));
    expect([await gone(one), await gone(other)]).toEqual([[true], [false]]);
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
      ["note", { note: "Mine" }],
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

  test("has a note of each side, which the other never gets, and none once it is taken away", async () => {
    const note = "Knows cooling.\nDecides in March.";
    expect((await bat.send("note", { note: ` ${note} ` })).json()).toMatchObject({ note });
    expect((await bat.get("/api/conversations")).json()).toMatchObject([{ note }]);
    expect((await seenBy(saraa)).note).toBe(null);
    await saraa.send("note", { note: "Asks for much" });
    expect((await seenBy(bat)).note).toBe(note);
    expect((await bat.send("note", { note: "x".repeat(1001) })).statusCode).toBe(400);
    expect((await bat.send("note", { note: " \u200b" })).statusCode).toBe(400);
    expect((await bat.send("note", { note: null })).json()).toMatchObject({ note: null });
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
    for (const name of ["Бат", "Dorj", "dorj bat"]) expect(await find(name), name).toEqual([1]);
  });

  test("closed before anybody wrote, it is in no list, and can be opened all the same", async () => {
    const about = randomUUID();
    const unsaid = await open(about);
    await bat.say("Hello");
    await closeConversation(server.db, { kind: "connection", subjectId, now: server.clock.now() });
    const listed = async () => {
      const answer = await bat.get("/api/conversations");
      const ids = answer.json<Conversation[]>().map(({ id }) => id);
      return { ids: new Set(ids), total: answer.headers["x-total-count"] };
    };
    expect(await listed()).toEqual({ ids: new Set([talk, unsaid]), total: "2" });
    await closeConversation(server.db, { kind: "connection", subjectId: about, now: server.clock.now() });
    expect(await listed()).toEqual({ ids: new Set([talk]), total: "1" });
    expect((await bat.get(`/api/conversations/${unsaid}`)).json()).toMatchObject({ isOpen: false });
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

  test.each([
    ["is suspended", { standing: "suspended" }, { standing: "good" }],
    ["is about to go", { deletesAt: new Date("2030-01-01") }, { deletesAt: null }],
  ] as const)(
    "with somebody who %s rests for both, and goes on when they are back",
    async (_, away, back) => {
      await bat.say("Before");
      const set = (standing: typeof away | typeof back) =>
        server.db.update(users).set(standing).where(eq(users.id, saraa.id));
      await set(away);
      expect(await seenBy(bat)).toMatchObject({ isOpen: false, other: { id: saraa.id, isAway: true } });
      expect((await bat.say("Now?")).json()).toMatchObject({ error: "conversation-closed" });
      await set(back);
      expect(await seenBy(bat)).toMatchObject({ isOpen: true, other: { isAway: false } });
      expect((await bat.say("Now?")).statusCode).toBe(200);
      expect((await messagesOf(saraa)).map(({ text }) => text)).toEqual(["Before", "Now?"]);
    },
  );

  test("takes nothing from who is about to go, whom nobody could answer", async () => {
    await server.db
      .update(users)
      .set({ deletesAt: new Date("2030-01-01") })
      .where(eq(users.id, saraa.id));
    expect(await seenBy(saraa)).toMatchObject({ isOpen: false, other: { isAway: false } });
    expect((await saraa.say("I leave")).json()).toMatchObject({ error: "conversation-closed" });
  });
});
