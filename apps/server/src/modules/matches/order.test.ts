import { beforeAll, describe, expect, test } from "vitest";
import {
  type MatchResult,
  pairResult,
  type SavedMatches,
  teamResult,
  type TextMatches,
} from "@khamt/contract";
import { entityKinds, type EntityKind, isDistant, type MatchType } from "@khamt/contract/vocabulary";
import { createLanguage } from "@khamt/language";
import { openMarket, type PrivateMarket } from "@khamt/matching";
import { testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { loadDemo } from "../../entities/demo/load.ts";
import { ownedIds } from "../../entities/owned/own.ts";
import { readListed, listedPages, type ListedRow } from "../../entities/read-listed.ts";
import { profileOf } from "../../matching/profile.ts";
import { relations } from "./policy.ts";

const sources = new Map<EntityKind, ListedRow[]>();
const language = createLanguage();
const isLong = Boolean(process.env["TEST_RUNS"]);
/** Of each kind so many look for others: more with TEST_RUNS. */
const perKind = isLong ? 6 : 1;

const server = testServer();
beforeAll(async () => {
  const { db, clock } = server;
  await loadDemo({ db, now: clock.now(), rates: testConfig });
  await addDoubles();
  for (const kind of entityKinds) {
    sources.set(kind, (await firstOf(kind)).slice(0, perKind));
  }
});

/** Members who say what some demo profiles say: their numbers are equal. */
async function addDoubles(): Promise<void> {
  const { db } = server;
  const some = async <K extends EntityKind>(kind: K) =>
    (await readListed(db, kind, await idsOf(kind))).slice(0, 12);
  for (const { row } of await some("cofounder")) {
    const { title, bio, skills, expertise, industries, location, availability } = row;
    await addCofounder(db, { title, bio, skills, expertise, industries, location, availability });
  }
  for (const { row } of await some("idea")) {
    const { title, description, requiredSkills, tags, industry, stage, location } = row;
    await addIdea(db, { title, description, requiredSkills, tags, industry, stage, location });
  }
  for (const { row } of await some("company")) {
    const { name, description, services, specialties, technologies, industry, size, location } = row;
    await addCompany(db, {
      name,
      description,
      services,
      specialties,
      technologies,
      industry,
      size,
      location,
    });
  }
  const companyId = await addCompany(db, { name: "Owner of listings" });
  for (const { row } of await some("project")) {
    const { title, description, requiredSkills, category, budget, preferredLocation } = row;
    await addProject(db, {
      companyId,
      title,
      description,
      requiredSkills,
      category,
      budget,
      preferredLocation,
    });
  }
}

async function idsOf(kind: EntityKind): Promise<string[]> {
  return (await firstOf(kind)).map(({ row }) => row.id);
}

async function firstOf(kind: EntityKind): Promise<ListedRow[]> {
  for await (const rows of listedPages(server.db, kind)) return rows;
  return [];
}

/** A device knows its own profiles; nobody is matched with themselves. */
async function ownOf(kind: EntityKind, userId: string): Promise<Set<string>> {
  const ids = await ownedIds(server.db, kind, [userId]);
  return new Set(ids);
}

const markets = new Map<EntityKind, PrivateMarket>();

async function marketOf(kind: EntityKind): Promise<PrivateMarket> {
  const known = markets.get(kind);
  if (known) return known;
  const answer = await server.get(`/api/private-index/${kind}`);
  const market = openMarket(answer.rawPayload, language);
  markets.set(kind, market);
  return market;
}

const cases = Object.entries(relations).flatMap(([type, { target, sources: kinds }]) =>
  kinds.map((kind) => ({ type: type as MatchType, target, kind })),
);

async function find(type: MatchType, source: { kind: EntityKind; id: string }, limit = 50) {
  const answer = await server.post("/api/matches", { type, source, limit });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MatchResult[]>();
}

function expectOrder(matches: readonly MatchResult[]): void {
  const places = matches.map(({ compatibility, isDemo }) => 2 * compatibility - Number(isDemo));
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  for (const { compatibility, distant } of matches) expect(distant).toBe(isDistant(compatibility));
}

describe.each(cases)("a $kind that looks for $type", ({ type, target, kind }) => {
  const each = async (check: (source: { kind: EntityKind; id: string }, row: ListedRow) => Promise<void>) => {
    for (const row of sources.get(kind) ?? []) await check({ kind, id: row.row.id }, row);
  };

  test("gets a list in the order of its numbers, members before examples, and a longer list begins alike", () =>
    each(async (source) => {
      const matches = await find(type, source);
      expect(matches.length).toBeGreaterThan(20);
      expectOrder(matches);
      expect((await find(type, source, 5)).map(({ id }) => id)).toEqual(
        matches.slice(0, 5).map(({ id }) => id),
      );
    }));

  test("has one percentage for a pair: in the list, the pair, the other side's list and a saved match", () =>
    each(async (source) => {
      const matches = await find(type, source);
      const some = [matches[0], matches[1], matches[12]].flatMap((match) => match ?? []);
      const headers = { cookie: await server.signIn(await addUser(server.db)) };
      for (const { id, compatibility } of some) {
        const answer = await server.post("/api/matches/pair", { source, target: { kind: target, id } });
        const { match, reverse, standing } = pairResult.parse(answer.json());
        expect([match.compatibility, reverse.compatibility]).toEqual([compatibility, compatibility]);
        expect(standing.place).toBe(matches.findIndex((each) => each.id === id) + 1);
        const back = Object.entries(relations).find(([, each]) => each.target === kind)?.[0] as MatchType;
        const theirs = (await find(back, { kind: target, id })).find((each) => each.id === source.id);
        expect(theirs?.compatibility ?? compatibility).toBe(compatibility);
        const shown = { compatibility: 1, reason: "" };
        const saving = { matches: [{ type, targetId: id, source, shown }] };
        const saved = (await server.post("/api/my-matches", saving, headers)).json<SavedMatches>().saved;
        expect(saved.map((each) => each.compatibility)).toEqual([compatibility]);
      }
    }));

  test("finds the same in the same order on a device", () =>
    each(async (source, row) => {
      const { read, find: findHere } = await marketOf(target);
      const without = await ownOf(target, row.row.userId);
      const hits = findHere(read(profileOf(row)), { limit: 20, without });
      const there = await find(type, source, 20);
      expect(hits.map(({ id, percent }) => [id, percent])).toEqual(
        there.map(({ id, compatibility }) => [id, compatibility]),
      );
    }));
});

test.each(["idea", "project"] as const)("the team of an %s shows the numbers of the list", async (kind) => {
  const type = kind === "idea" ? "cofounder" : "company";
  for (const { row } of sources.get(kind) ?? []) {
    const source = { kind, id: row.id };
    const percents = new Map((await find(type, source)).map(({ id, compatibility }) => [id, compatibility]));
    const { members } = teamResult.parse((await server.post("/api/matches/team", { source })).json());
    for (const { match } of members)
      expect(match.compatibility).toBe(percents.get(match.id) ?? match.compatibility);
  }
});

const texts = ["React developer", "ноолуур, малчид", "санхүү, нягтлан", "asdfgh"];
/** Each case has one of the texts, and all with TEST_RUNS. */
const asked = cases.map((each, at) => ({
  ...each,
  texts: isLong ? texts : texts.slice(at % texts.length).slice(0, 1),
}));

test.each(asked)("a text of a $kind that looks for $type gets such a list too", async (each) => {
  for (const text of each.texts) {
    const { type, kind } = each;
    const answer = await server.post("/api/matches/text", { text, looksFor: type, as: kind, limit: 50 });
    expect(answer.statusCode, answer.body).toBe(200);
    expectOrder(answer.json<TextMatches>().matches);
  }
});
