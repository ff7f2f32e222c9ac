import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type RoundsFilter,
  roundAudiences,
  roundPairRules,
  roundPersonStates,
  roundsStates,
} from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { programmes } from "./programmes.ts";
import { person } from "./person.ts";

/** Meetings for two that a manager plans for a room. */
export const rounds = pgTable(
  "rounds",
  {
    id: id(),
    /** Null: among all members. */
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rounds: integer("rounds").notNull(),
    minutes: integer("minutes").notNull(),
    tables: integer("tables").notNull(),
    audience: text("audience", { enum: roundAudiences }).notNull().default("joined"),
    /** Who takes part, where the audience is those whom a filter finds. */
    filter: jsonb("filter").$type<RoundsFilter>(),
    state: text("state", { enum: roundsStates }).notNull().default("planned"),
    /** The round that runs or ran last; 0 before the first. */
    current: integer("current").notNull().default(0),
    currentSince: moment("current_since"),
    /** Of the rounds that were planned last: their fit, and more than any plan could reach. */
    fit: doublePrecision("fit").notNull().default(0),
    most: doublePrecision("most").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** A new version with each change: a plan is kept only while what it was made of holds. */
    updatedAt: moment("updated_at").notNull(),
    version: integer("version").notNull().default(0),
  },
  (table) => [
    index("rounds_newest_index").on(table.createdAt, table.id),
    index("rounds_programme_index").on(table.programmeId),
    oneOf("rounds_audience_check", table.audience, roundAudiences),
    oneOf("rounds_state_check", table.state, roundsStates),
    check("rounds_filter_check", sql`(${table.filter} is not null) = (${table.audience} = 'filter')`),
    check("rounds_everybody_check", sql`${table.programmeId} is not null or ${table.audience} = 'filter'`),
    check("rounds_current_check", sql`${table.current} between 0 and ${table.rounds}`),
  ],
);

const roundsId = () =>
  uuid("rounds_id")
    .notNull()
    .references(() => rounds.id, { onDelete: "cascade" });
export const roundPeople = pgTable(
  "round_people",
  {
    roundsId: roundsId(),
    userId: person("user_id"),
    state: text("state", { enum: roundPersonStates }).notNull().default("there"),
    /** Not planned before this round. */
    fromRound: integer("from_round").notNull().default(1),
    /** They are to hear that there is a table for them. */
    isToBeTold: boolean("is_to_be_told").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.roundsId, table.userId] }),
    index("round_people_user_index").on(table.userId),
    index("round_people_told_index")
      .on(table.roundsId, table.userId)
      .where(sql`${table.isToBeTold}`),
    oneOf("round_people_state_check", table.state, roundPersonStates),
  ],
);

/** Why two meet, as it was told when they were brought together. */
export type MeetingReasons = { en: string[]; mn: string[] };

export const roundMeetings = pgTable(
  "round_meetings",
  {
    roundsId: roundsId(),
    number: integer("number").notNull(),
    place: integer("place").notNull(),
    aId: person("a_id"),
    bId: person("b_id"),
    percent: integer("percent"),
    reasons: jsonb("reasons").$type<MeetingReasons>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundsId, table.number, table.place] }),
    // Nobody meets twice: in order, so that the pair is one.
    uniqueIndex("round_meetings_pair_key").on(table.roundsId, table.aId, table.bId),
    index("round_meetings_a_index").on(table.aId),
    index("round_meetings_b_index").on(table.bId),
    check("round_meetings_pair_check", sql`${table.aId} < ${table.bId}`),
  ],
);

/** Two whom the manager brings together whatever their fit, or keeps apart. */
export const roundPairs = pgTable(
  "round_pairs",
  {
    roundsId: roundsId(),
    aId: person("a_id"),
    bId: person("b_id"),
    rule: text("rule", { enum: roundPairRules }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundsId, table.aId, table.bId] }),
    index("round_pairs_a_index").on(table.aId),
    index("round_pairs_b_index").on(table.bId),
    oneOf("round_pairs_rule_check", table.rule, roundPairRules),
    check("round_pairs_pair_check", sql`${table.aId} < ${table.bId}`),
  ],
);

/** Who wants to go on with whom: known to nobody but who said it, until both have. */
export const roundAnswers = pgTable(
  "round_answers",
  {
    roundsId: roundsId(),
    userId: person("user_id"),
    otherId: person("other_id"),
    wants: boolean("wants").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundsId, table.userId, table.otherId] }),
    index("round_answers_user_index").on(table.userId),
    index("round_answers_other_index").on(table.otherId),
    check("round_answers_people_check", sql`${table.userId} <> ${table.otherId}`),
  ],
);
