import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type ManagedRounds, managedRounds, nextTable } from "@khamt/contract";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { addVouch } from "../../../test/rows.ts";
import { startupCofounders, users } from "../../platform/db/schema/index.ts";
import { eq } from "drizzle-orm";

let boss: Person;
let admin: Person;
let bat: Person;
let sara: Person;
let tuya: Person;
/** Of no programme. */
let dorj: Person;
let programmeId: string;
const server = testServer();
beforeEach(async () => {
  await server.reset();
  boss = await addPerson(server);
  admin = await addPerson(server, { role: "admin" });
  bat = await addPerson(server, { lastActiveAt: now }, { skills: ["React"], bio: "I build web pages" });
  sara = await addPerson(server, { language: "mn" }, { skills: ["finance"], bio: "I keep books" });
  tuya = await addPerson(server, {}, { skills: ["React"], bio: "I build web pages" });
  dorj = await addPerson(server, {}, { skills: ["React"], bio: "I build web pages" });
  programmeId = await addProgramme(server, { managers: [boss], members: [bat, sara, tuya] });
});

const plan = { name: "Demo day", rounds: 1, minutes: 5, tables: 10 };
const create = (by: Person, fields: object) =>
  by.post("/api/manage/rounds", { id: randomUUID(), ...plan, ...fields });
async function made(by: Person, fields: object): Promise<ManagedRounds> {
  const answer = await create(by, fields);
  expect(answer.statusCode, answer.body).toBe(200);
  return managedRounds.strict().parse(answer.json());
}
const among = (filter: object) => ({ programmeId, audience: "filter", filter });
const idsIn = ({ members }: ManagedRounds) => members.map(({ userId }) => userId).toSorted();
const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted();
const count = (by: Person, query: Record<string, string>) =>
  by.get(`/api/manage/rounds/people?${new URLSearchParams(query).toString()}`);
async function found(by: Person, query: Record<string, string>): Promise<number> {
  const answer = await count(by, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ found: number }>().found;
}

describe("rounds for whom a filter finds", () => {
  test("are planned for the people of the programme alone, and their number is known before", async () => {
    const cases: [Record<string, string>, Person[]][] = [
      [{ language: "mn" }, [sara]],
      [{ seen: "day" }, [bat]],
      [{ has: "cofounder" }, [bat, sara, tuya]],
      [{ has: "company" }, []],
      [{ word: "React" }, [bat, tuya]],
      [{ word: "санхүү" }, [sara]],
      [{ word: "the" }, []],
      [{ word: "React", seen: "day" }, [bat]],
    ];
    for (const [filter, people] of cases) {
      expect(await found(boss, { programmeId, audience: "filter", ...filter }), JSON.stringify(filter)).toBe(
        people.length,
      );
      expect(idsIn(await made(boss, among(filter))), JSON.stringify(filter)).toEqual(ids(...people));
    }
    expect(await found(boss, { programmeId })).toBe(3);
  });

  test("take in who meets the filter since, once they are planned again, and lose nobody", async () => {
    const { id } = await made(boss, among({ verified: "yes" }));
    await addVouch(server.db, bat.profile.id);
    const again = await boss.post(`/api/manage/rounds/${id}/plan`);
    expect(idsIn(managedRounds.parse(again.json()))).toEqual([bat.id]);
  });

  test("tell no manager when somebody was here who does not show it", async () => {
    const seenToday = { audience: "filter", seen: "day" };
    await server.db
      .update(users)
      .set({ privacy: { showsActivity: false } })
      .where(eq(users.id, bat.id));
    expect(await found(boss, { programmeId, ...seenToday })).toBe(0);
    expect(await found(admin, seenToday)).toBe(1);
  });

  test.each([{ has: "cofounder" }, { completeness: "low" }])(
    "tell no manager by %j what somebody has written who hides their profiles",
    async (filter) => {
      const meant = { audience: "filter", ...filter, q: bat.name };
      const [of] = [await found(admin, meant)];
      await server.db
        .update(users)
        .set({ privacy: { isListed: false } })
        .where(eq(users.id, bat.id));
      expect(await found(boss, { programmeId, ...meant })).toBe(0);
      expect(await found(admin, meant)).toBe(of);
    },
  );

  test.each([{ has: "cofounder" }, { completeness: "low" }])(
    "tell no manager by %j what somebody has written and not published",
    async (filter) => {
      const meant = { audience: "filter", ...filter, q: bat.name };
      const of = { programmeId, ...meant };
      expect([await found(boss, of), await found(admin, meant)]).toEqual([1, 1]);
      await server.db
        .update(startupCofounders)
        .set({ isAvailable: false, isPublished: false })
        .where(eq(startupCofounders.id, bat.profile.id));
      expect([await found(boss, of), await found(admin, meant)]).toEqual([0, 1]);
    },
  );

  test("are among all members for administrators, and for nobody else", async () => {
    const everybody = { programmeId: null, audience: "filter", filter: { word: "React" } };
    expect(await found(admin, { audience: "filter", word: "React" })).toBe(3);
    const view = await made(admin, everybody);
    expect(idsIn(view)).toEqual(ids(bat, tuya, dorj));
    expect(view.programme).toBeNull();
    expect((await create(boss, everybody)).statusCode).toBe(404);
    expect((await count(boss, { audience: "filter", word: "React" })).statusCode).toBe(404);
    for (const path of ["", "/timetable"])
      expect((await boss.get(`/api/manage/rounds/${view.id}${path}`)).statusCode).toBe(404);
    expect((await boss.get("/api/manage/rounds")).json()).toEqual([]);
    expect((await bat.get("/api/rounds")).json()).toMatchObject([{ id: view.id, programme: null }]);
  });

  test("leave out who was invited and never came, and say how many, unless just they are asked for", async () => {
    const invitee = await addPerson(server, { isEmailVerified: false });
    const filters = [{ word: "" }, { state: "invited" }];
    const [everybody, invited] = [{ audience: "filter" }, { audience: "filter", state: "invited" }];
    expect((await count(admin, everybody)).json()).toEqual({ found: 6, invited: 1 });
    expect((await count(admin, invited)).json()).toEqual({ found: 1, invited: 0 });
    const [all, just] = await Promise.all(
      filters.map((filter) => made(admin, { programmeId: null, audience: "filter", filter })),
    );
    expect(all && idsIn(all)).toEqual(ids(boss, admin, bat, sara, tuya, dorj));
    expect(just && idsIn(just)).toEqual([invitee.id]);
  });

  test("tell managers nothing of standing and role, and leave out who is suspended", async () => {
    for (const filter of [{ state: "restricted" }, { role: "admin" }]) {
      expect((await create(boss, among(filter))).statusCode).toBe(400);
      expect((await count(boss, { programmeId, audience: "filter", ...filter })).statusCode).toBe(400);
      expect((await create(admin, among(filter))).statusCode).toBe(200);
    }
    await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, bat.id));
    expect(idsIn(await made(boss, among({ word: "React" })))).toEqual([tuya.id]);
  });

  test("find people of a programme by their names alone: an address can't be guessed letter by letter", async () => {
    const secret = "zorig.secret";
    await server.db
      .update(users)
      .set({ email: `${secret}@khamt.test`, firstName: "Zorig" })
      .where(eq(users.id, bat.id));
    for (const q of ["Zorig", "Зориг"]) expect(idsIn(await made(boss, among({ q })))).toEqual([bat.id]);
    expect(await found(boss, { programmeId, audience: "filter", q: secret })).toBe(0);
    expect(await found(admin, { audience: "filter", q: secret })).toBe(1);
  });

  test("need a filter, and those without a programme nothing but one", async () => {
    const wrong = [
      { programmeId, audience: "filter" },
      { programmeId, audience: "joined", filter: {} },
      { programmeId: null, audience: "joined" },
    ];
    for (const fields of wrong) expect((await create(admin, fields)).statusCode).toBe(400);
  });
});

describe("somebody with a table", () => {
  const newsOf = async (person: Person) =>
    (await notificationsOf(person)).map(({ kind, title, path }) => ({ kind, title, path }));
  const tablesOf = async (person: Person) =>
    nextTable
      .strict()
      .array()
      .parse((await person.get("/api/dashboard")).json<{ tables: unknown }>().tables);

  test("hears of it once, under the bell", async () => {
    const { id } = await made(boss, { programmeId });
    await boss.post(`/api/manage/rounds/${id}/plan`);
    const told = [{ kind: "rounds", title: "Demo day", path: `/rounds/${id}` }];
    for (const each of [bat, sara, tuya]) expect(await newsOf(each)).toEqual(told);
    expect(await newsOf(dorj)).toEqual([]);
    expect(await newsOf(boss)).toEqual([]);
  });

  test("finds the next table on the dashboard, the one of now in the last round, and none once they have ended", async () => {
    const view = await made(boss, { programmeId, rounds: 2 });
    const { id } = view;
    const tableIn = (round: number) => {
      const mine = view.meetings.find(({ number, a, b }) => number === round && [a, b].includes(bat.id));
      return { id, rounds: 2, round: mine?.number ?? null, table: mine?.table ?? null };
    };
    expect(await tablesOf(bat)).toMatchObject([{ ...tableIn(1), state: "planned" }]);
    await boss.post(`/api/manage/rounds/${id}/next`, { round: 1 });
    expect(await tablesOf(bat)).toMatchObject([{ ...tableIn(2), state: "running" }]);
    await boss.post(`/api/manage/rounds/${id}/next`, { round: 2 });
    expect(await tablesOf(bat)).toMatchObject([{ ...tableIn(2), state: "running" }]);
    expect(await tablesOf(dorj)).toEqual([]);
    await boss.post(`/api/manage/rounds/${id}/people/${sara.id}/left`);
    await boss.post(`/api/manage/rounds/${id}/end`);
    expect(await tablesOf(bat)).toEqual([]);
  });
});
