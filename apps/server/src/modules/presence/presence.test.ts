import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { OwnerActivity, Stats } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { now, testKeys } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { sendNotificationEmails } from "../notifications/send-emails.ts";
import { connections, startupCofounders, startupIdeas, users } from "../../platform/db/schema/index.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { rankActivity } from "./rank-activity.ts";
import { tendSilent } from "../notifications/still-looking.ts";

const server = freshServer();

const ago = (days: number) => new Date(server.clock.now().getTime() - days * day);
async function activity(id: string): Promise<OwnerActivity> {
  const answer = await server.get(`/api/startup-ideas/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().ownerActivity;
}

type Invitation = {
  days: number;
  after?: number;
  state: "sent" | "accepted" | "declined" | "withdrawn" | "expired";
};

async function invite(receiverId: string, { days, after, state }: Invitation): Promise<void> {
  const createdAt = ago(days);
  const endedAt = after === undefined ? null : new Date(createdAt.getTime() + after * day);
  await server.db.insert(connections).values({
    clientId: randomUUID(),
    // Whoever invites has come.
    senderId: await addUser(server.db, { isEmailVerified: true }),
    receiverId,
    targetKind: "idea",
    targetId: randomUUID(),
    message: "Hello",
    state,
    createdAt,
    endedAt,
  });
}

describe("on a profile's page stands", () => {
  test("about when its owner was here, unless they hide it or it is a demo", async () => {
    const owner = await addUser(server.db, { lastActiveAt: ago(3) });
    const idea = await addIdea(server.db, { userId: owner });
    expect(await activity(idea)).toEqual({ lastActive: "week", replies: null });
    server.clock.pass({ days: 10 });
    expect(await activity(idea)).toEqual({ lastActive: "month", replies: null });
    server.clock.pass({ days: 30 });
    expect(await activity(idea)).toEqual({ lastActive: "earlier", replies: null });
    await server.db.update(users).set({ privacy: { showsActivity: false } });
    expect(await activity(idea)).toEqual({ lastActive: null, replies: null });
    await server.db.update(users).set({ privacy: {}, isDemo: true });
    expect(await activity(idea)).toEqual({ lastActive: null, replies: null });
  });

  test("how many invitations they answer in time, from five on; open ones and taken back ones don't count", async () => {
    const owner = await addUser(server.db);
    const idea = await addIdea(server.db, { userId: owner });
    for (const state of ["accepted", "declined", "accepted", "declined"] as const)
      await invite(owner, { days: 20, after: 2, state });
    await invite(owner, { days: 3, state: "sent" });
    await invite(owner, { days: 30, after: 1, state: "withdrawn" });
    expect((await activity(idea)).replies).toBeNull();
    await invite(owner, { days: 30, after: 14, state: "expired" });
    expect((await activity(idea)).replies).toBe("high");
    await invite(owner, { days: 30, after: 20, state: "accepted" });
    expect((await activity(idea)).replies).toBe("medium");
    for (const days of [40, 41, 42]) await invite(owner, { days, after: 14, state: "expired" });
    expect((await activity(idea)).replies).toBe("low");
  });
});

describe("who stays silent for a month", () => {
  const letters: QueuedEmail[] = [];
  const post = async (letter: QueuedEmail) => void letters.push(letter);
  const live = { publish: async () => {} };
  const tend = () => tendSilent({ db: server.db, live, post, now: server.clock.now() });
  const listed = async () => {
    const ideas = (await server.get("/api/startup-ideas")).json<{ title: string }[]>();
    return ideas.map(({ title }) => title).sort();
  };

  async function addSilent(): Promise<string> {
    letters.length = 0;
    const me = await addUser(server.db, { isEmailVerified: true, lastActiveAt: ago(31) });
    const description = "We bring fresh vegetables from the countryside to families in the city, every day.";
    const words = { userId: me, description, requiredSkills: ["logistics"] };
    await addIdea(server.db, { ...words, title: "Shown before" });
    await addIdea(server.db, { ...words, title: "Paused before", isActive: false, isPublished: false });
    return me;
  }

  test("is asked once; a yes from the letter needs no sign-in, and without it all is as it was", async () => {
    const me = await addSilent();
    const other = await addUser(server.db, { lastActiveAt: ago(29) });
    await addIdea(server.db, { userId: other, title: "Of another" });
    await Promise.all([tend(), tend()]);
    await tend();
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    expect(letters).toEqual([expect.objectContaining({ kind: "news", news: "still-looking" })]);
    const url = letters[0]?.kind === "news" ? letters[0].path : "";
    const asks = await server.get(url);
    const page = new URL(asks.headers.location ?? "", "https://khamt.test");
    expect([asks.statusCode, page.pathname]).toEqual([303, "/still-looking"]);
    expect(page.searchParams.get("token")).toBe(new URL(url, page).searchParams.get("token"));
    expect((await server.post(url.replace(me, other), {})).statusCode).toBe(400);
    server.clock.pass({ days: 13 });
    expect((await server.post(url, {})).statusCode).toBe(200);
    server.clock.pass({ days: 2 });
    await tend();
    expect(await listed()).toContain("Shown before");
    server.clock.pass({ days: 60 });
    expect((await server.post(url, {})).statusCode).toBe(400);
  });

  test("is paused two weeks later, and one click brings back just what the pause took, with its age", async () => {
    const me = await addSilent();
    await tend();
    const before = await server.db.select().from(startupIdeas).where(eq(startupIdeas.userId, me));
    server.clock.pass({ days: 15 });
    await tend();
    await tend();
    expect(await listed()).toEqual([]);
    const search = async () =>
      (await server.get("/api/search?q=countryside")).json<{ results: unknown[] }>().results;
    expect(await search()).toEqual([]);
    const headers = { cookie: await server.signIn(me) };
    expect((await server.get("/api/account", headers)).json()).toMatchObject({ isPausedForSilence: true });
    const back = () => server.post("/api/account/back", {}, headers);
    const answers = await Promise.all([back(), back()]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ isPausedForSilence: false });
    expect(await listed()).toEqual(["Shown before"]);
    expect(await search()).toHaveLength(1);
    expect(await server.db.select().from(startupIdeas).where(eq(startupIdeas.userId, me))).toEqual(
      expect.arrayContaining(before),
    );
  });

  test("is left alone when they come back by themselves, and asked again after another silence", async () => {
    const me = await addSilent();
    await tend();
    const headers = { cookie: await server.signIn(me) };
    server.clock.pass({ days: 5 });
    await server.get("/api/account", headers);
    server.clock.pass({ days: 20 });
    await tend();
    expect(await listed()).toEqual(["Shown before"]);
    server.clock.pass({ days: 11 });
    await tend();
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    expect(letters.filter(({ kind }) => kind === "news")).toHaveLength(1);
  });
});

test("of two alike, who was here lately stands before who is silent; the ranking hears of it once a day", async () => {
  const person = { skills: ["React"], title: "Developer", location: "Ulaanbaatar", updatedAt: ago(300) };
  const addSilent = async () => {
    const userId = await addUser(server.db, { lastActiveAt: ago(300) });
    return { userId, id: await addCofounder(server.db, { ...person, userId }) };
  };
  const people = [await addSilent(), await addSilent()];
  const idea = await addIdea(server.db, { requiredSkills: ["React"], location: "Ulaanbaatar" });
  const ask = { type: "cofounder", source: { kind: "idea", id: idea } };
  const ranked = async () => {
    const matches = (await server.post("/api/matches", ask)).json<{ id: string }[]>();
    return matches.map(({ id }) => id);
  };
  const last = (await ranked()).at(-1);
  const back = people.find(({ id }) => id === last);
  await server.db
    .update(users)
    .set({ lastActiveAt: server.clock.now() })
    .where(eq(users.id, back?.userId ?? ""));
  expect(await rankActivity(server.db)).toBe(2);
  expect(await rankActivity(server.db)).toBe(0);
  expect((await ranked())[0]).toBe(last);
  const [row] = await server.db
    .select()
    .from(startupCofounders)
    .where(eq(startupCofounders.id, last ?? ""));
  expect(row?.lastActiveAt?.toISOString()).toBe("2026-05-04T00:00:00.000Z");
  expect(row?.updatedAt).toEqual(ago(300));
});

test("the numbers of all are told from enough on, and never count demo accounts", async () => {
  const stats = async () => (await server.get("/api/stats")).json<Stats>();
  await addProject(server.db, { companyId: await addCompany(server.db) });
  for (let at = 0; at < 9; at += 1) await addUser(server.db, { lastActiveAt: ago(1) });
  for (let at = 0; at < 9; at += 1) await addUser(server.db, { lastActiveAt: ago(1), isDemo: true });
  const receiver = await addUser(server.db);
  for (let at = 0; at < 19; at += 1)
    await invite(receiver, { days: 30, after: at < 10 ? 1 : 3, state: at < 12 ? "accepted" : "declined" });
  await invite(receiver, { days: 2, state: "sent" });
  await server.db.update(users).set({ createdAt: ago(100) });
  expect(await stats()).toMatchObject({
    activeThisWeek: null,
    acceptanceRate: null,
    medianAnswerHours: null,
    projects: 1,
  });
  await addUser(server.db, { lastActiveAt: now, createdAt: ago(100) });
  await invite(receiver, { days: 30, after: 3, state: "declined" });
  expect(await stats()).toMatchObject({
    activeThisWeek: 11,
    acceptanceRate: 60,
    medianAnswerHours: 48,
  });
});
