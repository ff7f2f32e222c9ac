import type { GeneratedMatches } from "@khamt/contract";
import { matchTypes, type MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import { findMatches, type FoundMatch, relations, dismissedBy, type Unwanted } from "../matches/index.ts";
import { keepMatches, type KeptRow, listKept, type ToKeep } from "./queries.ts";
import { ownSources } from "./own-sources.ts";

type Tools = { db: Db; matching: Matching; reader: Language; now: Date };
type Candidate = FoundMatch & { type: MatchType; source: ListedRow };

/** How many new matches one press brings. */
const wantedAtOnce = 2;

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

/** The same profile may fit several of one's own: the best of these counts. */
function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const ordered = candidates.toSorted((one, other) => other.told.percent - one.told.percent);
  const first = new Map<string, Candidate>();
  for (const each of ordered) if (!first.has(each.told.id)) first.set(each.told.id, each);
  return [...first.values()].slice(0, wantedAtOnce);
}
