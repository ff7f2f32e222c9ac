import type { GeneratedMatches } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import type { Matching } from "../../matching/matching.ts";
import { prepareCandidates } from "./candidates.ts";
import { contactedProfiles, keepMatches, type KeptRow, listKept, type ToKeep } from "./queries.ts";
import { ownSources } from "./own-sources.ts";

type Tools = { db: Db; matching: Matching; reader: Language; now: Date };

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
  const kept = (await listKept(db, owner)).map(({ targetId }) => targetId);
  const without = (await contactedProfiles(db, owner)).union(new Set(kept));
  const find = await prepareCandidates(tools, { owner, sources });
  const candidates = await find({ without, limit: wantedAtOnce });
  const best = candidates.map(({ told, type, source }): ToKeep => ({
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
  const added = await keepMatches(db, owner, best);
  return { outcome: added.kept.length > 0 ? "added" : "full", kept: added.kept };
}
