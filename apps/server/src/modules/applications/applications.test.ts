import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { application, type ApplicationState } from "@khamt/contract";
import {
  actions,
  answers,
  applyTo,
  does,
  fieldsOf,
  letter,
  sendApplication,
  signInApplicant,
  tryTo,
} from "../../../test/applying.ts";
import { signInMember } from "../../../test/member.ts";
import { addCompany, addProject } from "../../../test/rows.ts";
import {
  applications,
  blocks,
  conversations,
  notifications,
  projectListings,
  users,
} from "../../platform/db/schema/index.ts";
import {
  bat,
  list,
  listing,
  newsOf,
  old,
  own,
  owner,
  ownerCookie,
  server,
  useApplications,
} from "./set-up-applications.ts";

useApplications();

const set = <Each>(all: readonly Each[]) => new Set(all);

describe("an application", () => {
  test("reaches the owner with all that was typed, and with nothing of how to reach the applicant", async () => {
    const sent = await applyTo(server, bat, listing);
    expect(application.strict().parse(sent)).toMatchObject({
      state: "sent",
      side: "mine",
      actions: ["edit", "withdraw"],
      letter,
      contentLanguage: "mn",
      price: "20 сая төгрөг",
      priceSum: {
        currency: "MNT",
        usd: { min: 5714.29, max: 5714.29 },
        mnt: { min: 20_000_000, max: 20_000_000 },
        per: null,
      },
      answers,
      listing: { id: listing, companyName: "Алтан Гадас ХХК" },
      conversationId: null,
    });
    const [received] = await list(ownerCookie, "side=received");
    expect(received).toMatchObject({
      id: sent.id,
      actions: ["view", "shortlist", "accept", "decline"],
      applicant: { kind: "cofounder", id: bat.profile, name: "Сарнай Болд" },
    });
    expect(JSON.stringify(received)).not.toMatch(/@|phone/);
    expect(await newsOf(owner.id)).toEqual([["application", sent.id, "sent"]]);
    expect((await own()).openApplications).toBe(1);
  });

  test("is told beside the listing's cards, as an own listing is; of what is hidden nothing", async () => {
    const sent = await applyTo(server, bat, listing);
    const stranger = await signInMember(server, { userType: "company", ...old });
    const [other, hidden] = [await stranger.make("project"), await stranger.make("project")];
    await server.db.update(projectListings).set({ isActive: false }).where(eq(projectListings.id, hidden.id));
    const standings = async (cookie: { cookie: string }) => {
      const body = { listings: [listing, other.id, hidden.id, randomUUID()] };
      const told = (await server.post("/api/applications/with", body, cookie)).json<ApplicationState[]>();
      return set(told.map(({ application, isOwn, ...each }) => [each.listing, isOwn, application?.state]));
    };
    const untouched = [other.id, false, undefined];
    expect(await standings(bat.cookie)).toEqual(set([[listing, false, sent.state], untouched]));
    expect(await standings(ownerCookie)).toEqual(set([[listing, true, undefined], untouched]));
  });

  test("has a price in the currency of the listing's budget where it names none", async () => {
    await server.db.update(projectListings).set({ budget: "20 сая" }).where(eq(projectListings.id, listing));
    const answer = await sendApplication(server, { by: bat, to: listing, price: "5-10M" });
    expect(answer.json()).toMatchObject({
      price: "5-10M",
      priceSum: { currency: "MNT", mnt: { min: 5e6, max: 10e6 }, usd: { min: 1428.57, max: 2857.14 } },
    });
  });

  test("may be changed until the owner acts on it; looking at it is no act", async () => {
    const { id } = await applyTo(server, bat, listing);
    await does(server, { id, cookie: ownerCookie, action: "view" });
    const body = { ...fieldsOf(bat), price: "$900", duration: null };
    const edit = () =>
      server.call({ method: "PUT", url: `/api/applications/${id}`, headers: bat.cookie, payload: body });
    expect((await edit()).json()).toMatchObject({ state: "viewed", price: "$900", duration: null });
    await does(server, { id, cookie: ownerCookie, action: "shortlist" });
    expect((await edit()).json()).toMatchObject({ error: "conflict" });
    expect(await newsOf(bat.id)).toEqual([["application-answer", id, "shortlisted"]]);
  });

  test("opens one conversation when the owner wants to talk, and closes it with a refusal", async () => {
    const { id } = await applyTo(server, bat, listing);
    const listed = await does(server, { id, cookie: ownerCookie, action: "shortlist" });
    const accepted = await does(server, { id, cookie: ownerCookie, action: "accept" });
    expect(accepted.conversationId).toBe(listed.conversationId);
    expect(await does(server, { id, cookie: ownerCookie, action: "accept" })).toEqual(accepted);
    const dorj = await signInApplicant(server);
    const other = await applyTo(server, dorj, listing);
    await does(server, { id: other.id, cookie: ownerCookie, action: "shortlist" });
    const refused = await does(server, {
      id: other.id,
      cookie: ownerCookie,
      action: "decline",
      reason: "price",
    });
    expect(refused).toMatchObject({ state: "declined", declineReason: "price", actions: [] });
    const rows = await server.db.select().from(conversations);
    const closed = Object.fromEntries(rows.map((row) => [row.subjectId, row.closedAt !== null]));
    expect(closed).toEqual({ [id]: false, [other.id]: true });
  });

  test("says to each side that the other is about to go", async () => {
    await applyTo(server, bat, listing);
    const awayFor = async () => [
      (await list(bat.cookie, "side=mine"))[0]?.isOtherAway,
      (await list(ownerCookie, "side=received"))[0]?.isOtherAway,
    ];
    expect(await awayFor()).toEqual([false, false]);
    const deletesAt = server.clock.now();
    await server.db.update(users).set({ deletesAt }).where(eq(users.id, owner.id));
    expect(await awayFor()).toEqual([true, false]);
    await server.db.update(users).set({ deletesAt: null }).where(eq(users.id, owner.id));
    await server.db.update(users).set({ deletesAt }).where(eq(users.id, bat.id));
    expect(await awayFor()).toEqual([false, true]);
  });

  test("is declined with a word to the applicant, which both read; a restricted account declines without", async () => {
    const [first, second] = [
      await applyTo(server, bat, listing),
      await applyTo(server, await signInApplicant(server), listing),
    ];
    const declining = { cookie: ownerCookie, action: "decline" } as const;
    const text = "Энэ удаа өөр хүн сонгосон. Хавар дахин бичээрэй.";
    const refused = await does(server, { ...declining, id: first.id, text: `  ${text}  ` });
    expect(refused).toMatchObject({ state: "declined", declineReason: null, declineText: text });
    expect((await list(bat.cookie, "side=mine"))[0]?.declineText).toBe(text);
    await server.db.update(users).set({ standing: "restricted" }).where(eq(users.id, owner.id));
    const answer = await tryTo(server, { ...declining, id: second.id, text });
    expect(answer.json()).toMatchObject({ error: "account-restricted" });
    expect(await does(server, { ...declining, id: second.id })).toMatchObject({ declineText: null });
  });

  test("ends when one side says that the work is done and the other confirms it", async () => {
    const { id } = await applyTo(server, bat, listing);
    await does(server, { id, cookie: ownerCookie, action: "accept" });
    // Work of a moment, or between accounts of a day, would be in no figure.
    server.clock.pass({ days: 3 });
    const claimed = await does(server, { id, cookie: bat.cookie, action: "finish" });
    expect(claimed.actions).toEqual(["resume", "cancel"]);
    expect((await tryTo(server, { id, cookie: bat.cookie, action: "confirm" })).statusCode).toBe(409);
    const done = await does(server, { id, cookie: ownerCookie, action: "confirm" });
    expect(done).toMatchObject({ state: "finished", actions: [] });
    const { completedProjects } = (await owner.get("/api/my-company-profile")).json();
    expect(completedProjects).toBe(1);
    const told = await server.db.select().from(notifications).where(eq(notifications.subjectId, id));
    const isRead = Object.fromEntries(told.map(({ kind, readAt }) => [kind, readAt !== null]));
    // Whoever confirmed it need not be told any more that they may.
    expect(isRead).toEqual({ application: true, "application-answer": false });
  });

  test("of a company is told of by the company's name", async () => {
    const tenger = await signInMember(server, { userType: "company", firstName: "Tenger", ...old });
    const company = await addCompany(server.db, { userId: tenger.id, name: "Тэнгэр ХХК" });
    const cookie = { cookie: await server.signIn(tenger.id) };
    const by = { ...tenger, profile: company, cookie };
    const profile = { kind: "company", id: company };
    expect((await sendApplication(server, { by, to: listing, profile })).statusCode).toBe(200);
    const [told] = await server.db.select().from(notifications).where(eq(notifications.userId, owner.id));
    expect(told?.data).toMatchObject({ actorName: "Тэнгэр ХХК" });
  });
});

describe("nobody else", () => {
  test("reads, moves, changes or counts an application", async () => {
    const { id } = await applyTo(server, bat, listing);
    const stranger = await signInApplicant(server);
    for (const action of ["view", "accept", "withdraw", "cancel"] as const)
      expect((await tryTo(server, { id, cookie: stranger.cookie, action })).statusCode).toBe(404);
    const edit = { method: "PUT" as const, url: `/api/applications/${id}`, payload: fieldsOf(stranger) };
    expect((await server.call({ ...edit, headers: stranger.cookie })).statusCode).toBe(404);
    expect((await server.call({ ...edit, headers: ownerCookie })).statusCode).toBe(404);
    for (const side of ["mine", "received"])
      expect(await list(stranger.cookie, `side=${side}&listing=${listing}`)).toEqual([]);
    for (const [cookie, action] of [
      [bat.cookie, "accept"],
      [ownerCookie, "withdraw"],
    ] as const)
      expect((await tryTo(server, { id, cookie, action })).statusCode).toBe(409);
  });

  test("is applied as: the profile must be the member's own, and the listing another's, open and real", async () => {
    const other = await signInApplicant(server);
    const refused = async (to: string, given: Record<string, unknown> = {}, by = bat) => {
      const answer = await sendApplication(server, { by, to, ...given });
      return [answer.statusCode, answer.json<{ error: string; parameter?: string }>().parameter];
    };
    const profile = { kind: "cofounder", id: other.profile };
    expect(await refused(listing, { profile })).toEqual([400, "profile"]);
    expect(await refused(listing, { answers: answers.slice(1) })).toEqual([400, "answers.0"]);
    expect(await refused(listing, { letter: "Сайн уу" })).toEqual([400, "letter"]);
    const paused = await addProject(server.db, { isActive: false });
    expect(await refused(paused)).toEqual([404, undefined]);
    const mine = await addProject(server.db, { companyId: await addCompany(server.db, { userId: bat.id }) });
    expect(await refused(mine)).toEqual([403, undefined]);
    const demo = await addProject(server.db, { isDemo: true });
    const example = await sendApplication(server, { by: bat, to: demo });
    expect(example.json()).toMatchObject({ error: "example-profile" });
    const block = { blockerId: owner.id, blockedId: bat.id, createdAt: server.clock.now() };
    await server.db.insert(blocks).values(block);
    expect(await refused(listing)).toEqual([404, undefined]);
    expect(await server.db.$count(applications)).toBe(0);
  });
});

test("who is suspended meanwhile is not accepted", async () => {
  const { id } = await applyTo(server, bat, listing);
  await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, bat.id));
  const owned = { cookie: await server.signIn(owner.id) };
  expect((await tryTo(server, { id, cookie: owned, action: "accept" })).statusCode).toBe(409);
});

describe("how a company answers", () => {
  const shown = async () => (await server.get(`/api/project-listings/${listing}`)).json().answers;

  test("is told from three applications on; those that came lately do not count against it", async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => signInApplicant(server)));
    const sent = await Promise.all(four.map((by) => applyTo(server, by, listing)));
    server.clock.pass({ days: 2 });
    const owned = { cookie: await server.signIn(owner.id) };
    for (const { id } of sent.slice(0, 2)) await does(server, { id, cookie: owned, action: "decline" });
    expect(await shown()).toBeNull();
    await does(server, { id: sent[2]?.id ?? "", cookie: owned, action: "accept" });
    expect(await shown()).toEqual({ share: 100, days: 2 });
    server.clock.pass({ days: 7 });
    expect(await shown()).toEqual({ share: 75, days: 2 });
  });
});

test("a deleted listing leaves its applicants an answer and what they wrote", async () => {
  const { id } = await applyTo(server, bat, listing);
  await owner.delete("project", listing);
  const [mine] = await list(bat.cookie, "side=mine");
  expect(mine).toMatchObject({ id, state: "closed", letter, listing: { id: null } });
  expect(actions(mine ?? { actions: [] })).toEqual([]);
  expect(await newsOf(bat.id)).toEqual([["application-answer", id, "closed"]]);
  expect(await server.db.$count(projectListings)).toBe(0);
});
