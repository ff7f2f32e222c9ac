import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type Attachment,
  conductRules,
  decisionOutcomes,
  reportedKinds,
  reportReasons,
} from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** Who does not want to have to do with whom: neither meets the other anywhere. */
export const blocks = pgTable(
  "blocks",
  {
    id: id(),
    blockerId: person("blocker_id"),
    blockedId: person("blocked_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("blocks_pair_key").on(table.blockerId, table.blockedId),
    index("blocks_blocked_index").on(table.blockedId),
    check("blocks_pair_check", sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/** What administrators have decided about something reported: a log to which lines are only added. */
export const decisions = pgTable(
  "decisions",
  {
    id: id(),
    subjectKind: text("subject_kind", { enum: reportedKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** In the order in which they were made. */
    number: integer("number").generatedAlwaysAsIdentity(),
    /** Whose it is. */
    ownerId: person("owner_id"),
    outcome: text("outcome", { enum: decisionOutcomes }).notNull(),
    /** The one that was broken, or by which nothing was found; that needs none. */
    rule: text("rule", { enum: conductRules }),
    note: text("note").notNull(),
    /** What its owner says against it. */
    appeal: text("appeal"),
    /** What was answered when the decision was kept, perhaps nothing; null while the appeal waits. */
    appealAnswer: text("appeal_answer"),
    decidedAt: moment("decided_at").notNull(),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("decisions_subject_index").on(table.subjectId, table.number),
    index("decisions_owner_index").on(table.ownerId),
    index("decisions_newest_index").on(table.decidedAt, table.id),
    index("decisions_decided_by_index").on(table.decidedBy),
    oneOf("decisions_subject_kind_check", table.subjectKind, reportedKinds),
    oneOf("decisions_outcome_check", table.outcome, decisionOutcomes),
    oneOf("decisions_rule_check", table.rule, conductRules),
  ],
);

/** What was said when it was reported. `seq`: of a message. `files`: of a message, or what a profile showed. They stay for as long as they are named here. */
export type Evidence = { name: string; passages: EvidencePassage[] };
export type EvidencePassage = { author: string | null; text: string; seq?: number; files?: Attachment[] };

/** What was reported, by whom and why. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    clientId: uuid("client_id").notNull(),
    /** Null once the reporter's account is deleted. */
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    subjectKind: text("subject_kind", { enum: reportedKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Whose it is. */
    ownerId: person("owner_id"),
    reason: text("reason", { enum: reportReasons }).notNull(),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The one that stands; null while it waits. */
    decisionId: uuid("decision_id").references(() => decisions.id, { onDelete: "cascade" }),
    /** A copy, whatever becomes of the original. Null once the time to appeal is over. */
    evidence: jsonb("evidence").$type<Evidence>(),
    /** An administrator found that it was made to do harm. */
    isFalse: boolean("is_false").notNull().default(false),
  },
  (table) => [
    unique("reports_client_key").on(table.reporterId, table.clientId),
    index("reports_subject_index").on(table.subjectId),
    index("reports_owner_index").on(table.ownerId),
    index("reports_waiting_index")
      .on(table.createdAt)
      .where(sql`decision_id is null`),
    index("reports_decision_index").on(table.decisionId),
    oneOf("reports_subject_kind_check", table.subjectKind, reportedKinds),
    oneOf("reports_reason_check", table.reason, reportReasons),
  ],
);

/** Profiles and listings that nobody but their owner sees: until the decision, or since it was upheld. */
export const holds = pgTable(
  "holds",
  {
    kind: text("kind", { enum: entityKinds }).notNull(),
    entityId: uuid("entity_id").notNull(),
    ownerId: person("owner_id"),
    since: moment("since").notNull(),
    /** What the owner says before there is a decision. */
    appeal: text("appeal"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entityId] }),
    index("holds_owner_index").on(table.ownerId),
    oneOf("holds_kind_check", table.kind, entityKinds),
  ],
);
