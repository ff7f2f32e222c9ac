import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { conductRules, reportedKinds, reportReasons } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { id, moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Who does not want to have to do with whom: neither meets the other anywhere. */
export const blocks = pgTable(
  "blocks",
  {
    id: id(),
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("blocks_pair_key").on(table.blockerId, table.blockedId),
    index("blocks_blocked_index").on(table.blockedId),
    check("blocks_pair_check", sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

const decisions = ["dismissed", "upheld"] as const;

/** What was reported, and what an administrator made of it. */
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
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: reportReasons }).notNull(),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    decision: text("decision", { enum: decisions }),
    decidedAt: moment("decided_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** The rule that an upheld report names. */
    rule: text("rule", { enum: conductRules }),
    note: text("note"),
  },
  (table) => [
    unique("reports_client_key").on(table.reporterId, table.clientId),
    index("reports_subject_index").on(table.subjectId),
    index("reports_owner_index").on(table.ownerId),
    index("reports_waiting_index")
      .on(table.createdAt)
      .where(sql`decision is null`),
    oneOf("reports_subject_kind_check", table.subjectKind, reportedKinds),
    oneOf("reports_reason_check", table.reason, reportReasons),
    oneOf("reports_decision_check", table.decision, decisions),
    oneOf("reports_rule_check", table.rule, conductRules),
    check("reports_decided_check", sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check(
      "reports_ruled_check",
      sql`${table.decision} is distinct from 'upheld' or ${table.rule} is not null`,
    ),
  ],
);

/** Profiles and listings that nobody but their owner sees: until the decision, or since it was upheld. */
export const holds = pgTable(
  "holds",
  {
    kind: text("kind", { enum: entityKinds }).notNull(),
    entityId: uuid("entity_id").notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entityId] }),
    index("holds_owner_index").on(table.ownerId),
    oneOf("holds_kind_check", table.kind, entityKinds),
  ],
);
