import { matchTypes } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { readWritten } from "../../entities/written-since.ts";
import type { Ask } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { ListedRow, Written } from "../../entities/read-listed.ts";
import { findAmong, poolOf, relations, dismissedBy } from "../matches/index.ts";
import { listKept } from "../my-matches/index.ts";
import { announce, type Announced } from "./queries.ts";
import { type Watcher, watchers } from "./match-watchers.ts";

type Tools = { db: Db; matching: Matching; now: Date };
type Watch = { db: Db; ask: Ask; written: Written; now: Date };

/** Most new matches that a member is told of at once. */
const mostAtOnce = 10;
/** Of each own profile, so many matches are looked at: some were announced before, some are too weak. */
const mostLookedAt = 50;

/** Announces what was written since the last watch to those whom it fits. The first watch only begins. */
export async function watchMatches({ db, matching, now }: Tools): Promise<void> {
  await readWritten(db, { key: "watched-until", now }, (written) => watchAll({ db, matching, now, written }));
}

/** One member after the other, so that the questions of others come between. */
async function watchAll({ matching, ...watch }: Tools & { written: Written }): Promise<void> {
  const ask = await matching.whenReady();
  for await (const watcher of watchers(watch.db)) await watchFor({ ...watch, ask }, watcher);
}

async function watchFor(watch: Watch, { id, threshold, profiles }: Watcher): Promise<void> {
  const best = new Map<string, Announced>();
  for (const source of profiles)
    for (const match of await findFor(watch, { owner: id, source, threshold })) {
      const { target, percent } = match;
      if (target.row.userId === id) continue;
      if (percent > (best.get(target.row.id)?.percent ?? 0)) best.set(target.row.id, match);
    }
  if (best.size === 0) return;
  for (const { targetId } of await listKept(watch.db, id)) best.delete(targetId);
  await announce(watch.db, id, { matches: [...best.values()], most: mostAtOnce, now: watch.now });
}

type Looking = { owner: string; source: ListedRow; threshold: number };

async function findFor(
  { db, ask, written }: Watch,
  { owner, source, threshold }: Looking,
): Promise<Announced[]> {
  const types = matchTypes.filter((type) => {
    const { sources, target } = relations[type];
    return sources.includes(source.kind) && written[target].size > 0;
  });
  if (types.length === 0) return [];
  const [unwanted, { shown, among }] = [await dismissedBy(db, owner, source), await poolOf(db, owner)];
  const found: Announced[] = [];
  for (const matchType of types) {
    const { target } = relations[matchType];
    const looked = { source: profileOf(source), target, limit: mostLookedAt, leastPercent: threshold };
    const seen = { unwanted, shown, pool: among?.[target] };
    // Only how well they fit is told.
    const question = { db, ask, reader: "en" as const, ...looked, ...seen, reasonsFor: 0 };
    const matches = await findAmong(question, written[target]);
    found.push(
      ...matches.map(({ told, listed }) => ({ matchType, percent: told.percent, target: listed, source })),
    );
  }
  return found;
}
