import { beforeEach, expect, test } from "vitest";
import {
  type EntityRef,
  type MatchesWith,
  matchesWith,
  type MatchWith,
  matchWith,
  mostMatchedWith,
  type PairResult,
} from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";

let me: string;
let headers: { cookie: string };
const server = freshServer();
beforeEach(async () => {
  me = await addUser(server.db);
  headers = { cookie: await server.signIn(me) };
});

async function withAll(targets: EntityRef[]): Promise<MatchesWith> {
  const answer = await server.post("/api/my-matches/with", { targets }, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return matchesWith.parse(answer.json());
}

async function withOne({ kind, id }: EntityRef, query = ""): Promise<MatchWith> {
  const answer = await server.get(`/api/my-matches/with/${kind}/${id}${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return matchWith.strict().parse(answer.json());
}

async function percentOfPair(source: EntityRef, target: EntityRef): Promise<number> {
  const answer = await server.post("/api/matches/pair", { source, target }, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PairResult>().match.compatibility;
}

const idea = (id: string) => ({ kind: "idea", id }) as const;
const person = (id: string) => ({ kind: "cofounder", id }) as const;

test("the percentage of a card is that of the page, of the match view and of a list of matches", async () => {
  const own = person(await addCofounder(server.db, { ...developer, userId: me }));
  const food = idea(await addIdea(server.db, foodIdea));
  const other = idea(await addIdea(server.db, { title: "Cashmere", requiredSkills: ["knitting"] }));
  const cards = await withAll([food, other]);
  expect(cards.map(({ target }) => target)).toEqual([food, other]);
  for (const { target, source, compatibility } of cards) {
    expect(source).toEqual({ ...own, name: "Тэмүүлэн Болд" });
    expect((await withOne(target)).match?.compatibility).toBe(compatibility);
    expect(await percentOfPair(own, target)).toBe(compatibility);
  }
  const list = await server.post("/api/matches", { type: "startup-idea", source: own }, headers);
  const listed = list.json<{ id: string; compatibility: number }[]>();
  expect(listed.map(({ compatibility }) => compatibility)).toEqual(
    listed.map(({ id }) => cards.find(({ target }) => target.id === id)?.compatibility),
  );
});

test("of several own profiles the one that fits best counts, and is named", async () => {
  const fitting = await addIdea(server.db, { ...foodIdea, userId: me });
  await addIdea(server.db, { title: "Ledgers", requiredSkills: ["bookkeeping"], userId: me });
  const target = person(await addCofounder(server.db, developer));
  const found = await withOne(target);
  expect(found.match?.source).toEqual({ ...idea(fitting), name: foodIdea.title, contentLanguage: "en" });
  expect(found.match?.others).toBe(1);
  expect((await withAll([target]))[0]?.source.id).toBe(fitting);
});

test("a page tells up to three reasons, strengths first, and the needs with their cover, in the reader's language", async () => {
  await addCofounder(server.db, { ...developer, userId: me });
  const { is, match } = await withOne(idea(await addIdea(server.db, foodIdea)), "?lang=mn");
  expect(is).toBe("matched");
  expect(match?.needs.asking).toBe("target");
  expect(match?.needs.strands).toContainEqual({ name: "React", cover: "covered" });
  expect(match?.needs.met).toBeGreaterThanOrEqual(2);
  expect(match?.needs.of).toBe(match?.needs.strands.length);
  expect(match?.reasons.length).toBeGreaterThan(0);
  expect(match?.reasons.length).toBeLessThanOrEqual(3);
  expect(match?.reasons[0]?.kind).toBe("strength");
  expect(match?.reason).toMatch(/\p{Script=Cyrillic}/u);
});

test("the member's own is told as such, and has no percentage", async () => {
  await addCofounder(server.db, { ...developer, userId: me });
  const own = idea(await addIdea(server.db, { ...foodIdea, userId: me }));
  expect(await withOne(own)).toEqual({ is: "own", match: null, unlisted: null });
  expect(await withAll([own])).toEqual([]);
});

test("who has nothing is told so; who has it unlisted is told which", async () => {
  const target = idea(await addIdea(server.db, foodIdea));
  expect(await withOne(target)).toEqual({ is: "none", match: null, unlisted: null });
  const paused = await addCofounder(server.db, { ...accountant, userId: me, isAvailable: false });
  expect(await withOne(target)).toEqual({
    is: "unlisted",
    match: null,
    unlisted: { ...person(paused), name: "Нараа Болд" },
  });
  expect(await withAll([target])).toEqual([]);
});

test("only kinds that are matched with each other get a percentage", async () => {
  await addIdea(server.db, { ...foodIdea, userId: me });
  expect(await withOne(idea(await addIdea(server.db)))).toMatchObject({ is: "none" });
});

test("a company sees how well it fits a project", async () => {
  const studio = await addCompany(server.db, {
    userId: me,
    name: "Studio",
    technologies: ["Flutter"],
    services: ["mobile app development"],
  });
  const project = await addProject(server.db, { title: "App", requiredSkills: ["Flutter"] });
  const [card] = await withAll([{ kind: "project", id: project }]);
  expect(card).toMatchObject({ source: { kind: "company", id: studio, name: "Studio" } });
});

test("what the member may not see is not found, and is left out among others", async () => {
  await addCofounder(server.db, { ...developer, userId: me });
  const hidden = idea(await addIdea(server.db, { ...foodIdea, isActive: false }));
  const shown = idea(await addIdea(server.db, foodIdea));
  expect((await server.get(`/api/my-matches/with/idea/${hidden.id}`, headers)).statusCode).toBe(404);
  expect((await withAll([hidden, shown])).map(({ target }) => target)).toEqual([shown]);
  const owner = await addUser(server.db);
  const blocked = idea(await addIdea(server.db, { ...foodIdea, userId: owner }));
  await server.post("/api/blocks", { subject: blocked }, headers);
  expect((await server.get(`/api/my-matches/with/idea/${blocked.id}`, headers)).statusCode).toBe(404);
  expect((await withAll([blocked, shown])).map(({ target }) => target)).toEqual([shown]);
});

test("who is blocked is told as before how well they fit: another answer would tell of the block", async () => {
  const own = person(await addCofounder(server.db, { ...developer, userId: me }));
  const owner = await addUser(server.db);
  const target = idea(await addIdea(server.db, { ...foodIdea, userId: owner }));
  const before = await withOne(target);
  const shown = { compatibility: 50, reason: "As it was shown" };
  const matches = [{ type: "startup-idea", targetId: target.id, shown }];
  expect((await server.post("/api/my-matches", { matches }, headers)).statusCode).toBe(200);
  await server.post("/api/blocks", { subject: own }, { cookie: await server.signIn(owner) });
  expect(await withOne(target)).toEqual(before);
  expect(await withAll([target])).toHaveLength(1);
  expect(await percentOfPair(own, target)).toBe(before.match?.compatibility);
  const saved = await server.get("/api/my-matches", headers);
  expect(saved.json()).toMatchObject([{ targetId: target.id, profile: { name: foodIdea.title } }]);
});

test("one call asks about a screen of cards, and no more", async () => {
  const target = idea(await addIdea(server.db, foodIdea));
  const many = Array.from({ length: mostMatchedWith + 1 }, () => target);
  expect((await server.post("/api/my-matches/with", { targets: many }, headers)).statusCode).toBe(400);
  expect((await server.post("/api/my-matches/with", { targets: [] }, headers)).statusCode).toBe(400);
});
