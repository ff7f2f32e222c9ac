import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { listingOutcomes, listingStates, type ProjectFields } from "@khamt/contract";
import { languages, projectCategories } from "@khamt/contract/vocabulary";
import { type ColumnsFor, derived, id, listed, moment, oneOf, owned, textList } from "./columns.ts";
import { companies } from "./companies.ts";

/** What its owner writes. */
const written = {
  title: text("title").notNull(),
  description: text("description").notNull(),
  category: text("category", { enum: projectCategories }).notNull(),
  budget: text("budget"),
  timeline: text("timeline"),
  requiredSkills: textList("required_skills"),
  requiredCompanySize: text("required_company_size"),
  preferredLocation: text("preferred_location"),
  isUrgent: boolean("is_urgent").notNull().default(false),
  questions: textList("questions"),
} satisfies ColumnsFor<ProjectFields>;

export const projectListings = pgTable(
  "project_listings",
  {
    id: id(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    ...written,
    isActive: boolean("is_active").notNull().default(true),
    /** Counted anew by `db/count-applications.ts` wherever one comes or goes. */
    applicationsCount: integer("applications_count").notNull().default(0),
    /** What everyone who applies is asked. */
    /** Listed it is only while it is open. */
    state: text("state", { enum: listingStates }).notNull().default("open"),
    /** How it ended. */
    outcome: text("outcome", { enum: listingOutcomes }),
    /** When it is listed no more, unless its owner renews it. */
    expiresAt: moment("expires_at")
      .notNull()
      .default(sql`now() + interval '60 days'`),
    /** When its owner was asked whether to renew it this time. */
    renewalAskedAt: moment("renewal_asked_at"),
    ...owned(),
    ...listed(),
    ...derived(),
    budgetMinUsd: numeric("budget_min_usd", { mode: "number" }),
    budgetMaxUsd: numeric("budget_max_usd", { mode: "number" }),
    timelineMinMonths: real("timeline_min_months"),
    timelineMaxMonths: real("timeline_max_months"),
  },
  (table) => [
    index("project_listings_company_id_index").on(table.companyId),
    index("project_listings_newest_index")
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    oneOf("project_listings_category_check", table.category, projectCategories),
    oneOf("project_listings_content_language_check", table.contentLanguage, languages),
    check("project_listings_applications_count_check", sql`${table.applicationsCount} >= 0`),
    oneOf("project_listings_state_check", table.state, listingStates),
    oneOf("project_listings_outcome_check", table.outcome, listingOutcomes),
    index("project_listings_expires_at_index")
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
  ],
);
