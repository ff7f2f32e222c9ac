import { and, eq, sql } from "drizzle-orm";
import type { AdministeredAccount, Administrator } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { errorOf, testKeys } from "../../../test/app.ts";
import { addPerson, connect, invitationTo, invite, type Person } from "../../../test/people.ts";
import { addUser } from "../../../test/rows.ts";
import { appointNamed } from "../../platform/auth/administrators.ts";
import { adminActs, users } from "../../platform/db/schema/index.ts";
import { endSanctions } from "./sanction.ts";
import {
  admin,
  bat,
  contactEmail,
  log,
  password,
  restore,
  sara,
  server,
  suspend,
  useAdministration,
  why,
} from "./set-up-administration.ts";

useAdministration();

const restrict = (who: Person, given: object = {}) =>
  admin.post(`/api/admin/accounts/${who.id}/restrict`, { ...why, ...given });
const isListed = async (who: Person) =>
  (await server.get(`/api/startup-cofounders/${who.profile.id}`)).statusCode === 200;
const end = () =>
  endSanctions({
    db: server.db,
    live: { publish: async () => {} },
    post: async (letter) => void server.letters.push(letter),
    keys: testKeys,
    contactEmail,
    now: server.clock.now(),
  });

describe("an account that is suspended", () => {
  test("is signed out everywhere at once, and let in by no way", async () => {
    const browser = await signInAs(server, "bat@khamt.test");
    const change = { email: "another@khamt.test", password: goodPassword };
    expect((await browser.post("/api/auth/email/change", change)).statusCode).toBe(200);
    const { token } = lastLetter(server, "email-change-confirm");
    expect((await suspend(bat)).json<AdministeredAccount>()).toMatchObject({
      standing: "suspended",
      sanction: { kind: "suspended", rule: "respect", until: null },
      actions: ["restrict", "suspend", "restore"],
    });
    expect((await browser.get("/api/auth/me")).json()).toEqual({ user: null, isEnded: true });
    const again = openBrowser(server);
    expect((await again.post("/api/auth/email/confirm", { token })).json()).toMatchObject({
      error: "invalid-link",
    });
    const wrong = await again.post("/api/auth/sign-in", {
      email: "bat@khamt.test",
      password: "Wrong-1-wrong",
    });
    expect(wrong.json()).toMatchObject({ error: "wrong-credentials" });
    const refused = await again.post("/api/auth/sign-in", {
      email: "bat@khamt.test",
      password: goodPassword,
    });
    expect([refused.statusCode, errorOf(refused)]).toEqual([403, "account-suspended"]);
    // A session that slipped in at the same moment opens nothing.
    expect((await bat.get("/api/account")).statusCode).toBe(401);
  });

  test("is not listed, and its letter says why, until when and how to appeal, in the member's language", async () => {
    await server.db.update(users).set({ language: "mn" }).where(eq(users.id, bat.id));
    const until = new Date(server.clock.now().getTime() + 10 * 86_400_000).toISOString();
    expect(await isListed(bat)).toBe(true);
    expect((await suspend(bat, { until })).statusCode).toBe(200);
    expect(await isListed(bat)).toBe(false);
    expect((await server.get("/api/partners")).body).not.toContain(bat.profile.id);
    expect(lastLetter(server, "account-standing")).toMatchObject({
      to: "bat@khamt.test",
      language: "mn",
      standing: "suspended",
      ...why,
      until,
      appealTo: contactEmail,
    });
  });

  test("is suspended once by what is sent twice, at once or later, and told once", async () => {
    const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const twice = async (given: object) => {
      const answers = [
        ...(await Promise.all([suspend(bat, given), suspend(bat, given)])),
        await suspend(bat, given),
      ];
      for (const { statusCode, body } of answers) expect(statusCode, body).toBe(200);
    };
    await twice({});
    await twice({ until });
    await twice({ until, note: "Threats, and in two conversations" });
    expect((await log()).map(({ act }) => act)).toEqual(["suspended", "suspended", "suspended"]);
    expect(server.letters).toHaveLength(3);
    expect((await restrict(bat)).json()).toMatchObject({ standing: "restricted" });
    expect((await restrict(bat)).json()).toMatchObject({ standing: "restricted" });
    expect(server.letters).toHaveLength(4);
  });

  test("is restored, or comes back by itself when its time is over", async () => {
    await suspend(bat);
    expect((await restore(bat)).json()).toMatchObject({ standing: "good", sanction: null });
    expect(await isListed(bat)).toBe(true);
    await signInAs(server, "bat@khamt.test");
    const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    await suspend(bat, { until });
    await end();
    expect(await isListed(bat)).toBe(false);
    server.clock.pass({ days: 1, minutes: 1 });
    await signInAs(server, "bat@khamt.test");
    await end();
    expect(await isListed(bat)).toBe(true);
    expect(lastLetter(server, "account-standing")).toMatchObject({ standing: "good", token: null });
    await end();
    expect(server.letters.filter(({ kind }) => kind === "account-standing")).toHaveLength(4);
  });

  test("needs a proof of the administrator's, a reason, and a rule", async () => {
    expect((await suspend(bat, { password: "Wrong-1-wrong" })).statusCode).toBe(400);
    expect((await suspend(bat, { note: "" })).statusCode).toBe(400);
    expect((await suspend(bat, { rule: undefined })).statusCode).toBe(400);
    expect((await suspend(bat, { until: "2020-01-01T00:00:00.000Z" })).statusCode).toBe(400);
    expect(await log()).toEqual([]);
  });

  test("is never one's own or another administrator's", async () => {
    const other = await addPerson(server, { role: "admin" });
    expect((await suspend(admin)).statusCode).toBe(403);
    expect((await restrict(other)).statusCode).toBe(403);
    expect((await restore(bat)).statusCode).toBe(409);
  });
});

describe("an account that is restricted", () => {
  test("reads and keeps its own, and writes to nobody", async () => {
    const { conversationId } = await connect(bat, sara);
    const eve = await addPerson(server);
    const received = await invite(eve, bat);
    await restrict(bat);
    const tries = [
      await bat.post(`/api/conversations/${conversationId}/messages`, { id: crypto.randomUUID(), text: "!" }),
      await bat.post(`/api/conversations/${conversationId}/typing`),
      await bat.post("/api/connections", invitationTo(eve)),
      await bat.post(`/api/connections/${received.id}/ask`, { text: "Who?" }),
    ];
    for (const answer of tries)
      expect([answer.statusCode, errorOf(answer)]).toEqual([403, "account-restricted"]);
    expect((await bat.get(`/api/conversations/${conversationId}/messages`)).statusCode).toBe(200);
    expect((await bat.get("/api/my-cofounder-profile")).statusCode).toBe(200);
    expect(await isListed(bat)).toBe(true);
    expect((await bat.post("/api/appeal", { text: "Why?" })).statusCode).toBe(200);
    await restore(bat);
    expect((await bat.post("/api/connections", invitationTo(eve))).statusCode).not.toBe(403);
  });

  test("is found from the case of a report, with who reported it", async () => {
    const input = { clientId: crypto.randomUUID(), subject: bat.profile, reason: "scam", text: "" };
    const { id } = (await sara.post("/api/reports", input)).json<{ id: string }>();
    const found = (await admin.get(`/api/manage/members?report=${id}`)).json<{ id: string }[]>();
    expect(found.map((each) => each.id).sort()).toEqual([bat.id, sara.id].sort());
    const named = (await admin.get("/api/manage/members?q=bat%40khamt")).json<{ id: string }[]>();
    expect(named.map((each) => each.id)).toEqual([bat.id]);
  });
});

describe("the log of administrators' acts", () => {
  test("has every act with who did it, and nothing of it can be changed or taken out", async () => {
    await restrict(bat);
    server.clock.pass({ minutes: 1 });
    await suspend(bat);
    server.clock.pass({ minutes: 1 });
    await restore(bat);
    expect(await log()).toMatchObject([
      { act: "restored", actor: admin.name, account: bat.name },
      { act: "suspended", actor: admin.name, rule: "respect" },
      { act: "restricted", actor: admin.name },
    ]);
    const { db } = server;
    const refused = [
      db.update(adminActs).set({ act: "restored" }),
      db.delete(adminActs),
      db.execute(sql`truncate admin_acts`),
    ];
    for (const attempt of refused)
      await expect(attempt).rejects.toMatchObject({
        cause: { message: "lines of admin_acts are only added" },
      });
    expect(await log()).toHaveLength(3);
  });

  test("outlives the accounts, which it names by nothing but an id", async () => {
    await restrict(bat);
    await server.db.delete(users).where(eq(users.id, bat.id));
    expect(await log()).toMatchObject([{ act: "restricted", account: null }]);
    const [line] = await server.db.select().from(adminActs);
    expect(JSON.stringify(line)).not.toMatch(/Threats|bat@/);
  });
});

describe("administrators", () => {
  const all = async () => (await admin.get("/api/admin/administrators")).json<Administrator[]>();
  const promote = (email: string) =>
    admin.post("/api/admin/administrators", { email, password: goodPassword });
  const demote = (who: Person, by = admin) =>
    by.post(`/api/admin/administrators/${who.id}/demote`, { password: goodPassword });

  test("are made and unmade by each other, with a proof; the last one stays", async () => {
    expect((await demote(admin)).json()).toMatchObject({ error: "last-administrator" });
    expect((await promote("nobody@khamt.test")).statusCode).toBe(404);
    expect((await promote("BAT@khamt.test")).json<Administrator[]>()).toHaveLength(2);
    expect((await demote(bat)).statusCode).toBe(200);
    expect((await demote(bat)).statusCode).toBe(404);
    await promote("bat@khamt.test");
    expect((await demote(admin)).statusCode).toBe(200);
    expect((await admin.get("/api/admin/administrators")).statusCode).toBe(403);
    const acts = await server.db.select().from(adminActs);
    expect(acts.map(({ act }) => act).sort()).toEqual(["demoted", "demoted", "promoted", "promoted"]);
  });

  test("of two who unmake each other at once one stays", async () => {
    const other = await addPerson(server, { role: "admin", password });
    const codes = (await Promise.all([demote(other), demote(admin, other)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await server.db.$count(users, eq(users.role, "admin"))).toBe(1);
  });

  test("do not delete the account of the last one who stays; of two who delete theirs at once one stays", async () => {
    const leave = (who: Person) => who.post("/api/account/delete", { password: goodPassword });
    expect((await leave(admin)).json()).toMatchObject({ error: "last-administrator" });
    const other = await addPerson(server, { role: "admin", password });
    const codes = (await Promise.all([leave(admin), leave(other)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [left, stays] = codes[0] === 200 ? [admin, other] : [other, admin];
    expect((await demote(stays, left)).json()).toMatchObject({ error: "last-administrator" });
    expect((await demote(left, stays)).statusCode).toBe(200);
  });

  test("may do nothing without a second step, and the answer says what to set up", async () => {
    const fresh = await addPerson(server, { role: "admin", totpEnabledAt: null });
    for (const url of ["/api/admin/reports", "/api/admin/acts", "/api/service-requests?side=all"]) {
      const answer = await fresh.get(url);
      expect([answer.statusCode, errorOf(answer)]).toEqual([403, "second-step-needed"]);
    }
    expect((await all()).find(({ id }) => id === fresh.id)).toMatchObject({ hasSecondStep: false });
  });

  test("are named by the settings also when they are members already; nobody else becomes one", async () => {
    const now = server.clock.now();
    await appointNamed(server.db, ["bat@khamt.test", "nobody@khamt.test"], now);
    await appointNamed(server.db, ["bat@khamt.test"], now);
    const made = await server.db
      .select()
      .from(users)
      .where(and(eq(users.id, bat.id), eq(users.role, "admin")));
    expect(made).toHaveLength(1);
    expect(await log()).toMatchObject([
      { act: "promoted", actor: null, isOperator: true, account: bat.name },
    ]);
    await addUser(server.db, { email: "example@khamt.test", isDemo: true, isEmailVerified: true });
    await appointNamed(server.db, ["example@khamt.test"], now);
    expect(await server.db.$count(users, eq(users.role, "admin"))).toBe(2);
  });

  test("who sign up are asked for the second step too", async () => {
    const browser = await signUp(server, "boss@khamt.test");
    expect((await browser.get("/api/admin/reports")).json()).toMatchObject({ error: "second-step-needed" });
  });
});
