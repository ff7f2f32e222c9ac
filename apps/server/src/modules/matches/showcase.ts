import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ShowcasedPair } from "@khamt/contract";
import { matchBands } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { listEntities } from "../../entities/list.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Ask } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { poolOf } from "./pool.ts";
import { presentPair } from "./present.ts";

type Deps = { db: Db; matching: Matching };

/** The newest ideas are looked at, and no more. */
const mostTried = 24;
/** A pair is shown for so long before another is looked for. */
const lifeMs = 600_000;
/** Where there is none, it is looked for again sooner. */
const noneLifeMs = 60_000;
/** The first page does not wait longer for it. */
const patienceMs = 300;
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
    const [idea, person] = await Promise.all([
      readListed(db, "idea", [pair.idea.id], shown),
      readListed(db, "cofounder", [pair.person.id], shown),
    ]);
    if (idea.length > 0 && person.length > 0) return pair;
    found.delete(reader);
    return null;
  };
}

type Finding = { db: Db; ask: Ask; reader: Language };
type Candidate = { idea: ListedRow<"idea">; person: ListedRow<"cofounder">; percent: number };

async function findPair(finding: Finding): Promise<ShowcasedPair | null> {
  const { db, ask, reader } = finding;
  const { rows } = await listEntities(db, "idea", { limit: mostTried });
  const { shown } = await poolOf(db, undefined);
  const ids = rows.map(({ id }) => id);
  const candidates: Candidate[] = [];
  for (const idea of await readListed(db, "idea", ids, shown)) {
    const best = await bestFor(idea, { ...finding, shown });
    if (best) candidates.push(best);
  }
  const [chosen] = candidates.toSorted((one, other) => worthOf(other, reader) - worthOf(one, reader));
  if (chosen === undefined) return null;
  const { idea, person } = chosen;
  const told = await ask("pair", { source: profileOf(idea), target: profileOf(person), reader });
  if (!told) return null;
  const standing = { place: null, of: 0 };
  return showcased(presentPair({ told, source: idea, target: person, standing }, reader));
}

async function bestFor(
  idea: ListedRow<"idea">,
  { db, ask, shown }: Finding & { shown: Shown },
): Promise<Candidate | undefined> {
  const source = profileOf(idea);
  const { hits } = await ask("search", { source, target: "cofounder", limit: 1, fair: false });
  const [best] = hits;
  if (!best || best.percent < matchBands.good) return undefined;
  const [person] = await readListed(db, "cofounder", [best.id], shown);
  return person && { idea, person, percent: best.percent };
}

/** Real people before examples, what the reader can read before the rest, then who fits better. */
function worthOf({ idea, person, percent }: Candidate, reader: Language): number {
  const rows = [idea.row, person.row];
  const real = rows.filter(({ isDemo }) => !isDemo).length;
  const readable = rows.filter(({ contentLanguage }) => contentLanguage === reader).length;
  return 1000 * real + 100 * readable + percent;
}

function showcased({ match, reverse, needs }: ReturnType<typeof presentPair>): ShowcasedPair {
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

function profileIn(found: ReturnType<typeof presentPair>["match"]): ShowcasedPair["idea"] {
  const { type, id, name, headline, location, names, avatar, isDemo, contentLanguage } = found;
  return { type, id, name, headline, location, names, avatar, isDemo, contentLanguage };
}
