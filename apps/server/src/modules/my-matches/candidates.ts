import { type EntityKind, isDistant, type MatchType, matchTypes } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  dismissedByOwner,
  findAmong,
  findMatches,
  type FoundMatch,
  poolOf,
  relations,
  type Unwanted,
} from "../matches/index.ts";
import { appliedWith } from "./queries.ts";

type Tools = { db: Db; matching: Matching; reader: Language };
export type Candidate = FoundMatch & { type: MatchType; source: ListedRow };

type Own = {
  owner: string;
  /** The member's own. */
  sources: readonly ListedRow[];
};

type Wanted = {
  /** What is not looked for, as it is kept already. */
  without: ReadonlySet<string>;
  limit: number;
  /** Only of these; without it of everything listed. */
  among?: Record<EntityKind, ReadonlySet<string>>;
};

/**
 * Finds the best matches of the member's own profiles that are not dismissed and between which there is no application, the
 * best first, and nobody distant. The same profile may fit several of one's own: the best of these counts.
 */
export async function prepareCandidates(
  { db, matching, reader }: Tools,
  { owner, sources }: Own,
): Promise<(wanted: Wanted) => Promise<Candidate[]>> {
  const ask = await matching.upToDate();
  const pool = await poolOf(db, owner);
  const dismissed = await dismissedByOwner(db, owner);
  const applied = await appliedWith(db, owner);
  return async ({ without, limit, among }) => {
    const candidates: Candidate[] = [];
    for (const source of sources) {
      const unwanted = withKept(dismissed(source), without.union(applied(source.row.id)));
      for (const type of matchTypes.filter((each) => relations[each].sources.includes(source.kind))) {
        const { target } = relations[type];
        if (among?.[target].size === 0) continue;
        const seen = { unwanted, shown: pool.shown, pool: pool.among?.[target] };
        const question = { db, ask, reader, source: profileOf(source), target, limit, ...seen };
        const matches = among
          ? await findAmong(question, among[target])
          : (await findMatches(question)).matches;
        candidates.push(...matches.map((match) => ({ ...match, type, source })));
      }
    }
    return bestOf(candidates).slice(0, limit);
  };
}

function withKept({ most, among }: Unwanted, kept: ReadonlySet<string>): Unwanted {
  return {
    most: most + kept.size,
    among: async (rows) => {
      const { out, changed } = await among(rows);
      return { out: out.union(kept), changed };
    },
  };
}

function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const ordered = candidates
    .filter(({ told }) => !isDistant(told.percent))
    .toSorted(
      (one, other) =>
        other.told.percent - one.told.percent ||
        Number(one.listed.row.isDemo) - Number(other.listed.row.isDemo),
    );
  const first = new Map<string, Candidate>();
  for (const each of ordered) if (!first.has(each.told.id)) first.set(each.told.id, each);
  return [...first.values()];
}
