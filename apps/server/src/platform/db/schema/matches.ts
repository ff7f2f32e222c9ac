import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ChangeGroup } from "@khamt/contract";
import { languages, matchStatuses, matchTypes } from "@khamt/contract/vocabulary";
import { id, moment, oneOf, textList, timestamps } from "./columns.ts";
import { person } from "./person.ts";

/** What a profile says, a short digest for each group of its fields. */
export type Fingerprint = Partial<Record<ChangeGroup, string>>;
export type DismissedAs = { target: Fingerprint; source: Fingerprint };

/**
 * A match as a member was shown it ("pending"), keeps it ("saved", "contacted") or does not want it ("dismissed").
 * `target_id` points to the kind that `match_type` implies.
 */
export const aiMatches = pgTable(
  "ai_matches",
  {
    id: id(),
    userId: person("user_id"),
    matchType: text("match_type", { enum: matchTypes }).notNull(),
    /** A profile of the member's own; null where the match was found for another's, or for a text. */
    sourceId: uuid("source_id"),
    targetId: uuid("target_id").notNull(),
    compatibilityScore: integer("compatibility_score").notNull(),
    matchReasons: textList("match_reasons"),
    aiInsights: text("ai_insights"),
    /** Language of the reasons and the insight. */
    toldIn: text("told_in", { enum: languages }).notNull().default("en"),
    savedAt: moment("saved_at"),
    /** What both profiles said when the member dismissed it last. */
    dismissedAs: jsonb("dismissed_as").$type<DismissedAs>(),
    status: text("status", { enum: matchStatuses }).notNull().default("pending"),
    ...timestamps(),
  },
  (table) => [
    unique("ai_matches_pair_key").on(table.userId, table.sourceId, table.targetId).nullsNotDistinct(),
    oneOf("ai_matches_told_in_check", table.toldIn, languages),
    oneOf("ai_matches_match_type_check", table.matchType, matchTypes),
    oneOf("ai_matches_status_check", table.status, matchStatuses),
    check("ai_matches_compatibility_score_check", sql`${table.compatibilityScore} between 0 and 100`),
  ],
);
