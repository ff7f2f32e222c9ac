import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type ManagedRounds, managedRounds, type OwnRounds, ownRounds } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, connect, notificationsOf, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addUser } from "../../../test/rows.ts";
import {
  blocks,
  connections,
  programmeMembers,
  programmeVisits,
  rounds,
  startupCofounders,
} from "../../platform/db/schema/index.ts";
import { dayOf } from "../programmes/index.ts";

let boss: Person;
let people: Person[];
let programmeId: string;
const server = freshServer();
beforeEach(async () => {
  boss = await addPerson(server);
  people = [];
  for (const skills of [["React"], ["finance"], ["design"], ["sales"], ["law"], ["marketing"]])
    people.push(await addPerson(server, {}, { skills, bio: `I look for somebody beside ${skills[0]}` }));
  programmeId = await addProgramme(server, { managers: [boss], members: people });
});

const plan = { name: "Demo day", rounds: 3, minutes: 5, tables: 10 };

async function ok(answer: Promise<{ statusCode: number; body: string; json: () => unknown }>) {
  const done = await answer;
  expect(done.statusCode, done.body).toBe(200);
  return done.json();
}
const desk = async (answer: ReturnType<Person["get"]>): Promise<ManagedRounds> =>
  managedRounds.strict().parse(await ok(answer));
const own = async (answer: ReturnType<Person["get"]>): Promise<OwnRounds> =>
  ownRounds.strict().parse(await ok(answer));
const create = (fields: object = {}) =>
  desk(boss.post("/api/manage/rounds", { id: randomUUID(), ...plan, programmeId, ...fields }));
const begin = (id: string, round: number) => desk(boss.post(`/api/manage/rounds/${id}/next`, { round }));
const mark = (id: string, person: Person, as: string) =>
  desk(boss.post(`/api/manage/rounds/${id}/people/${person.id}/${as}`));
const answer = (person: Person, id: string, other: string, wants: boolean) =>
  own(person.put(`/api/rounds/${id}/answers`, { with: other, wants }));

const pairsOf = ({ meetings }: ManagedRounds) => meetings.map(({ a, b }) => `${a} ${b}`);
const areTogether = (view: ManagedRounds, one: Person, other: Person) =>
  view.meetings.some(({ a, b }) => [a, b].includes(one.id) && [a, b].includes(other.id));
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items.at(place);
  if (item === undefined) throw new Error("it is not there");
  return item;
}

describe("matching rounds", () => {
  test("bring everybody together in every round, nobody twice, and say how near the best they are", async () => {
    const view = await create();
    expect(view.meetings).toHaveLength(9);
    expect(new Set(pairsOf(view)).size).toBe(9);
    for (const { meetings } of view.members) expect(meetings).toBe(3);
    expect(view.quality).toBeGreaterThan(90);
    expect(view.meetings.every(({ percent }) => percent !== null)).toBe(true);
    const sheet = await boss.get(`/api/manage/rounds/${view.id}/timetable`);
    expect(sheet.headers["content-type"]).toContain("text/csv");
    expect(sheet.body.trim().split("\r\n")).toHaveLength(10);
    expect(sheet.body).toContain(at(people, 0).name);
  });

  test("tell two of one name apart by their profiles, in the desk's view and in its table", async () => {
    const two = [at(people, 0), at(people, 1)];
    for (const [place, title] of ["Builds apps", "Keeps the books"].entries())
      await server.db
        .update(startupCofounders)
        .set({ firstName: "Bat", lastName: "Dorj", title })
        .where(eq(startupCofounders.userId, at(two, place).id));
    const view = await create();
    const names = view.members.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Bat Dorj (Builds apps)", "Bat Dorj (Keeps the books)"]));
    const sheet = await boss.get(`/api/manage/rounds/${view.id}/timetable`);
    expect(sheet.body).toContain("Bat Dorj (Keeps the books)");
  });

  test("bring together whose profiles fit, and seat those without one with each other", async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, () => addUser(server.db, { isEmailVerified: true })),
    );
    const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
    await server.db
      .insert(programmeMembers)
      .values(others.map((userId) => ({ programmeId, userId, state: "joined" as const, ...times })));
    const view = await create();
    for (const { meetings } of view.members) expect(meetings).toBe(3);
    expect(view.meetings.filter(({ percent }) => percent !== null)).toHaveLength(9);
    expect(view.quality).toBeGreaterThan(90);
  });

  test("seat somebody without a profile as everybody else where there are chairs, and who know each other instead of nobody", async () => {
    const userId = await addUser(server.db, { isEmailVerified: true });
    const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
    await server.db
      .insert(programmeMembers)
      .values({ programmeId, userId, state: "joined" as const, ...times });
    const [bat, sara] = [at(people, 0), at(people, 1)];
    await connect(bat, sara);
    const view = await create();
    expect(view.meetings).toHaveLength(9);
    for (const { meetings } of view.members) expect(meetings).toBeGreaterThanOrEqual(2);
    expect(areTogether(view, bat, sara)).toBe(false);
    const short = await create({ tables: 1 });
    expect(short.meetings.every(({ percent }) => percent !== null)).toBe(true);
    for (const other of people.slice(2)) await mark(view.id, other, "left");
    await boss.post(`/api/manage/rounds/${view.id}/people/${userId}/left`);
    expect(areTogether(await desk(boss.get(`/api/manage/rounds/${view.id}`)), bat, sara)).toBe(true);
  });

  test("are for those who came today, where the manager says so, and for who comes later once planned again", async () => {
    const come = (...who: Person[]) =>
      server.db
        .insert(programmeVisits)
        .values(who.map(({ id: userId }) => ({ programmeId, userId, day: dayOf(server.clock.now()) })));
    const [first, second, third] = [at(people, 0), at(people, 1), at(people, 2)];
    await come(first, second);
    const idsIn = ({ members }: ManagedRounds) => members.map(({ userId }) => userId).toSorted();
    const view = await create({ audience: "today" });
    expect(idsIn(view)).toEqual([first.id, second.id].toSorted());
    await come(third);
    const again = await desk(boss.post(`/api/manage/rounds/${view.id}/plan`));
    expect(idsIn(again)).toEqual([first.id, second.id, third.id].toSorted());
  });

  test("keep apart whom a block, a refusal or the manager keeps apart, and bring together whom the manager does", async () => {
    const [bat, sara, tuya, dorj] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
    await server.db
      .insert(blocks)
      .values({ blockerId: bat.id, blockedId: sara.id, createdAt: server.clock.now() });
    const refused = { clientId: randomUUID(), message: "Hello", createdAt: server.clock.now() };
    await server.db.insert(connections).values({
      ...refused,
      senderId: tuya.id,
      receiverId: dorj.id,
      targetKind: "cofounder",
      targetId: dorj.profile.id,
      state: "declined",
    });
    const view = await create({ rounds: 5 });
    expect(areTogether(view, bat, sara)).toBe(false);
    expect(areTogether(view, tuya, dorj)).toBe(false);
    const put = (a: Person, b: Person, rule: string) =>
      desk(boss.put(`/api/manage/rounds/${view.id}/pairs`, { a: a.id, b: b.id, rule }));
    await put(bat, tuya, "apart");
    const ruled = await put(bat, dorj, "together");
    expect(areTogether(ruled, bat, tuya)).toBe(false);
    expect(areTogether(ruled, bat, dorj)).toBe(true);
    expect(ruled.pairs).toHaveLength(2);
    // What a pin would bring together, a block keeps apart.
    expect(areTogether(await put(bat, sara, "together"), bat, sara)).toBe(false);
  });

  test("are planned anew for who leaves or comes late, and what has begun stays", async () => {
    const { id } = await create();
    const [gone, late] = [at(people, 0), at(people, 1)];
    const begun = await begin(id, 1);
    const first = begun.meetings.filter(({ number }) => number === 1);
    await mark(id, gone, "left");
    const view = await mark(id, late, "late");
    expect(view.meetings.filter(({ number }) => number === 1)).toEqual(first);
    const isIn = (person: Person, round: number) =>
      view.meetings.some(({ number, a, b }) => number === round && [a, b].includes(person.id));
    expect([isIn(gone, 1), isIn(gone, 2), isIn(gone, 3)]).toEqual([true, false, false]);
    expect([isIn(late, 2), isIn(late, 3)]).toEqual([false, true]);
    expect(new Set(pairsOf(view)).size).toBe(view.meetings.length);
    const back = await mark(id, gone, "there");
    expect(back.meetings.filter(({ number, a, b }) => number > 1 && [a, b].includes(gone.id))).not.toEqual(
      [],
    );
  });

  test("begin once however often they are begun, one after the other, and end", async () => {
    const { id } = await create();
    await begin(id, 1);
    expect(await begin(id, 1)).toMatchObject({ current: 1, state: "running" });
    expect((await boss.post(`/api/manage/rounds/${id}/next`, { round: 3 })).statusCode).toBe(409);
    expect(await desk(boss.post(`/api/manage/rounds/${id}/end`))).toMatchObject({ state: "ended" });
    expect((await boss.post(`/api/manage/rounds/${id}/plan`)).statusCode).toBe(409);
  });

  test("take in who has joined the programme since, when they are planned again", async () => {
    const { id } = await create();
    const late = await addPerson(server);
    const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
    await server.db
      .insert(programmeMembers)
      .values({ programmeId, userId: late.id, state: "joined", ...times });
    const view = await desk(boss.post(`/api/manage/rounds/${id}/plan`));
    expect(view.members).toHaveLength(7);
    expect(view.members.find(({ userId }) => userId === late.id)?.meetings).toBeGreaterThan(0);
  });

  test("sent again are the same, and everybody is told once; their id is no other programme's", async () => {
    const id = randomUUID();
    const first = await create({ id });
    expect(first.id).toBe(id);
    expect(pairsOf(await create({ id }))).toEqual(pairsOf(first));
    expect(await server.db.$count(rounds)).toBe(1);
    expect(await notificationsOf(at(people, 0))).toMatchObject([{ kind: "rounds" }]);
    const others = await addProgramme(server, { slug: "others", managers: [boss], members: people });
    const body = { id, ...plan, programmeId: others };
    expect((await boss.post("/api/manage/rounds", body)).json()).toMatchObject({ error: "already-exists" });
  });
});

describe("somebody who takes part", () => {
  test("sees what was and what is next with its reason, and nothing beyond", async () => {
    const { id, meetings } = await create();
    const bat = at(people, 0);
    const before = await own(bat.get(`/api/rounds/${id}`));
    expect(before.meetings.map(({ number }) => number)).toEqual([1]);
    await begin(id, 1);
    const during = await own(bat.get(`/api/rounds/${id}`));
    expect(during.meetings.map(({ number, hasBegun }) => [number, hasBegun])).toEqual([
      [2, false],
      [1, true],
    ]);
    const first = meetings.find(({ number, a, b }) => number === 1 && [a, b].includes(bat.id));
    expect(during.meetings[1]).toMatchObject({ table: first?.table, percent: first?.percent });
    expect(await ok(bat.get("/api/rounds"))).toHaveLength(1);
    expect((await (await addPerson(server)).get(`/api/rounds/${id}`)).statusCode).toBe(404);
  });

  test("answers in private: only two yeses are told, as a connection of both", async () => {
    const { id } = await create();
    const bat = at(people, 0);
    const next = at((await own(bat.get(`/api/rounds/${id}`))).meetings, 0).with.userId;
    const put = () => bat.put(`/api/rounds/${id}/answers`, { with: next, wants: true });
    expect((await put()).statusCode).toBe(409);
    await begin(id, 1);
    expect((await answer(bat, id, next, true)).meetings.at(-1)).toMatchObject({
      wants: true,
      connection: null,
    });
    const other = at(
      people.filter((each) => each.id === next),
      0,
    );
    expect((await own(other.get(`/api/rounds/${id}`))).meetings.at(-1)).toMatchObject({
      wants: null,
      connection: null,
    });
    const both = (await answer(other, id, bat.id, true)).meetings.at(-1);
    expect(both?.connection?.conversationId).toBeTruthy();
    for (const each of [bat, other]) {
      const told = (await notificationsOf(each)).map(({ kind, state }) => ({ kind, state }));
      expect(told).toHaveLength(2);
      expect(told).toContainEqual({ kind: "invitation-answer", state: "met" });
      expect(told).toContainEqual({ kind: "rounds", state: null });
    }
    expect((await bat.get("/api/connections?tab=connected")).json()).toMatchObject({ items: [{}] });
  });

  test("is not connected by two yeses with whom they have blocked", async () => {
    const { id } = await create();
    await begin(id, 1);
    const bat = at(people, 0);
    const met = at((await own(bat.get(`/api/rounds/${id}`))).meetings, -1).with.userId;
    const other = at(
      people.filter((each) => each.id === met),
      0,
    );
    await answer(bat, id, met, true);
    await server.db
      .insert(blocks)
      .values({ blockerId: bat.id, blockedId: met, createdAt: server.clock.now() });
    expect((await answer(other, id, bat.id, true)).meetings.at(-1)?.connection).toBeNull();
  });

  test("has an answer that no manager sees, and counts begin with five of either kind", async () => {
    const { id } = await create();
    for (const round of [1, 2, 3]) await begin(id, round);
    const meetings = await Promise.all(
      people.map(async (person) => (await own(person.get(`/api/rounds/${id}`))).meetings),
    );
    const all = people.flatMap((person, of) => at(meetings, of).map((each) => [person, each.with] as const));
    const view = () => boss.get(`/api/manage/rounds/${id}`);
    for (const { from, to, wants, given, yes } of [
      { from: 0, to: 4, wants: true, given: null, yes: null },
      { from: 4, to: 5, wants: true, given: 5, yes: null },
      { from: 5, to: 9, wants: false, given: 9, yes: null },
      { from: 9, to: 10, wants: false, given: 10, yes: 5 },
    ]) {
      for (const [person, { userId }] of all.slice(from, to)) await answer(person, id, userId, wants);
      expect((await desk(view())).answers).toMatchObject({ given, yes });
    }
    expect((await view()).body).not.toContain("wants");
  });
});
