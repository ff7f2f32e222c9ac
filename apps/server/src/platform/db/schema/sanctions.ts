import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { administratorActs, conductRules, sanctionKinds } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";

/** Why an account is restricted or suspended, since when and until when; one at a time. */
export const sanctions = pgTable(
  "sanctions",
  {
    id: id(),
    userId: person("user_id"),
    kind: text("kind", { enum: sanctionKinds }).notNull(),
    rule: text("rule", { enum: conductRules }).notNull(),
    note: text("note").notNull(),
    since: moment("since").notNull(),
    /** Null: it does not end by itself. */
    until: moment("until"),
    endedAt: moment("ended_at"),
    /** What the member says against it. */
    appeal: text("appeal"),
    /** What was answered when the sanction was kept, perhaps nothing; null while the appeal waits. */
    appealAnswer: text("appeal_answer"),
  },
  (table) => [
    uniqueIndex("sanctions_standing_key")
      .on(table.userId)
      .where(sql`ended_at is null`),
    index("sanctions_user_index").on(table.userId),
    oneOf("sanctions_kind_check", table.kind, sanctionKinds),
    oneOf("sanctions_rule_check", table.rule, conductRules),
  ],
);

/**
 * What administrators did: triggers refuse every change and deletion (migration 0020). Ids and rules only, so that
 * nothing in it has to be erased with an account; reasons stand where they go with it.
 */
export const adminActs = pgTable(
  "admin_acts",
  {
    id: id(),
    number: integer("number").generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** Null: the operator, by command or setting. */
    actorId: uuid("actor_id"),
    act: text("act", { enum: administratorActs }).notNull(),
    /** The account that it is about. */
    accountId: uuid("account_id"),
    /** The decision, the sanction or the record that it made or ended. */
    subjectId: uuid("subject_id"),
    rule: text("rule", { enum: conductRules }),
    until: moment("until"),
  },
  (table) => [
    index("admin_acts_newest_index").on(table.at, table.id),
    index("admin_acts_account_index").on(table.accountId),
    oneOf("admin_acts_act_check", table.act, administratorActs),
    oneOf("admin_acts_rule_check", table.rule, conductRules),
  ],
);
