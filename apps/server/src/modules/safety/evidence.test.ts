import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OwnStandings, ReportCase } from "@khamt/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { noLetters } from "../../../test/rows.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { reports, users } from "../../platform/db/schema/index.ts";
import { sweepEvidence } from "./evidence.ts";

let admin: Person;
let bat: Person;
let sara: Person;
const server = testServer();
beforeEach(async () => {
  admin = await addPerson(server, { role: "admin" });
  bat = await addPerson(server);
  sara = await addPerson(
    server,
    {},
    { bio: `I sell gold ${"b".repeat(90)}`, skills: ["React"], expertise: ["SaaS"] },
  );
});
afterEach(() => server.reset());

async function report(by: Person, kind: string, id: string): Promise<string> {
  const input = { clientId: randomUUID(), subject: { kind, id }, reason: "scam", text: "" };
  const answer = await by.post("/api/reports", input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string }>().id;
}
const only = async () => {
  const [one] = (await admin.get("/api/admin/reports")).json<ReportCase[]>();
  return one;
};
/** All that the case lets an administrator read. */
const read = async () => {
  const one = await only();
  return [...(one?.passages ?? []), ...(one?.reports.flatMap(({ evidence }) => evidence ?? []) ?? [])].map(
    ({ text }) => text,
  );
};
const isSeen = async () =>
  (await server.get(`/api/startup-cofounders/${sara.profile.id}`)).statusCode === 200;

describe("the evidence of a report", () => {
  test("stays when the one who is reported deletes what was said, before the report and after it", async () => {
    const { conversationId } = await connect(bat, sara);
    const path = `/api/conversations/${conversationId}/messages`;
    const say = async (text: string) =>
      (await sara.post(path, { id: randomUUID(), text })).json<{ seq: number }>().seq;
    const threat = await say("I know where you live");
    await report(bat, "conversation", conversationId ?? "");
    const another = await say("You will be sorry");
    for (const seq of [threat, another]) await sara.delete(`${path}/${seq}`);
    expect((await bat.get(path)).body).not.toContain("where you live");
    expect(await read()).toEqual(expect.arrayContaining(["I know where you live", "You will be sorry"]));
    const [kept] = (await only())?.reports ?? [];
    expect(kept?.evidence?.map(({ text }) => text).slice(-2)).toEqual([
      "I know where you live",
      "You will be sorry",
    ]);
    expect(kept?.evidence?.at(-1)?.author).toBe(sara.name);
  });

  test("stays without who said it once their account is gone, also where that has another name than their profile", async () => {
    const { conversationId } = await connect(bat, sara);
    await sara.post(`/api/conversations/${conversationId}/messages`, { id: randomUUID(), text: "You fool" });
    await report(sara, "conversation", conversationId ?? "");
    const { now } = server.clock;
    await server.db
      .update(users)
      .set({ firstName: "Sara", lastName: "Dorj", deletesAt: now() })
      .where(eq(users.id, sara.id));
    await eraseDue(server.db, { now: now(), ...noLetters });
    const [kept] = await server.db.select({ evidence: reports.evidence }).from(reports);
    expect(kept?.evidence?.passages.at(-1)).toMatchObject({ author: null, text: "You fool" });
  });

  test("is what a profile said, whatever its owner makes of it", async () => {
    await report(bat, "cofounder", sara.profile.id);
    const own = (await sara.get("/api/my-cofounder-profile")).json<{ updatedAt: string }>();
    const edited = { ...own, bio: `I sell nothing ${"c".repeat(90)}` };
    const url = `/api/startup-cofounders/${sara.profile.id}?version=${own.updatedAt}`;
    expect((await sara.put(url, edited)).statusCode).toBe(200);
    const said = await read();
    expect(said).toContain(edited.bio);
    expect(said).toContain(`I sell gold ${"b".repeat(90)}`);
  });

  test("is removed when nobody can appeal any more, and not before", async () => {
    const id = await report(bat, "cofounder", sara.profile.id);
    const sweep = () => sweepEvidence(server.db, { now: server.clock.now(), conduct: usualConduct });
    const isKept = async () => {
      await sweep();
      return (await server.db.select().from(reports)).map(({ evidence }) => evidence !== null);
    };
    server.clock.pass({ days: 400 });
    expect(await isKept()).toEqual([true]);
    await admin.post(`/api/admin/reports/${id}/uphold`, { rule: "no-fraud" });
    server.clock.pass({ days: usualConduct.appealDays });
    const appeal = { subject: sara.profile, text: "It is real" };
    expect((await sara.post("/api/my-decisions/appeals", appeal)).statusCode).toBe(200);
    server.clock.pass({ days: 29 });
    expect(await isKept()).toEqual([true]);
    server.clock.pass({ days: 2 });
    expect(await isKept()).toEqual([false]);
  });

  test("is not in the export of who reported it", async () => {
    await report(bat, "cofounder", sara.profile.id);
    const answer = await bat.post("/api/account/export", { password: "-" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain("I sell gold");
  });
});

describe("reports weigh by who makes them", () => {
  const young = () => ({ createdAt: new Date(server.clock.now().getTime() - 8 * 86_400_000) });

  test("three young accounts hide nobody's profile; with somebody who is connected they are believed", async () => {
    for (let count = 0; count < 3; count++)
      await report(await addPerson(server, young()), "cofounder", sara.profile.id);
    expect(await isSeen()).toBe(true);
    for (let count = 0; count < 2; count++) {
      const known = await addPerson(server, young());
      await connect(known, bat);
      await report(known, "cofounder", sara.profile.id);
    }
    expect(await isSeen()).toBe(false);
  });

  test("whoever reported falsely hides nothing any more, and is told why", async () => {
    const liars = [await addPerson(server), await addPerson(server), await addPerson(server)];
    for (const each of liars) await report(each, "cofounder", bat.profile.id);
    const one = await only();
    const body = { isFalse: true, note: "" };
    expect((await admin.post(`/api/admin/reports/${one?.id}/dismiss`, body)).statusCode).toBe(200);
    const [told] = (await liars[0]?.get("/api/notifications"))?.json<{ items: object[] }>().items ?? [];
    expect(told).toMatchObject({ kind: "report-answer", state: "false" });
    for (const each of liars) await report(each, "cofounder", sara.profile.id);
    expect(await isSeen()).toBe(true);
  });

  test("a restricted account hides nothing", async () => {
    const three = [await addPerson(server), await addPerson(server), await addPerson(server)];
    await server.db
      .update(users)
      .set({ standing: "restricted" })
      .where(eq(users.id, three[0]?.id ?? ""));
    for (const each of three) await report(each, "cofounder", sara.profile.id);
    expect(await isSeen()).toBe(true);
  });

  test("the owner of what is hidden asks for a look at once, once, and the case shows it", async () => {
    for (let count = 0; count < 3; count++)
      await report(await addPerson(server), "cofounder", sara.profile.id);
    expect(await isSeen()).toBe(false);
    const appeal = { subject: sara.profile, text: "They are competitors" };
    expect((await bat.post("/api/my-decisions/appeals", appeal)).statusCode).toBe(404);
    const answer = await sara.post("/api/my-decisions/appeals", appeal);
    expect(answer.json<OwnStandings>().items).toMatchObject([{ isAsked: true, decision: null }]);
    expect((await sara.post("/api/my-decisions/appeals", appeal)).statusCode).toBe(409);
    expect((await only())?.appeal).toBe("They are competitors");
    expect((await admin.get("/api/notifications")).body).toContain('"appeal"');
  });
});
