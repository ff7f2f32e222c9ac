import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type ManagedRounds, managedRounds, ownRounds } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { publish } from "../../platform/live/live.ts";
import { planAgain } from "./act.ts";

let boss: Person;
let bat: Person;
let others: Person[];
let id: string;
const server = freshServer();
beforeEach(async () => {
  boss = await addPerson(server);
  bat = await addPerson(server);
  others = [];
  for (const skills of [["finance"], ["design"], ["sales"], ["law"], ["marketing"]])
    others.push(await addPerson(server, {}, { skills }));
  const programmeId = await addProgramme(server, { managers: [boss], members: [bat, ...others] });
  id = randomUUID();
  const plan = { name: "Demo day", rounds: 5, minutes: 5, tables: 10 };
  await boss.post("/api/manage/rounds", { id, ...plan, programmeId });
  await boss.post(`/api/manage/rounds/${id}/next`, { round: 1 });
});

async function meetings(): Promise<ManagedRounds["meetings"]> {
  return managedRounds.parse((await boss.get(`/api/manage/rounds/${id}`)).json()).meetings;
}

/** Round by round with whom Bat sits. */
async function ofBat(): Promise<[number, string][]> {
  return (await meetings()).flatMap(({ number, a, b }): [number, string][] => {
    if (a !== bat.id && b !== bat.id) return [];
    return [[number, a === bat.id ? b : a]];
  });
}

async function block(by: Person, { profile }: Person): Promise<void> {
  const answer = await by.post("/api/blocks", { subject: { kind: "cofounder", id: profile.id } });
  expect(answer.statusCode, answer.body).toBe(200);
}

test("A meeting to come of two of whom one blocks the other is off for both, and what has begun stays", async () => {
  const [before, all] = [await ofBat(), await meetings()];
  for (const [by, round] of [
    ["bat", 2],
    ["other", 3],
    ["bat", 1],
  ] as const) {
    const other = others.find((each) => before.some(([at, who]) => at === round && who === each.id));
    if (!other) throw new Error("nobody sits there");
    await (by === "bat" ? block(bat, other) : block(other, bat));
    const seen = ownRounds.parse((await other.get(`/api/rounds/${id}`)).json());
    expect(seen.meetings.some((each) => each.with.userId === bat.id)).toBe(round === 1);
  }
  expect(await ofBat()).toEqual(before.filter(([round]) => round !== 2 && round !== 3));
  expect(await meetings()).toHaveLength(all.length - 2);
});

test("A plan that is being made while somebody blocks another does not bring the two together", async () => {
  let asked = 0;
  const upToDate: TestApp["matching"]["upToDate"] = async () => {
    asked += 1;
    // The tables are set by then, and only their reasons are asked for.
    if (asked === 2) for (const each of others) await block(bat, each);
    return server.matching.upToDate();
  };
  const tools = { db: server.db, live: { publish }, now: server.clock.now() };
  await planAgain({ ...tools, matching: { ...server.matching, upToDate } }, id);
  expect((await ofBat()).map(([round]) => round)).toEqual([1]);
  expect(asked).toBe(4);
});
