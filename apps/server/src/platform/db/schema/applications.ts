import { boolean, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { applicantKinds, applicationStates, declineReasons } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { projectListings } from "./projects.ts";
import { person } from "./person.ts";

type Answer = { question: string; answer: string };

/** What members send to whoever has listed a project. It outlives the listing, and neither of the two accounts. */
export const applications = pgTable(
  "applications",
  {
    /** Made by the applicant's browser: a retry bears the same one. */
    id: uuid("id").primaryKey(),
    userId: person("user_id"),
    listingId: uuid("listing_id").references(() => projectListings.id, { onDelete: "set null" }),
    /** Whose listing it is. */
    ownerId: person("owner_id"),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** Of the listing, as it was when the application came. */
    title: text("title").notNull(),
    /** As which of the own profiles the applicant applies; it may be gone by now. */
    profileKind: text("profile_kind", { enum: applicantKinds }).notNull(),
    profileId: uuid("profile_id").notNull(),
    letter: text("letter").notNull(),
    contentLanguage: text("content_language", { enum: languages }).notNull(),
    price: text("price"),
    duration: text("duration"),
    answers: jsonb("answers").$type<Answer[]>().notNull().default([]),
    state: text("state", { enum: applicationStates }).notNull().default("sent"),
    declineReason: text("decline_reason", { enum: declineReasons }),
    declineText: text("decline_text"),
    conversationId: uuid("conversation_id"),
    /** Which of the two made the last move. */
    movedBy: uuid("moved_by"),
    createdAt: moment("created_at").notNull(),
    /** Of the applicant's last edit or of anybody's last move. */
    updatedAt: moment("updated_at").notNull(),
    /** When the owner first acted on it. */
    answeredAt: moment("answered_at"),
    /** Once it is finished: whether that counts in the figures (`entities/trust.ts`). */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  (table) => [
    unique("applications_listing_key").on(table.listingId, table.userId),
    index("applications_mine_index").on(table.userId, table.createdAt, table.id),
    index("applications_received_index").on(table.ownerId, table.createdAt, table.id),
    oneOf("applications_state_check", table.state, applicationStates),
    oneOf("applications_profile_kind_check", table.profileKind, applicantKinds),
    oneOf("applications_decline_reason_check", table.declineReason, declineReasons),
    oneOf("applications_content_language_check", table.contentLanguage, languages),
  ],
);
