import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { finishedKinds } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { startupCofounders } from "./cofounders.ts";
import { companies } from "./companies.ts";
import { users } from "./users.ts";

/** What the two sides of a finished project say of each other: of a company, or of a person by the profile that did the work. */
export const reviews = pgTable(
  "reviews",
  {
    /** Made by the author's browser: a retry bears the same one. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    cofounderId: uuid("cofounder_id").references(() => startupCofounders.id, { onDelete: "cascade" }),
    /** Null once the author has left: the stars stay, the words go. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    projectKind: text("project_kind", { enum: finishedKinds }).notNull(),
    projectId: uuid("project_id").notNull(),
    /** Of the project, as it was called. */
    title: text("title").notNull(),
    rating: integer("rating").notNull(),
    /** Whether the stars count in the figures: `entities/trust.ts` says when. */
    isCounted: boolean("is_counted").notNull().default(true),
    text: text("text"),
    contentLanguage: text("content_language", { enum: languages }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** Of whom it is about. */
    answer: text("answer"),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    unique("reviews_project_key").on(table.projectKind, table.projectId, table.companyId),
    unique("reviews_person_key").on(table.projectKind, table.projectId, table.cofounderId),
    index("reviews_person_index").on(table.cofounderId, table.createdAt),
    check("reviews_subject_check", sql`num_nonnulls(${table.companyId}, ${table.cofounderId}) = 1`),
    index("reviews_newest_index").on(table.companyId, table.createdAt),
    index("reviews_author_id_index").on(table.authorId),
    check("reviews_rating_check", sql`${table.rating} between 1 and 5`),
    oneOf("reviews_project_kind_check", table.projectKind, finishedKinds),
    oneOf("reviews_content_language_check", table.contentLanguage, languages),
  ],
);
