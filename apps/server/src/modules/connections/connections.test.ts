import { eq } from "drizzle-orm";
import type { ConnectionList } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { act, addPerson, connect, invitationTo, invite, type Person } from "../../../test/people.ts";
import { failingOnce } from "../../../test/failing-once.ts";
import { addIdea } from "../../../test/rows.ts";
import { connections, deliveries, notifications, users } from "../../platform/db/schema/index.ts";
import { publish } from "../../platform/live/live.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { keepInvitations } from "./remind.ts";
import { server, standing, refusal, repeat, useConnections } from "./set-up-connections.ts";

useConnections();

const list = async (person: Person, tab: string) =>
  (await person.get(`/api/connections?tab=${tab}`)).json<ConnectionList>();

const keep = (live = { publish }) => {
  const { db, clock } = server;
  return keepInvitations({
    db,
    live,
    post: undefined,
    now: clock.now(),
    conduct: usualConduct,
  });
};

const newsOf = async (person: Person) =>
  (
    await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.id))
      .orderBy(notifications.kind)
  ).map(({ kind, data, readAt }) => [kind, "text" in data ? data.text : undefined, readAt !== null]);

describe("an invitation", () => {
  test("is read, asked about, answered and accepted, and a conversation opens with what was said", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const settings = { question: "Why me?", weeklyCap: 20, calendarUrl: null };
    expect((await sara.put("/api/connections/settings", settings)).json()).toEqual(settings);
    expect(await standing(bat, sara)).toMatchObject({ is: "nothing", question: "Why me?" });
    expect(await refusal(bat, sara)).toBe("invalid-parameter");

    const input = { answer: "You built a dairy", source: bat.profile };
    const sent = await invite(bat, sara, input);
    expect(sent).toMatchObject({
      role: "sender",
      state: "sent",
      actions: ["withdraw"],
      other: { name: sara.name },
    });
    expect(await standing(sara, bat)).toMatchObject({ is: "invites-me", connectionId: sent.id });

    expect(await act(sara, sent, "view")).toMatchObject({
      state: "viewed",
      actions: ["accept", "decline", "ask", "not-now"],
      question: "Why me?",
      answer: "You built a dairy",
      source: bat.profile,
      compatibility: expect.any(Number),
    });
    await act(sara, sent, "ask", { text: "How many hours?" });
    expect((await list(bat, "sent")).items[0]).toMatchObject({
      state: "viewed",
      actions: ["answer", "withdraw"],
    });
    const answered = await act(bat, sent, "answer", { text: "Forty" });
    expect(answered.asked).toMatchObject([{ question: "How many hours?", answer: "Forty" }]);
    const accepted = await act(sara, sent, "accept");
    expect(accepted).toMatchObject({ state: "accepted", actions: [], conversationId: expect.any(String) });

    expect(await standing(bat, sara)).toMatchObject({
      is: "connected",
      conversationId: accepted.conversationId,
    });
    const url = `/api/conversations/${accepted.conversationId}`;
    const said = (await bat.get(`${url}/messages`)).json<{ text: string; isOwn: boolean; seq: number }[]>();
    expect(said.map(({ seq, isOwn, text }) => [seq, isOwn, text])).toEqual([
      [1, true, sent.message],
      [2, true, "Why me?\nYou built a dairy"],
      [3, false, "How many hours?"],
      [4, true, "Forty"],
    ]);
    for (const one of [bat, sara]) {
      const opened = (await one.get(url)).json();
      expect(opened).toMatchObject({ unread: 0, lastSeq: 4, otherReadSeq: 4 });
    }
    expect((await list(bat, "connected")).items).toMatchObject([{ id: sent.id, role: "sender" }]);
    expect((await list(sara, "received")).counts).toEqual({ received: 0, sent: 0, connected: 1 });
    expect(await newsOf(bat)).toEqual([
      ["invitation-answer", "accepted", false],
      ["question", "How many hours?", true],
    ]);
    expect(await newsOf(sara)).toEqual([
      ["invitation", sent.message, true],
      ["question", "Forty", true],
    ]);
  });

  test("sent again is the same one, and nothing new", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const input = invitationTo(sara);
    const answers = await Promise.all([1, 2, 3].map(() => bat.post("/api/connections", input)));
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    expect(await server.db.$count(connections)).toBe(1);
    expect(await refusal(bat, sara)).toBe("already-invited");
  });

  test("crossing another is its acceptance, whoever comes first", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const answers = await Promise.all([
      bat.post("/api/connections", invitationTo(sara)),
      sara.post("/api/connections", invitationTo(bat)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await server.db.select({ state: connections.state }).from(connections)).toEqual([
      { state: "accepted" },
    ]);
  });

  test("goes to nobody who is an example, oneself or not listed", async () => {
    const [bat, shown] = [
      await addPerson(server),
      await addPerson(server, { isDemo: true }, { isDemo: true }),
    ];
    expect(await standing(bat, shown)).toMatchObject({ is: "example" });
    expect(await refusal(bat, shown)).toBe("example-profile");
    expect(await standing(bat, bat)).toMatchObject({ is: "own" });
    expect(await refusal(bat, bat)).toBe("not-allowed");
    const gone = await addPerson(server, {}, { isAvailable: false });
    expect(await refusal(bat, gone)).toBe("not-found");
    expect(await refusal(bat, await addPerson(server), { source: gone.profile })).toBe("invalid-parameter");
  });

  test("is declined with a reason, and its sender rests for 21 days", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    await act(sara, sent, "decline", { reason: "no-time", text: "Not this year" });
    expect((await list(bat, "sent")).items[0]).toMatchObject({
      state: "declined",
      declined: { reason: "no-time", text: "Not this year" },
      actions: [],
    });
    expect((await sara.post(`/api/connections/${sent.id}/accept`)).statusCode).toBe(409);
    expect(await refusal(bat, sara)).toBe("invited-recently");
    server.clock.pass({ days: 21 });
    await invite(bat, sara);
  });

  test("is ended and told of in time, whatever fails for another", async () => {
    const [bat, ...others] = [await addPerson(server), await addPerson(server), await addPerson(server)];
    for (const each of others) await invite(bat, each);
    server.clock.pass({ days: 2, minutes: 1 });
    await expect(keep(failingOnce())).rejects.toThrow("not this one");
    expect(await server.db.$count(connections, eq(connections.reminders, 1))).toBe(1);
    server.clock.pass({ days: 13 });
    await expect(keep(failingOnce())).rejects.toThrow("not this one");
    expect(await server.db.$count(connections, eq(connections.state, "expired"))).toBe(1);
  });

  test("taken back is gone for its receiver, and cannot come again for 21 days", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    await act(bat, sent, "withdraw");
    expect((await list(sara, "received")).items).toEqual([]);
    expect(await refusal(bat, sara)).toBe("invited-recently");
    expect(await standing(bat, sara)).toMatchObject({
      is: "nothing",
      refusal: {
        why: "invited-recently",
        until: new Date(server.clock.now().getTime() + 21 * 86_400_000).toISOString(),
      },
    });
    // Its words are no longer under the bell either.
    expect(await newsOf(sara)).toEqual([]);
  });

  test("set aside tells its sender nothing, and may still be accepted", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    const before = await act(sara, sent, "view");
    await act(sara, sent, "not-now");
    expect(before.isSetAside).toBe(false);
    expect((await list(sara, "received")).items[0]).toMatchObject({ isSetAside: true });
    const seen = (await list(bat, "sent")).items[0];
    expect(seen).toMatchObject({ state: "viewed", actions: ["withdraw"], isSetAside: false });
    expect(await newsOf(bat)).toEqual([]);
    expect(await act(sara, sent, "accept")).toMatchObject({ state: "accepted" });
  });

  test("reminds after 2 and 9 days, then no more, and ends after 14", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    await invite(bat, sara);
    const told = async () =>
      (await server.db.select().from(deliveries).where(eq(deliveries.userId, sara.id))).filter(
        ({ kind, channel }) => kind === "invitation" && channel === "app",
      ).length;
    const notes = async () =>
      (await server.db.select().from(notifications).where(eq(notifications.userId, sara.id))).map(
        ({ data }) => "note" in data && data.note,
      );
    expect(await notes()).toEqual([false]);
    const counts: number[] = [];
    for (let day = 0; day < 16; day++) {
      await keep();
      counts.push(await told());
      server.clock.pass({ days: 1, minutes: 1 });
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]);
    expect(await notes()).toEqual(["reminder"]);
    expect((await list(bat, "sent")).items[0]).toMatchObject({ state: "expired", actions: [] });
    expect(await newsOf(bat)).toEqual([["invitation-answer", "expired", false]]);
    await invite(bat, sara);
  });

  test("is over the moment its time is, whether or not the job has come by", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    server.clock.pass({ days: 14 });
    expect((await list(sara, "received")).items[0]).toMatchObject({ state: "expired", actions: [] });
    expect((await sara.post(`/api/connections/${sent.id}/accept`)).statusCode).toBe(409);
    expect(await standing(bat, sara)).toMatchObject({ is: "nothing" });
    await invite(bat, sara);
  });

  test("of somebody who is suspended waits for nobody until they are back", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    const is = (state: "suspended" | "good") =>
      server.db.update(users).set({ standing: state }).where(eq(users.id, bat.id));
    await is("suspended");
    const { items, counts } = await list(sara, "received");
    expect(items).toMatchObject([{ id: sent.id, other: { isAway: true }, actions: ["decline", "not-now"] }]);
    expect(counts.received).toBe(0);
    expect((await sara.get("/api/dashboard")).json()).toMatchObject({ waiting: [] });
    expect((await sara.post(`/api/connections/${sent.id}/accept`)).statusCode).toBe(409);
    expect((await sara.post(`/api/connections/${sent.id}/ask`, { text: "Who?" })).statusCode).toBe(409);
    await is("good");
    expect((await list(sara, "received")).counts.received).toBe(1);
    expect(await act(sara, sent, "accept")).toMatchObject({ state: "accepted", other: { isAway: false } });
  });

  test("is nobody else's to read, count or move", async () => {
    const [bat, sara, eve] = [await addPerson(server), await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    for (const call of ["view", "accept", "not-now", "withdraw", "decline"])
      expect((await eve.post(`/api/connections/${sent.id}/${call}`)).statusCode).toBe(404);
    for (const tab of ["received", "sent", "connected"])
      expect(await list(eve, tab)).toEqual({
        items: [],
        counts: { received: 0, sent: 0, connected: 0 },
        next: null,
      });
    expect((await bat.post(`/api/connections/${sent.id}/accept`)).statusCode).toBe(409);
    expect((await sara.post(`/api/connections/${sent.id}/withdraw`)).statusCode).toBe(409);
  });
});

describe("a connection", () => {
  test("comes in pages, and may be about any profile of the two", async () => {
    const bat = await addPerson(server);
    const sara = await addPerson(server);
    const idea = await addIdea(server.db, { userId: sara.id, title: "Felt houses" });
    const sent = await invite(bat, sara, { target: { kind: "idea", id: idea } });
    expect(sent.target).toEqual({ kind: "idea", id: idea, name: "Felt houses" });
    expect(await standing(bat, sara)).toMatchObject({ is: "invited" });
    await repeat(51);
    const first = await list(bat, "sent");
    const second = (await bat.get(`/api/connections?tab=sent&cursor=${first.next}`)).json<ConnectionList>();
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(52);
  });

  test("is not there for whoever has blocked the other, nor for the blocked", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const { id } = await connect(bat, sara);
    await sara.post("/api/blocks", { subject: { kind: "connection", id } });
    for (const person of [bat, sara]) expect((await list(person, "connected")).items).toEqual([]);
    // To the blocked it looks like somebody who lets nobody in.
    const { is, connectionId, conversationId } = await standing(bat, sara);
    expect({ is, connectionId, conversationId }).toEqual({
      is: "closed",
      connectionId: null,
      conversationId: null,
    });
    expect(await refusal(bat, sara)).toBe("takes-no-invitations");
  });
});
