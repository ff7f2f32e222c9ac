import type { GeneratedMatches } from "@khamt/contract";
import { entityKinds, isDistant, matchTypes, type MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { entitiesOf } from "../../entities/owned/own.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import { findMatches, type FoundMatch, relations, dismissedBy, type Unwanted } from "../matches/index.ts";
import { keepMatches, type KeptRow, listKept, type ToKeep } from "./queries.ts";
import { readAll } from "./read.ts";

type Tools = { db: Db; matching: Matching; reader: Language; now: Date };
type Candidate = FoundMatch & { type: MatchType; source: ListedRow };

/** How many new matches one press brings. */
const wantedAtOnce = 2;
/** Of a member who has many, those changed last are searched for. */
const mostSources = 10;

/** The best matches of the member's own profiles that are neither kept nor dismissed are kept from now on. */
export async function generateMatches(
  tools: Tools,
  owner: string,
): Promise<{ outcome: GeneratedMatches["outcome"]; kept: KeptRow[] }> {
  const { db, now, reader } = tools;
  const sources = await ownSources(db, owner);
  if (sources.length === 0) return { outcome: "no-profile", kept: [] };
  const candidates = await findCandidates(tools, owner, sources);
  const best = bestOf(candidates).map(({ told, type, source }): ToKeep => ({
    matchType: type,
    targetId: told.id,
    sourceId: source.row.id,
    status: "saved",
    savedAt: now,
    compatibilityScore: told.percent,
    aiInsights: told.reason,
    matchReasons: told.reasons.map(({ text }) => text),
    toldIn: reader,
  }));
  if (best.length === 0) return { outcome: "none-left", kept: [] };
  const { kept } = await keepMatches(db, owner, best);
  return { outcome: kept.length > 0 ? "added" : "full", kept };
}

async function ownSources(db: Db, owner: string): Promise<ListedRow[]> {
  const ids = await entitiesOf(db, owner);
  const named = entityKinds.flatMap((kind) => ids[kind].map((id) => ({ kind, id })));
  const listed = await readAll(db, named);
  return named
    .flatMap((each) => listed(each) ?? [])
    .sort((one, other) => other.row.updatedAt.getTime() - one.row.updatedAt.getTime())
    .slice(0, mostSources);
}

async function findCandidates(
  { db, matching, reader }: Tools,
  owner: string,
  sources: readonly ListedRow[],
): Promise<Candidate[]> {
  const ask = await matching.upToDate();
  const kept = new Set((await listKept(db, owner)).map(({ targetId }) => targetId));
  const shown = await shownTo(db, owner);
  const candidates: Candidate[] = [];
  for (const source of sources) {
    const unwanted = withKept(await dismissedBy(db, owner, source), kept);
    for (const type of matchTypes.filter((each) => relations[each].sources.includes(source.kind))) {
      const { target } = relations[type];
      const question = { db, ask, reader, source: profileOf(source), target, unwanted, shown };
      const { matches } = await findMatches({ ...question, limit: wantedAtOnce });
      candidates.push(...matches.map((match) => ({ ...match, type, source })));
    }
  }
  return candidates;
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

/** The same profile may fit several of one's own: the best of these counts. What is distant is not kept. */
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
  return [...first.values()].slice(0, wantedAtOnce);
}
