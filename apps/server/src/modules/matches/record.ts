import { sql } from "drizzle-orm";
import type { MatchResult } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { aiMatches } from "../../platform/db/schema/index.ts";

const { compatibilityScore, matchReasons, aiInsights, toldIn } = aiMatches;

type Shown = {
  userId: string;
  type: MatchType;
  sourceId: string;
  matches: readonly MatchResult[];
  reader: Language;
};

/**
 * Remembers what a member was shown for a profile of their own: as it was told last, where its reasons were told. What the member has made of a match
 * since, such as saving it, stays.
 */
export async function recordShown(db: Db, { userId, type, sourceId, matches, reader }: Shown): Promise<void> {
  const told = matches.filter(({ reason }) => reason !== "");
  if (told.length === 0) return;
  const rows = told.map(({ id, compatibility, reason, reasons }) => ({
    userId,
    matchType: type,
    sourceId,
    targetId: id,
    compatibilityScore: compatibility,
    matchReasons: reasons.map(({ text }) => text),
    aiInsights: reason,
    toldIn: reader,
  }));
  await db
    .insert(aiMatches)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiMatches.userId, aiMatches.sourceId, aiMatches.targetId],
      set: {
        compatibilityScore: sql`excluded.compatibility_score`,
        matchReasons: sql`excluded.match_reasons`,
        aiInsights: sql`excluded.ai_insights`,
        toldIn: sql`excluded.told_in`,
      },
      // What is told as before is not written.
      setWhere: sql`(${compatibilityScore}, ${matchReasons}, ${aiInsights}, ${toldIn}) is distinct from
        (excluded.compatibility_score, excluded.match_reasons, excluded.ai_insights, excluded.told_in)`,
    });
}
