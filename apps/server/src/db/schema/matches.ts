import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { matchStatuses, matchTypes } from "@khamt/contract/vocabulary";
import { id, oneOf, textList, timestamps } from "./columns.ts";
import { users } from "./users.ts";

/** A match that a member keeps. `source_id` and `target_id` point to the kinds that `match_type` implies. */
export const aiMatches = pgTable(
  "ai_matches",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    matchType: text("match_type", { enum: matchTypes }).notNull(),
    sourceId: uuid("source_id").notNull(),
    targetId: uuid("target_id").notNull(),
    compatibilityScore: integer("compatibility_score").notNull(),
    matchReasons: textList("match_reasons"),
    aiInsights: text("ai_insights"),
    status: text("status", { enum: matchStatuses }).notNull().default("pending"),
    ...timestamps(),
  },
  (table) => [
    unique("ai_matches_pair_key").on(table.userId, table.sourceId, table.targetId),
    oneOf("ai_matches_match_type_check", table.matchType, matchTypes),
    oneOf("ai_matches_status_check", table.status, matchStatuses),
    check("ai_matches_compatibility_score_check", sql`${table.compatibilityScore} between 0 and 100`),
  ],
);
