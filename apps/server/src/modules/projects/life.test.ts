import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type ApplicationState, listingActions, listingStates, type OwnProject } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { freshServer } from "../../../test/test-server.ts";
import { type Applicant, applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { failingOnce } from "../../../test/failing-once.ts";
import { filledForms } from "../../../test/forms.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { addProject } from "../../../test/rows.ts";
import {
  applications,
  entityChanges,
  notifications,
  projectListings,
  searchEntries,
} from "../../platform/db/schema/index.ts";
import { move } from "../../platform/state-machine.ts";
import { publish } from "../../platform/live/live.ts";
import { tendListings } from "./life.ts";
import { moves } from "./policy.ts";

let owner: Member;
let cookie: { cookie: string };
let listing: string;
const server = freshServer();
beforeEach(async () => {
  owner = await signInMember(server);
  listing = (await owner.make("project")).id;
  cookie = { cookie: await server.signIn(owner.id) };
});

const mine = async () => (await owner.get("/api/my-project-listing")).json<OwnProject>();
const call = (action: "close" | "renew", body: object = {}) =>
  server.post(`/api/project-listings/${listing}/${action}`, body, cookie);
const tend = (live = { publish }) => {
  const { db, clock } = server;
  return tendListings({ db, live, post: undefined, now: clock.now() });
};
const isFound = async () =>
  (await server.get(`/api/project-listings/${listing}`)).statusCode === 200 &&
  (await server.db.$count(searchEntries, eq(searchEntries.id, listing))) === 1;
const told = async (userId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, data }) => [kind, "text" in data ? (data.text ?? null) : null],
  );
const changedIn = async () =>
  (
    await server.db
      .select({ transaction: entityChanges.transaction })
      .from(entityChanges)
      .where(and(eq(entityChanges.kind, "project"), eq(entityChanges.id, listing)))
  )[0]?.transaction;

test("a listing's states: who may do what", () => {
  const found = listingStates.flatMap((from) =>
    (["owner", "clock"] as const).flatMap((by) =>
      listingActions.flatMap((action) => {
        const to = move(moves, { from, action, by });
        return to ? [`${from}: ${by} ${action} ${to}`] : [];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(
    [
      "open: owner renew open",
      "open: owner close closed",
      "open: clock expire expired",
      "expired: owner renew open",
      "expired: owner close closed",
      "closed: owner renew open",
    ].toSorted(),
  );
});

test("closing answers everybody who waits, once, and nobody finds the listing any more, however it is edited", async () => {
  const both: Applicant[] = await Promise.all([signInApplicant(server), signInApplicant(server)]);
  for (const by of both) await applyTo(server, by, listing);
  const before = await changedIn();
  const closed = (await call("close", { outcome: "found-here" })).json<OwnProject>();
  expect(closed).toMatchObject({ state: "closed", outcome: "found-here", actions: ["renew"] });
  expect(closed).toMatchObject({ isActive: false, openApplications: 0, applicationsCount: 2 });
  expect((await call("close", { outcome: "found-here" })).statusCode).toBe(200);
  expect((await call("close", { outcome: "not-needed" })).statusCode).toBe(409);
  for (const { id } of both) expect(await told(id)).toEqual([["application-answer", "closed"]]);
  expect(await server.db.$count(applications, eq(applications.state, "closed"))).toBe(2);
  expect(await changedIn()).not.toBe(before);
  await owner.edit("project", await owner.get("/api/my-project-listing").then((each) => each.json()), {
    ...filledForms.project,
    isPublished: true,
  });
  expect(await isFound()).toBe(false);
  expect((await call("renew")).json()).toMatchObject({ state: "open", outcome: null, isActive: true });
  expect(await isFound()).toBe(true);
});

test("a listing that is opened again takes back those whom its closing refused, where they were, and tells them", async () => {
  const sent = await signInApplicant(server);
  const [listed, declined] = [await signInApplicant(server), await signInApplicant(server)];
  const first = await applyTo(server, sent, listing);
  const second = await applyTo(server, listed, listing);
  const third = await applyTo(server, declined, listing);
  const { conversationId } = await does(server, { id: second.id, cookie, action: "shortlist" });
  await does(server, { id: third.id, cookie, action: "decline" });
  await call("close", { outcome: "not-needed" });
  expect((await call("renew")).json()).toMatchObject({ state: "open", openApplications: 2 });
  const rows = await server.db.select().from(applications);
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  expect(states).toEqual({ [first.id]: "sent", [second.id]: "shortlisted", [third.id]: "declined" });
  expect([await told(sent.id), await told(listed.id)]).toEqual([
    [["application-answer", "reopened"]],
    [["application-answer", "reopened"]],
  ]);
  expect(await told(declined.id)).toEqual([["application-answer", "declined"]]);
  const say = { id: randomUUID(), text: "Сайн байна уу?" };
  const said = await server.post(`/api/conversations/${conversationId}/messages`, say, listed.cookie);
  expect(said.statusCode, said.body).toBe(200);
});

test("an owner is asked seven days before the sixty are over, once; then it is listed no more until it is renewed", async () => {
  const demo = await addProject(server.db, { isDemo: true, expiresAt: server.clock.now() });
  server.clock.pass({ days: 52 });
  await tend();
  expect(await told(owner.id)).toEqual([]);
  server.clock.pass({ days: 1 });
  await Promise.all([tend(), tend()]);
  await tend();
  expect(await told(owner.id)).toEqual([["listing-expiring", null]]);
  cookie = { cookie: await server.signIn(owner.id) };
  const renewed = (await call("renew")).json<OwnProject>();
  expect(renewed.expiresAt).toBe("2026-08-25T12:00:00.000Z");

  server.clock.pass({ days: 60 });
  await tend();
  expect(await isFound()).toBe(false);
  cookie = { cookie: await server.signIn(owner.id) };
  const again = await server.get("/api/my-project-listing", cookie);
  expect(again.json()).toMatchObject({ state: "expired", actions: ["renew", "close"], isActive: false });
  expect((await call("renew")).statusCode).toBe(200);
  expect(await isFound()).toBe(true);
  expect((await server.get(`/api/project-listings/${demo}`)).statusCode).toBe(200);
});

test("whatever fails for one owner, the others are asked", async () => {
  const other = await signInMember(server);
  await other.make("project");
  server.clock.pass({ days: 53 });
  await expect(tend(failingOnce())).rejects.toThrow("not this one");
  expect([...(await told(owner.id)), ...(await told(other.id))]).toHaveLength(1);
});

test("what its owner has paused gets no more time, and nobody is asked for it", async () => {
  await server.db.update(projectListings).set({ isPublished: false, isActive: false });
  expect((await mine()).actions).toEqual(["close"]);
  expect((await call("renew")).statusCode).toBe(409);
  server.clock.pass({ days: 54 });
  await tend();
  expect(await told(owner.id)).toEqual([]);
  await server.db.update(projectListings).set({ isPublished: true });
  await tend();
  expect(await told(owner.id)).toEqual([["listing-expiring", null]]);
});

test("nobody ends or keeps another's listing", async () => {
  cookie = (await signInApplicant(server)).cookie;
  expect((await call("close", { outcome: "found-here" })).statusCode).toBe(404);
  expect((await call("renew")).statusCode).toBe(404);
  expect((await mine()).state).toBe("open");
});

test("more time is offered near the end, after it or once it is closed, to its owner alone, and not while it is paused", async () => {
  const other = await signInApplicant(server);
  const canRenew = async (by: { cookie: string }) => {
    const answer = await server.post("/api/applications/with", { listings: [listing] }, by);
    return answer.json<ApplicationState[]>()[0]?.canRenew;
  };
  const change = (fields: Partial<typeof projectListings.$inferInsert>) =>
    server.db.update(projectListings).set(fields).where(eq(projectListings.id, listing));
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * day);
  await change({ expiresAt: inDays(15) });
  expect(await canRenew(cookie)).toBe(false);
  await change({ expiresAt: inDays(13) });
  expect(await canRenew(cookie)).toBe(true);
  expect(await canRenew(other.cookie)).toBe(false);
  await change({ isPublished: false });
  expect(await canRenew(cookie)).toBe(false);
  await change({ isPublished: true, state: "closed", expiresAt: inDays(30) });
  expect(await canRenew(cookie)).toBe(true);
});
