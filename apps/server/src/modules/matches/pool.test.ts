import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { MatchResult, MyMatch, ProgrammePool } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { developer, foodIdea } from "../../../test/matching-rows.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { notifications, programmeMembers, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { publish } from "../../platform/live/live.ts";
import { watchSearches } from "../kept-searches/index.ts";
import { watchMatches } from "../notifications/index.ts";
import { poolOf } from "./index.ts";

/** Has the idea, and looks for co-founders. */
let saran: { id: string; idea: string; cookie: string };
/** The co-founders' profiles that they have, each somebody's own. */
let inside: { id: string; profile: string };
let outside: { id: string; profile: string };
let spring: string;
let autumn: string;

const server = freshServer();
beforeEach(async () => {
  const id = await addUser(server.db);
  saran = {
    id,
    idea: await addIdea(server.db, { ...foodIdea, userId: id }),
    cookie: await server.signIn(id),
  };
  inside = await addDeveloper();
  outside = await addDeveloper();
  spring = await addProgramme(server, { slug: "spring" });
  autumn = await addProgramme(server, { slug: "autumn" });
});

async function addDeveloper() {
  const id = await addUser(server.db);
  return { id, profile: await addCofounder(server.db, { ...developer, userId: id }) };
}

async function take({ id: userId }: { id: string }, programmeId: string, pool: ProgrammePool): Promise<void> {
  const now = server.clock.now();
  const values = { programmeId, userId, state: "joined" as const, pool, createdAt: now, updatedAt: now };
  await server.db
    .insert(programmeMembers)
    .values(values)
    .onConflictDoUpdate({
      target: [programmeMembers.programmeId, programmeMembers.userId],
      set: { pool },
    });
}

const idsOf = (matches: readonly { id: string }[]) => new Set(matches.map(({ id }) => id));

async function matchesOf(cookie: string) {
  const body = { type: "cofounder", source: { kind: "idea", id: saran.idea } };
  return (await server.post("/api/matches", body, { cookie })).json<MatchResult[]>();
}

async function byProfile(cookie = saran.cookie) {
  return idsOf(await matchesOf(cookie));
}

async function byText(cookie: string) {
  const body = { looksFor: "cofounder", text: foodIdea.description };
  const answer = await server.post("/api/matches/text", body, { cookie });
  return idsOf(answer.json<{ matches: MatchResult[] }>().matches);
}

async function inTeam() {
  const body = { source: { kind: "idea", id: saran.idea }, present: [] };
  const answer = await server.post("/api/matches/team", body, { cookie: saran.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return JSON.stringify(answer.json());
}

async function generated() {
  const answer = await server.post("/api/my-matches/generate", {}, { cookie: saran.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  const list = await server.get("/api/my-matches", { cookie: saran.cookie });
  return new Set(list.json<MyMatch[]>().map(({ targetId }) => targetId));
}

test("who takes part and chose everybody finds and is found as before", async () => {
  await take(saran, spring, "both");
  await take(inside, spring, "both");
  const everybody = new Set([inside.profile, outside.profile]);
  expect(await byProfile()).toEqual(everybody);
  expect(await byText("")).toEqual(everybody);
});

test("who chose a programme's people finds these alone: by profile, text and team, and in what is found for them", async () => {
  await take(saran, spring, "programme");
  await take(inside, spring, "both");
  await take(outside, autumn, "both");
  const alone = new Set([inside.profile]);
  expect(await byProfile()).toEqual(alone);
  expect(await byText(saran.cookie)).toEqual(alone);
  expect(await inTeam()).not.toContain(outside.profile);
  expect(await generated()).toEqual(alone);
});

test("who was dismissed comes back within a programme too with what has changed since", async () => {
  await take(saran, spring, "programme");
  await take(inside, spring, "both");
  const source = { kind: "idea", id: saran.idea };
  const shown = { compatibility: 99, reason: "As it was shown" };
  const match = { type: "cofounder", targetId: inside.profile, source, shown, status: "dismissed" };
  const saved = await server.post("/api/my-matches", { matches: [match] }, { cookie: saran.cookie });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await matchesOf(saran.cookie)).toEqual([]);
  await server.db.update(startupCofounders).set({ skills: [...developer.skills, "Kotlin"] });
  expect(await matchesOf(saran.cookie)).toMatchObject([
    { id: inside.profile, changed: { theirs: ["skills"] } },
  ]);
});

test("who chose a programme's people is found by these alone, and by no visitor, as soon as they have chosen", async () => {
  const all = new Set([inside.profile, outside.profile]);
  expect(await byText("")).toEqual(all);
  await take(inside, spring, "programme");
  const others = new Set([outside.profile]);
  expect(await byText("")).toEqual(others);
  expect(await byProfile()).toEqual(others);
  expect(await byProfile("")).toEqual(others);
  expect(await inTeam()).not.toContain(inside.profile);
  expect(await generated()).toEqual(others);
  await take(saran, autumn, "both");
  expect(await byProfile()).toEqual(others);
  await take(saran, spring, "both");
  expect(await byProfile()).toEqual(all);
  await take(inside, spring, "both");
  expect(await byText("")).toEqual(all);
});

test("two programmes chosen by both sides bring together only who shares one", async () => {
  await take(saran, spring, "programme");
  await take(inside, spring, "programme");
  await take(outside, autumn, "programme");
  expect(await byProfile()).toEqual(new Set([inside.profile]));
  await take(outside, spring, "both");
  expect(await byProfile()).toEqual(new Set([inside.profile]));
});

describe("alerts and kept searches", () => {
  const tools = () => ({
    db: server.db,
    matching: server.matching,
    live: { publish },
    post: async () => {},
    now: server.clock.now(),
  });
  const watch = async () => {
    await watchMatches(tools());
    await watchSearches(tools());
  };
  /** Which profiles a member was told of. */
  async function toldOf(kind: "new-match" | "search-match") {
    const rows = await server.db
      .select({ id: notifications.subjectId })
      .from(notifications)
      .where(and(eq(notifications.userId, saran.id), eq(notifications.kind, kind)));
    return new Set(rows.map(({ id }) => id));
  }
  /** The profile of somebody who comes to a programme with a choice, or to none. */
  async function comer(programmeId?: string, pool: ProgrammePool = "both"): Promise<string> {
    const each = await addDeveloper();
    if (programmeId !== undefined) await take(each, programmeId, pool);
    return each.profile;
  }

  test.each<[string, ProgrammePool, number[]]>([
    ["this programme", "programme", [0, 1]],
    ["everybody", "everybody", [0, 1, 2, 4]],
    ["both", "both", [0, 1, 2, 4]],
  ])("heed the own choice of %s, and who chose their own programme's people alone", async (_, pool, whom) => {
    await server.db.update(users).set({ alertThreshold: 70 }).where(eq(users.id, saran.id));
    await take(saran, spring, pool);
    await watch();
    const body = { looksFor: "cofounder", about: { text: foodIdea.description } };
    expect((await server.post("/api/kept-searches", body, saran)).statusCode).toBe(200);
    server.clock.pass({ minutes: 1 });
    const come = [
      await comer(spring, "both"),
      await comer(spring, "programme"),
      await comer(autumn, "both"),
      await comer(autumn, "programme"),
      await comer(),
    ];
    await watch();
    for (const kind of ["new-match", "search-match"] as const) {
      const told = await toldOf(kind);
      const places = come.flatMap((profile, at) => (told.has(profile) ? [at] : []));
      expect(places, kind).toEqual(whom);
    }
  });
});

test("who left a programme, or whom nothing binds, has the whole market", async () => {
  await take(saran, spring, "programme");
  await server.post("/api/programmes/spring/leave", {}, { cookie: saran.cookie });
  expect(await poolOf(server.db, saran.id)).toEqual({ seen: {}, shown: {} });
});
