import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  generatedMatches,
  type MatchResult,
  mostKept,
  type MyMatch,
  myMatch,
  type SavedMatches,
  savedMatches,
} from "@khamt/contract";
import { matchStatuses } from "@khamt/contract/vocabulary";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea, addUser, addVouch } from "../../../test/rows.ts";
import { aiMatches, startupCofounders, startupIdeas } from "../../platform/db/schema/index.ts";
import { mayMove } from "./policy.ts";

let server: TestApp;
let me: string;
let headers: { cookie: string };
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  me = await addUser(server.db);
  headers = { cookie: await server.signIn(me) };
});
afterEach(() => server.reset());
afterAll(() => server.close());

const beginner = {
  firstName: "Сувд",
  title: "Frontend beginner",
  bio: "I learn frontend development and build web shops.",
  skills: ["React", "JavaScript", "CSS"],
  location: "Ulaanbaatar",
};
const shown = { compatibility: 99, reason: "As it was shown" };

async function list(query = ""): Promise<MyMatch[]> {
  const answer = await server.get(`/api/my-matches${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MyMatch[]>().map((each) => myMatch.strict().parse(each));
}

async function save(...matches: object[]): Promise<SavedMatches> {
  const body = { matches: matches.map((each) => ({ type: "cofounder", shown, ...each })) };
  const answer = await server.post("/api/my-matches", body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return savedMatches.strict().parse(answer.json());
}

async function saveOne(match: object): Promise<MyMatch> {
  const { saved } = await save(match);
  if (!saved[0]) throw new Error("nothing was saved");
  return saved[0];
}

function move(id: string, status: string, query = "") {
  return server.call({ method: "PATCH", url: `/api/my-matches/${id}${query}`, headers, payload: { status } });
}

async function generate() {
  const answer = await server.post("/api/my-matches/generate", {}, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return generatedMatches.parse(answer.json());
}

async function found(ideaId: string): Promise<MatchResult[]> {
  const body = { type: "cofounder", source: { kind: "idea", id: ideaId } };
  return (await server.post("/api/matches", body, headers)).json<MatchResult[]>();
}

describe("saving", () => {
  test("takes the percentage and the reasons from the engine, and tells them anew in the reader's language", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    const [result] = await found(idea);
    await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    const [mine] = await list("?lang=mn");
    expect(mine).toMatchObject({
      type: "cofounder",
      targetId: person,
      status: "saved",
      compatibility: result?.compatibility,
      source: { kind: "idea", id: idea, name: foodIdea.title },
      profile: { name: "Тэмүүлэн Болд", skills: developer.skills },
      language: "mn",
      reason: expect.stringMatching(/^[А-ЯӨҮ]/),
      changed: null,
    });
    expect(await server.db.select().from(aiMatches)).toHaveLength(1);
  });

  test("keeps as shown what nobody can compute again, and hides names of who is listed no more", async () => {
    const person = await addCofounder(server.db, developer);
    await saveOne({ targetId: person });
    expect((await list())[0]).toMatchObject({ compatibility: 99, reason: shown.reason, source: null });
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect((await list())[0]).toMatchObject({ targetId: person, profile: null });
  });

  test("computes also for another's profile, without keeping whose it was", async () => {
    const idea = await addIdea(server.db, foodIdea);
    const person = await addCofounder(server.db, developer);
    const mine = await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    expect(mine.compatibility).not.toBe(shown.compatibility);
    expect(mine.source).toBeNull();
    expect((await server.db.select().from(aiMatches))[0]?.sourceId).toBeNull();
  });

  test("moves a visitor's saves in one call: each once, in their order, and says what stayed behind", async () => {
    const [first, second] = [
      await addCofounder(server.db, developer),
      await addCofounder(server.db, beginner),
    ];
    const own = await addCofounder(server.db, { ...accountant, userId: me });
    const gone = await addCofounder(server.db, { ...accountant, isAvailable: false });
    const { left } = await save(
      { targetId: first, savedAt: "2026-05-02T12:00:00.000Z", contacted: true },
      { targetId: second, savedAt: "2999-01-01T00:00:00.000Z" },
      { targetId: own },
      { targetId: gone },
    );
    expect(left).toEqual([
      { targetId: own, why: "own" },
      { targetId: gone, why: "unlisted" },
    ]);
    await save({ targetId: first });
    expect((await list()).map(({ targetId, status }) => [targetId, status])).toEqual([
      [second, "saved"],
      [first, "contacted"],
    ]);
    expect((await list())[0]?.savedAt).toBe(server.clock.now().toISOString());
  });

  test("has the match for an own profile take the place of the one for none", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    await save({ targetId: person, contacted: true });
    await save({ targetId: person, source: { kind: "idea", id: idea } });
    const all = await list();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: "contacted", source: { id: idea } });
  });

  test("ends where the room ends", async () => {
    const match = { userId: me, matchType: "cofounder" as const, compatibilityScore: 50 };
    const rows = Array.from({ length: mostKept }, () => ({
      ...match,
      targetId: crypto.randomUUID(),
      status: "saved" as const,
    }));
    await server.db.insert(aiMatches).values(rows);
    const person = await addCofounder(server.db, developer);
    expect((await save({ targetId: person })).left).toEqual([{ targetId: person, why: "full" }]);
  });

  test("refuses kinds that do not look for each other", async () => {
    const source = { kind: "project", id: "00000000-0000-4000-8000-000000000000" };
    const matches = [{ type: "startup-idea", targetId: source.id, source, shown }];
    const answer = await server.post("/api/my-matches", { matches }, headers);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "matches.source.kind" });
  });
});

describe("a status", () => {
  const allowed = [
    "pending saved",
    "pending contacted",
    "pending dismissed",
    "saved contacted",
    "saved dismissed",
    "contacted dismissed",
    "dismissed saved",
    "dismissed contacted",
  ];
  const every = matchStatuses.flatMap((from) => matchStatuses.map((to) => [from, to] as const));

  test.each(every)("from %s to %s", (from, to) => {
    expect(mayMove(from, to)).toBe(from === to || allowed.includes(`${from} ${to}`));
  });

  test("is set once: who was contacted does not become somebody saved, and a second press changes nothing", async () => {
    const { id } = await saveOne({ targetId: await addCofounder(server.db, developer) });
    expect((await move(id, "contacted")).json()).toMatchObject({ status: "contacted" });
    expect((await move(id, "contacted")).statusCode).toBe(200);
    expect((await move(id, "saved")).json()).toMatchObject({ error: "conflict" });
    expect((await move(id, "pending")).statusCode).toBe(409);
    expect((await list())[0]?.status).toBe("contacted");
  });

  test("can be taken back: removed and restored in its old place, forgotten and saved again", async () => {
    const [person, other] = [
      await addCofounder(server.db, developer),
      await addCofounder(server.db, beginner),
    ];
    const first = await saveOne({ targetId: person });
    server.clock.pass({ minutes: 1 });
    await save({ targetId: other });
    await move(first.id, "dismissed");
    expect((await list()).map(({ targetId }) => targetId)).toEqual([other]);
    await move(first.id, "saved");
    expect((await list()).map(({ targetId }) => targetId)).toEqual([other, person]);
    const url = `/api/my-matches/${first.id}`;
    expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(200);
    expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(404);
    expect((await saveOne({ targetId: person })).status).toBe("saved");
  });
});

describe("a dismissed match", () => {
  test("stays away from matching and generating until one of both profiles changes, and says what has", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    const other = await addCofounder(server.db, beginner);
    const { id } = await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    await move(id, "dismissed");
    expect((await found(idea)).map((each) => each.id)).toEqual([other]);
    expect((await generate()).added.map(({ targetId }) => targetId)).toEqual([other]);
    expect(await generate()).toEqual({ outcome: "none-left", added: [] });

    // A rating, a mark or a visit is no change of mind.
    await addVouch(server.db, person);
    await server.db
      .update(startupCofounders)
      .set({ lastActiveAt: new Date() })
      .where(eq(startupCofounders.id, person));
    expect((await generate()).outcome).toBe("none-left");

    await server.db
      .update(startupCofounders)
      .set({ skills: [...developer.skills, "Go"], availability: "part-time" })
      .where(eq(startupCofounders.id, person));
    const again = (await found(idea)).find((each) => each.id === person);
    expect(again?.changed).toEqual({ theirs: ["skills", "time"], yours: [] });
    await server.db.update(startupIdeas).set({ location: "Darkhan" }).where(eq(startupIdeas.id, idea));
    const { added } = await generate();
    expect(added).toEqual([expect.objectContaining({ targetId: person, status: "saved" })]);
    expect((await list()).find(({ targetId }) => targetId === person)?.changed).toEqual({
      theirs: ["skills", "time"],
      yours: ["place"],
    });
    await move(added[0]?.id ?? "", "dismissed");
    expect((await generate()).outcome).toBe("none-left");
  });

  test("is left out only for its owner", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    await move((await saveOne({ targetId: person, source: { kind: "idea", id: idea } })).id, "dismissed");
    const body = { type: "cofounder", source: { kind: "idea", id: idea } };
    expect((await server.post("/api/matches", body)).json()).toHaveLength(1);
  });
});

describe("generating", () => {
  test("keeps the two best of all own profiles, best first, each once, and nobody distant", async () => {
    expect(await generate()).toEqual({ outcome: "no-profile", added: [] });
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    await addIdea(server.db, { ...foodIdea, userId: me, title: "The same for Darkhan" });
    const distant = await addCofounder(server.db, accountant);
    const best = await addCofounder(server.db, developer);
    const good = await addCofounder(server.db, beginner);
    const first = await generate();
    expect(first.outcome).toBe("added");
    expect(first.added.map(({ targetId }) => targetId)).toEqual([best, good]);
    expect(await generate()).toEqual({ outcome: "none-left", added: [] });
    const kept = await list();
    expect(kept.map(({ targetId }) => targetId)).toEqual([best, good]);
    expect(kept.map((each) => each.distant)).toEqual([false, false]);
    expect((await found(idea)).find((each) => each.id === distant)?.distant).toBe(true);
  });
});

test("whatever is sent, the answer is never a failure of the server", async () => {
  const odd = [
    null,
    [],
    "",
    0,
    {},
    { matches: null },
    { matches: [] },
    { matches: [{}] },
    { matches: ["x"] },
  ];
  const id = "00000000-0000-4000-8000-000000000000";
  const base = { type: "cofounder", targetId: id, shown };
  const wrong = [
    { shown: { compatibility: 100, reason: "" } },
    { shown: { compatibility: 50, reason: "a".repeat(501) } },
    { targetId: "1" },
    { type: "friend" },
    { savedAt: "yesterday" },
    { source: {} },
  ].map((each) => ({ matches: [{ ...base, ...each }] }));
  const many = { matches: Array.from({ length: 51 }, () => base) };
  for (const payload of [...odd, ...wrong, many]) {
    const answer = await server.post("/api/my-matches", payload, headers);
    expect(answer.statusCode, JSON.stringify(payload)?.slice(0, 100)).toBe(400);
  }
  for (const status of ["", "friends", null, 3])
    expect((await move(id, status as string)).statusCode).toBe(400);
  expect((await move(id, "saved")).statusCode).toBe(404);
});
