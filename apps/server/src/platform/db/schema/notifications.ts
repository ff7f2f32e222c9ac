import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { type ConductRule, announcedKinds } from "@khamt/contract";
import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";

/** Of a new match: for which profile of the member's own it was found, and as how good. */
export type NewMatch = { matchType: MatchType; sourceId: string; percent: number };

/** Of all else: who did it, what it is about in its owner's words, and what became of it. */
export type EventData = {
  actorId?: string;
  actorName?: string;
  title?: string;
  /** What it is about, where that has a name in either language. */
  names?: Readonly<Record<Language, string>>;
  /** Of a programme: the end of its address. */
  slug?: string;
  text?: string;
  /** The kind of the profile that it is about, where that is not said otherwise. */
  subjectKind?: EntityKind;
  /** Where it leads, where the subject alone does not say it. */
  path?: string;
  /** Of a decision: the rule that it names, and why. */
  rule?: ConductRule;
  note?: string;
  /** Of an appeal and of the answer: it is about the account. */
  isAccount?: boolean;
};

/**
 * What members are told of. About one subject there is one row of a kind: told again, after it has changed, it is new
 * again.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: person("user_id"),
    kind: text("kind", { enum: announcedKinds }).notNull(),
    /** What it is about: of a new match the profile that was found. */
    subjectId: uuid("subject_id").notNull(),
    /** A digest of what the subject said, where saying something else makes it new. */
    version: text("version").notNull(),
    data: jsonb("data").$type<NewMatch | EventData>().notNull(),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
    /** When a summary took it. */
    digestedAt: moment("digested_at"),
  },
  (table) => [
    unique("notifications_subject_key").on(table.userId, table.kind, table.subjectId),
    index("notifications_newest_index").on(table.userId, table.createdAt),
    index("notifications_created_at_index").on(table.createdAt),
    index("notifications_actor_index").on(sql`(${table.data} ->> 'actorId')`),
    oneOf("notifications_kind_check", table.kind, announcedKinds),
  ],
);
