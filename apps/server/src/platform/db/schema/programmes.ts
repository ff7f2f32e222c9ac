import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
  membershipStates,
  type ProgrammeInput,
  programmeEntries,
  programmePools,
  programmeRoles,
} from "@khamt/contract";
import { programmeDecisionActions } from "@khamt/contract/desk-vocabulary";
import { languages } from "@khamt/contract/vocabulary";
import { id, moment, oneOf, textList } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** What an organiser runs for a while: an incubation, a course, a conference. */
export const programmes = pgTable(
  "programmes",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: jsonb("name").$type<ProgrammeInput["name"]>().notNull(),
    words: jsonb("words").$type<ProgrammeInput["words"]>().notNull(),
    startsOn: date("starts_on"),
    /** The last day. */
    endsOn: date("ends_on"),
    entry: text("entry", { enum: programmeEntries }).notNull(),
    questions: jsonb("questions").$type<ProgrammeInput["questions"]>().notNull(),
    /** Until when people apply, and change what they sent. */
    closesAt: moment("closes_at"),
    isListed: boolean("is_listed").notNull(),
    picture: jsonb("picture").$type<NonNullable<ProgrammeInput["picture"]>>(),
    archivedAt: moment("archived_at"),
    /** Jurors are shown the addresses of applicants. */
    jurySeesContacts: boolean("jury_sees_contacts").notNull().default(false),
    /** Until when jurors score, and change what they have scored. */
    juryClosesAt: moment("jury_closes_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("programmes_newest_index").on(table.createdAt, table.id),
    oneOf("programmes_entry_check", table.entry, programmeEntries),
    check("programmes_dates_check", sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

/** A link that lets people into a programme. */
export const programmeInvitations = pgTable(
  "programme_invitations",
  {
    id: id(),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    /** It opens this programme's door and nothing else, and managers show it again and again. */
    token: text("token").notNull().unique(),
    /** Of one that was sent by mail: to whom. It has one place. */
    email: text("email"),
    places: integer("places").notNull(),
    used: integer("used").notNull().default(0),
    endsAt: moment("ends_at"),
    /** Of the letter. */
    language: text("language", { enum: languages }),
    /** When whoever has not come until then is reminded, once; null: not, or not any more. */
    remindsAt: moment("reminds_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("programme_invitations_programme_index").on(table.programmeId),
    unique("programme_invitations_email_key").on(table.programmeId, table.email),
    index("programme_invitations_email_index").on(table.email),
    index("programme_invitations_reminds_index")
      .on(table.remindsAt)
      .where(sql`reminds_at is not null`),
    oneOf("programme_invitations_language_check", table.language, languages),
    check("programme_invitations_used_check", sql`${table.used} <= ${table.places}`),
  ],
);

/** Who takes part, has applied, or did before. */
export const programmeMembers = pgTable(
  "programme_members",
  {
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    role: text("role", { enum: programmeRoles }).notNull().default("member"),
    state: text("state", { enum: membershipStates }).notNull(),
    pool: text("pool", { enum: programmePools }).notNull().default("both"),
    /** What they have listed stands on the programme's page, as they wish. */
    isShown: boolean("is_shown").notNull().default(false),
    /** To the questions as they stood when they were answered. */
    answers: textList("answers"),
    questions: jsonb("questions").$type<ProgrammeInput["name"][]>().notNull().default([]),
    /** When the applicant last changed the answers. */
    changedAt: moment("changed_at"),
    /** What a manager wrote with the decision. */
    note: text("note"),
    /** Whether they are in or not was decided by this manager, and then. */
    decidedById: uuid("decided_by_id").references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    /** What this manager means to decide, with the words of its letter: the applicant hears nothing until it is sent. */
    preparedAction: text("prepared_action", { enum: programmeDecisionActions }),
    preparedNote: text("prepared_note"),
    preparedById: uuid("prepared_by_id").references(() => users.id, { onDelete: "set null" }),
    preparedAt: moment("prepared_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.userId] }),
    index("programme_members_newest_index").on(table.programmeId, table.createdAt, table.userId),
    index("programme_members_user_index").on(table.userId),
    index("programme_members_decided_by_index").on(table.decidedById),
    index("programme_members_prepared_by_index").on(table.preparedById),
    oneOf("programme_members_role_check", table.role, programmeRoles),
    oneOf("programme_members_state_check", table.state, membershipStates),
    oneOf("programme_members_pool_check", table.pool, programmePools),
    oneOf("programme_members_prepared_check", table.preparedAction, programmeDecisionActions),
    check("programme_members_manager_check", sql`${table.role} = 'member' or ${table.state} = 'joined'`),
  ],
);

/** Who scores the applications of a programme from outside, or is asked to. */
export const programmeJurors = pgTable(
  "programme_jurors",
  {
    id: id(),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    /** To which the invitation went: whoever has an account with it may say yes. */
    email: text("email").notNull(),
    /** Of the emails. */
    language: text("language", { enum: languages }).notNull(),
    /** Who has said yes; null: nobody yet. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    joinedAt: moment("joined_at"),
    remindedAt: moment("reminded_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("programme_jurors_email_key").on(table.programmeId, table.email),
    index("programme_jurors_email_index").on(table.email),
    index("programme_jurors_user_index").on(table.userId),
    oneOf("programme_jurors_language_check", table.language, languages),
    check("programme_jurors_joined_check", sql`(${table.userId} is null) = (${table.joinedAt} is null)`),
  ],
);

/** What managers and jurors think of an application; it goes with the application. */
export const programmeScores = pgTable(
  "programme_scores",
  {
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    reviewerId: person("reviewer_id"),
    score: integer("score").notNull(),
    remarks: text("remarks").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.userId, table.reviewerId] }),
    index("programme_scores_user_index").on(table.userId),
    index("programme_scores_reviewer_index").on(table.reviewerId),
    check("programme_scores_score_check", sql`${table.score} between 1 and 5`),
  ],
);

/** Applications that a juror or manager is left out of, as they have said themselves: they know who applied. */
export const programmeRecusals = pgTable(
  "programme_recusals",
  {
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    jurorId: person("juror_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.userId, table.jurorId] }),
    index("programme_recusals_user_index").on(table.userId),
    index("programme_recusals_juror_index").on(table.jurorId),
  ],
);

/** Which members came on which days: they opened the programme's link there. */
export const programmeVisits = pgTable(
  "programme_visits",
  {
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    day: date("day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.day, table.userId] }),
    index("programme_visits_user_index").on(table.userId),
  ],
);
