import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Conversation } from "@khamt/contract";
import { applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { act, addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { signInMember } from "../../../test/member.ts";
import { addCofounder, addIdea } from "../../../test/rows.ts";
import { saveDraft } from "../../entities/drafts.ts";
import { users } from "../../platform/db/schema/index.ts";
import { addNewcomer, read, server, useDashboard } from "./set-up-dashboard.ts";

useDashboard();

test("a newcomer is greeted, has nothing waiting and nothing new, and is asked for a profile", async () => {
  const bat = await addNewcomer();
  expect(await read(bat)).toEqual({
    name: "Bat",
    since: null,
    tables: [],
    waiting: [],
    waitingCount: 0,
    next: { step: "make-profile" },
    news: { matches: [], events: [] },
    best: [],
  });
  const begun = { userId: bat.id, kind: "company", entity: "new", editedAt: server.clock.now() } as const;
  for (const isPrepared of [true, false]) {
    const fields = { name: "Felt", ...(isPrepared && { isPrepared }) };
    await saveDraft(server.db, begun, { fields, editedAt: begun.editedAt });
    expect((await read(bat)).next).toEqual({ step: "finish-form", kind: "company", isPrepared });
  }
});

test("an invitation names the receiver's own that is meant", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const id = await addIdea(server.db, { ...foodIdea, userId: bat.id });
  await invite(sara, bat, { source: sara.profile });
  expect((await read(bat)).waiting).toMatchObject([{ kind: "invitation", title: null }]);
  const dorj = await addPerson(server);
  server.clock.pass({ minutes: 1 });
  await invite(dorj, bat, { target: { kind: "idea", id }, source: dorj.profile });
  expect((await read(bat)).waiting).toMatchObject([{ title: foodIdea.title }, { title: null }]);
});

test("who has accepted is written to before a profile is completed", async () => {
  const [bat, sara] = [await addPerson(server, {}, { isAvailable: false }), await addPerson(server)];
  await connect(bat, sara);
  expect((await read(bat)).next).toMatchObject({ step: "write-first", name: sara.name });
});

test("a profile that is not listed comes next, with how much it lacks", async () => {
  const bat = await addNewcomer();
  const id = await addCofounder(server.db, { userId: bat.id, firstName: "Bat", isAvailable: false });
  const { next } = await read(bat);
  expect(next).toMatchObject({
    step: "complete-profile",
    own: { kind: "cofounder", id, name: "Bat Болд" },
    // It is kept out of sight though its owner publishes it: there is nothing to list again.
    isPublished: true,
  });
});

test("with nothing waiting the best matches come next, as the match view counts them; what is distant does not", async () => {
  const bat = await addPerson(server, {}, developer);
  const food = await addIdea(server.db, foodIdea);
  await addIdea(server.db, { title: "Cashmere", requiredSkills: ["knitting"] });
  const { next, best } = await read(bat, "?lang=mn");
  expect(next).toEqual({ step: "matches" });
  expect(best?.map(({ target }) => target.id)).toEqual([food]);
  const pair = await bat.post("/api/matches/pair", {
    source: bat.profile,
    target: { kind: "idea", id: food },
  });
  expect(best?.[0]).toMatchObject({
    type: "startup-idea",
    source: bat.profile,
    compatibility: pair.json().match.compatibility,
    isDemo: false,
  });
  await invite(bat, await addPerson(server));
  expect((await read(bat)).best?.map(({ target }) => target.id)).toEqual([food]);
});

test("an invitation waits until it is answered; connected and silent, writing comes next", async () => {
  const [bat, sara] = [await addPerson(server, {}, developer), await addPerson(server)];
  const idea = await addIdea(server.db, { ...foodIdea, userId: sara.id });
  await addIdea(server.db, { ...foodIdea, userId: sara.id });
  const invitation = await invite(sara, bat, {
    source: { kind: "idea", id: idea },
    message: "  Come\n and see ",
  });
  const before = await read(bat);
  expect(before.next).toEqual({ step: "answer" });
  expect(before.waitingCount).toBe(1);
  expect(before.waiting).toMatchObject([
    { kind: "invitation", id: invitation.id, name: sara.name, title: foodIdea.title, text: "Come and see" },
  ]);
  expect(before.waiting[0]?.compatibility).toBeGreaterThan(0);
  expect((await read(sara)).waiting).toEqual([]);
  // Whoever is invited, or has invited, is no suggestion, whatever was named.
  expect(before.best).toEqual([]);

  const { conversationId } = await act(bat, invitation, "accept");
  const after = await read(bat);
  expect(after.waiting).toEqual([]);
  expect(after.next).toEqual({ step: "write-first", conversationId, name: sara.name });
  expect((await read(sara)).next).toMatchObject({ step: "write-first", name: bat.name });
  // Whoever is about to go writes to nobody.
  for (const leaving of [bat, sara]) {
    await leave(leaving, new Date("2030-01-01"));
    for (const each of [bat, sara]) expect((await read(each)).next.step).not.toBe("write-first");
    await leave(leaving, null);
  }

  server.clock.pass({ seconds: 1 });
  const say = (by: Person, text: string) =>
    by.post(`/api/conversations/${conversationId}/messages`, { id: crypto.randomUUID(), text });
  await say(bat, "Hello. Tomorrow?");
  expect((await read(bat)).next.step).not.toBe("write-first");
  expect((await read(sara)).waiting).toMatchObject([
    { kind: "message", id: conversationId, name: bat.name, text: "Hello. Tomorrow?", unread: 1 },
  ]);
  await sara.post(`/api/conversations/${conversationId}/read`, { seq: 2 });
  expect((await read(sara)).waiting).toEqual([]);

  // What was read and forgotten comes back, as long as somebody may still wait.
  server.clock.pass({ days: 3 });
  expect((await read(sara)).waiting).toMatchObject([{ kind: "message", id: conversationId, unread: 0 }]);
  expect((await read(bat)).waiting, "the own question").toEqual([]);
  server.clock.pass({ days: 12 });
  expect((await read(sara)).waiting).toEqual([]);
  await say(bat, "Still there?");
  await sara.post(`/api/conversations/${conversationId}/read`, { seq: 3 });
  server.clock.pass({ days: 3 });
  expect((await read(sara)).waitingCount).toBe(1);
  await say(sara, "Yes, I am");
  expect((await read(sara)).waiting).toEqual([]);
  await bat.post(`/api/conversations/${conversationId}/read`, { seq: 4 });
  server.clock.pass({ days: 3 });
  expect((await read(bat)).waiting, "no question").toEqual([]);
});

function leave({ id }: Person, deletesAt: Date | null) {
  return server.db.update(users).set({ deletesAt }).where(eq(users.id, id));
}

test("a question waits for the one who invited", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const invitation = await invite(bat, sara);
  await act(sara, invitation, "ask", { text: "How much time?" });
  expect((await read(sara)).waiting).toEqual([]);
  expect((await read(bat)).waiting).toMatchObject([
    { kind: "question", name: sara.name, text: "How much time?" },
  ]);
});

test("an application waits for the owner of the listing, and nobody else", async () => {
  const owner = await signInMember(server, { firstName: "Olzii" });
  const listing = await owner.make("project");
  const by = await signInApplicant(server);
  const { id } = await applyTo(server, by, listing.id);
  expect((await read(owner)).waiting).toMatchObject([{ kind: "application", id, title: listing["title"] }]);
  const applicant = { get: (url: string) => server.get(url, by.cookie) };
  expect((await read(applicant)).waiting).toEqual([]);
  const standing = (standing: "suspended" | "good") =>
    server.db.update(users).set({ standing }).where(eq(users.id, by.id));
  await standing("suspended");
  expect(await read(owner)).toMatchObject({ waiting: [], waitingCount: 0 });
  await standing("good");
  expect((await read(owner)).waitingCount).toBe(1);
  const cookie = { cookie: await server.signIn(owner.id) };
  await does(server, { id, cookie, action: "shortlist" });
  expect((await read(owner)).waiting).toMatchObject([{ kind: "application", id }]);
  const { openApplications } = (await owner.get("/api/my-project-listing")).json();
  expect((await read(owner)).waitingCount).toBe(openApplications);
  await does(server, { id, cookie, action: "accept" });
  expect((await read(owner)).waiting).toEqual([]);
});

test("what blocked members send waits no longer", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  await invite(sara, bat);
  await bat.post("/api/blocks", { subject: sara.profile });
  expect((await read(bat)).waiting).toEqual([]);
});

test("a visit begins after an hour's absence, not with a reload; what came meanwhile is new until the next", async () => {
  const bat = await addPerson(server, {}, { ...developer, lastActiveAt: null });
  const cookie = await server.signIn(bat.id);
  const reader = { get: (url: string) => server.get(url, { cookie }) };
  server.clock.pass({ minutes: 11 });
  expect((await read(reader)).since).toBeNull();
  const left = server.clock.now().toISOString();

  server.clock.pass({ days: 2 });
  const at = server.clock.now();
  const fresh = await addIdea(server.db, { ...foodIdea, createdAt: at, updatedAt: at });
  await addIdea(server.db, { ...accountant, title: "Far", createdAt: at, updatedAt: at });
  for (const minutes of [0, 5, 11, 30]) {
    server.clock.pass({ minutes });
    const { since, news } = await read(reader);
    expect(since).toBe(left);
    expect(news.matches?.map(({ target }) => target.id)).toEqual([fresh]);
  }
  const again = server.clock.now().toISOString();
  server.clock.pass({ minutes: 90 });
  const next = await read(reader);
  expect(next.since).toBe(again);
  expect(next.news.matches).toEqual([]);
});

test("who signs in again after days reads what came since the last visit at once", async () => {
  const bat = await addPerson(server, {}, developer);
  const left = new Date(server.clock.now().getTime() - 3 * 86_400_000);
  await server.db.update(users).set({ lastActiveAt: left }).where(eq(users.id, bat.id));
  expect((await read(bat)).since).toBe(left.toISOString());
});

test("an answer to an invitation is news", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const left = new Date(server.clock.now().getTime() - 86_400_000);
  await server.db.update(users).set({ lastActiveAt: left }).where(eq(users.id, bat.id));
  const connection = await connect(bat, sara);
  expect((await read(bat)).news.events).toMatchObject([
    { kind: "invitation-answer", actor: sara.name, state: "accepted", path: `/connections#${connection.id}` },
  ]);
  const conversations = (await bat.get("/api/conversations")).json<Conversation[]>();
  expect(conversations).toHaveLength(1);
});
