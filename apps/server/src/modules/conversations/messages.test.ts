import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deliveries, files, notifications, users } from "../../platform/db/schema/index.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { publish } from "../../platform/live/live.ts";
import { takeForgotten } from "../files/queries.ts";
import { closeConversation } from "./open.ts";
import { notifyUnread } from "./notify-unread.ts";
import {
  server,
  bat,
  saraa,
  stranger,
  talk,
  subjectId,
  messagesOf,
  seenBy,
  useTalkers,
} from "./set-up-conversations.ts";
import { noLetters } from "../../../test/rows.ts";

useTalkers();

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
      await eraseDue(server.db, { now: server.clock.now(), ...noLetters });
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
