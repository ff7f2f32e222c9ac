import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ShowcasedPair } from "@khamt/contract";
import { matchBands } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { entities } from "../../entities/index.ts";
import { listEntities } from "../../entities/list.ts";
import { pairsApart } from "../../entities/pairs-apart.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Ask } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { poolOf } from "./pool.ts";
import { presentPair } from "./present.ts";

type Deps = { db: Db; matching: Matching };

/** The newest ideas are looked at, all of the demo among them, and no more. */
const mostTried = 60;
/** Of each those who fit best, and no more. */
const mostFound = 50;
/** A pair is shown for so long before another is looked for. */
const lifeMs = 600_000;
/** Where there is none, it is looked for again sooner. */
const noneLifeMs = 60_000;
/** The first page does not wait longer for it. */
const patienceMs = 300;
/** Of the pairs that are worth most so many are looked at for the one whose needs are met best. */
const mostCompared = 16;
const mostStrands = 4;
const mostReasons = 3;

/** Finds the pair of the first page, and finds it anew after a while, or once one of the two is not listed any more. */
export function createShowcase({ db, matching }: Deps) {
  const found = new LRUCache<Language, Promise<ShowcasedPair | null>>({ max: 2, ttl: lifeMs });

  const begin = (reader: Language) => {
    const pair = matching.upToDate().then((ask) => findPair({ db, ask, reader }));
    found.set(reader, pair);
    // What failed is tried anew with the next page.
    pair.then(
      (known) => known === null && found.set(reader, pair, { ttl: noneLifeMs }),
      () => found.delete(reader),
    );
    return pair;
  };

  return async (reader: Language, shown: Shown): Promise<ShowcasedPair | null> => {
    const finding = found.get(reader) ?? begin(reader);
    const late = wait(patienceMs, null, { ref: false });
    const pair = await Promise.race([finding.catch(() => null), late]);
    if (pair === null) return null;
    const [[idea], [person]] = await Promise.all([
      readListed(db, "idea", [pair.idea.id], shown),
      readListed(db, "cofounder", [pair.person.id], shown),
    ]);
    if (idea && person && (await strangersAmong(db, [{ idea, person }])).length > 0) return pair;
    found.delete(reader);
    return null;
  };
}

type Finding = { db: Db; ask: Ask; reader: Language };
type Pair = { idea: ListedRow<"idea">; person: ListedRow<"cofounder"> };
type Candidate = Pair & { percent: number };

/** Of the demo profiles while two of them fit; only otherwise are members an example, and none whom visitors could not find themselves. */
async function findPair(finding: Finding): Promise<ShowcasedPair | null> {
  const { shown } = await poolOf(finding.db, undefined);
  const demos = await bestAmong(demosOf(shown), finding);
  const best = demos.length > 0 ? demos : await bestAmong(shown, finding);
  let shows: { told: Told; met: number } | undefined;
  for (const pair of best) {
    const told = await tell(pair, finding);
    if (!told) continue;
    const met = metIn(told);
    if (met === 1) return showcased(told);
    if (!shows || met > shows.met) shows = { told, met };
  }
  return shows ? showcased(shows.told) : null;
}

type Told = ReturnType<typeof presentPair>;

async function tell({ idea, person }: Pair, { ask, reader }: Finding): Promise<Told | undefined> {
  const told = await ask("pair", { source: profileOf(idea), target: profileOf(person), reader });
  const standing = { place: null, of: 0 };
  return told ? presentPair({ told, source: idea, target: person, standing }, reader) : undefined;
}

const worthOfCover = { covered: 1, partly: 0.5, open: 0 };

/** From 0 to 1: how much of what is asked for is there. Beside a high percentage nobody believes a list of what is missing. */
function metIn({ needs: { all } }: Told): number {
  return all.reduce((sum, { cover }) => sum + worthOfCover[cover], 0) / Math.max(1, all.length);
}

function demosOf({ idea, cofounder }: Shown): Shown {
  return {
    idea: and(idea, eq(entities.idea.table.isDemo, true)),
    cofounder: and(cofounder, eq(entities.cofounder.table.isDemo, true)),
  };
}

/** The best first. */
async function bestAmong(shown: Shown, { db, ask, reader }: Finding): Promise<Candidate[]> {
  const { rows } = await listEntities(db, "idea", { limit: mostTried, shown });
  const candidates: Candidate[] = [];
  for (const row of rows)
    candidates.push(...(await candidatesFor({ kind: "idea", row }, { db, ask, shown })));
  return (await strangersAmong(db, candidates))
    .toSorted((one, other) => worthOf(other, reader) - worthOf(one, reader))
    .slice(0, mostCompared);
}

type Looking = Pick<Finding, "db" | "ask"> & { shown: Shown };

async function candidatesFor(idea: ListedRow<"idea">, { db, ask, shown }: Looking): Promise<Candidate[]> {
  const wanted = { source: profileOf(idea), target: "cofounder", limit: mostFound, fair: false } as const;
  const { hits } = await ask("search", wanted);
  const percents = new Map(hits.map(({ id, percent }) => [id, percent]));
  const good = hits.filter(({ percent }) => percent >= matchBands.good).map(({ id }) => id);
  const people = await readListed(db, "cofounder", good, shown);
  return people.map((person) => ({ idea, person, percent: percents.get(person.row.id) ?? 0 }));
}

/** Without those of one owner, and of two who know each other or keep apart: that is nobody else's to guess. */
async function strangersAmong<Some extends Pair>(db: Db, pairs: readonly Some[]): Promise<Some[]> {
  const ownersOf = ({ idea, person }: Pair) => [idea.row.userId, person.row.userId];
  const { apart, connected } = await pairsApart(db, [...new Set(pairs.flatMap(ownersOf))]);
  const known = new Set([...apart, ...connected].map((two) => two.toSorted().join(" ")));
  return pairs.filter((pair) => {
    const [one, other] = ownersOf(pair);
    return one !== other && !known.has(ownersOf(pair).toSorted().join(" "));
  });
}

/** What the reader can read before the rest, then who fits better. */
function worthOf({ idea, person, percent }: Candidate, reader: Language): number {
  const readable = [idea.row, person.row].filter((row) => isReadable(row, reader)).length;
  return 100 * readable + percent;
}

type Titled = { title: string | null; contentLanguage: string | null };

/** Mongolian in Latin letters is the hurried writing of a few. */
function isReadable({ title, contentLanguage }: Titled, reader: Language): boolean {
  return contentLanguage === reader && (reader === "en" || /\p{Script=Cyrillic}/u.test(title ?? ""));
}

function showcased(told: Told): ShowcasedPair {
  const { match, reverse, needs } = told;
  const met = needs.all.filter(({ cover }) => cover !== "open");
  const open = needs.all.filter(({ cover }) => cover === "open");
  const strengths = match.reasons.filter(({ kind }) => kind === "strength");
  return {
    idea: profileIn(reverse),
    person: profileIn(match),
    compatibility: match.compatibility,
    reasons: strengths.slice(0, mostReasons).map(({ text, evidence }) => ({ text, evidence })),
    strands: [...met, ...open].slice(0, mostStrands),
  };
}

function profileIn(found: Told["match"]): ShowcasedPair["idea"] {
  const { type, id, name, headline, location, names, avatar, isDemo, contentLanguage } = found;
  return { type, id, name, headline, location, names, avatar, isDemo, contentLanguage };
}
