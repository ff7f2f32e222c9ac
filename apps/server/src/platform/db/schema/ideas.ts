import { sql } from "drizzle-orm";
import { boolean, index, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { IdeaFields } from "@khamt/contract";
import { languages, stages } from "@khamt/contract/vocabulary";
import { availabilities, ideaIndustries } from "@khamt/contract/form-vocabulary";
import { type ColumnsFor, derived, id, listed, oneOf, owned, textList } from "./columns.ts";
import { person } from "./person.ts";

/** What its owner writes. */
const written = {
  title: text("title").notNull(),
  description: text("description").notNull(),
  industry: text("industry", { enum: ideaIndustries }).notNull(),
  stage: text("stage", { enum: stages }).notNull().default("idea"),
  fundingNeeds: text("funding_needs"),
  requiredSkills: textList("required_skills"),
  tags: textList("tags"),
  location: text("location"),
  commitment: text("commitment", { enum: availabilities }),
} satisfies ColumnsFor<IdeaFields>;

export const startupIdeas = pgTable(
  "startup_ideas",
  {
    id: id(),
    userId: person("user_id"),
    ...written,
    isActive: boolean("is_active").notNull().default(true),
    ...owned(),
    ...listed(),
    ...derived(),
    fundingMinUsd: numeric("funding_min_usd", { mode: "number" }),
    fundingMaxUsd: numeric("funding_max_usd", { mode: "number" }),
  },
  (table) => [
    index("startup_ideas_user_id_index").on(table.userId),
    index("startup_ideas_newest_index")
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    index("startup_ideas_topics_index").using("gin", table.topics),
    index("startup_ideas_industries_index").using("gin", table.industriesDeclared),
    oneOf("startup_ideas_industry_check", table.industry, ideaIndustries),
    oneOf("startup_ideas_stage_check", table.stage, stages),
    oneOf("startup_ideas_commitment_check", table.commitment, availabilities),
    oneOf("startup_ideas_content_language_check", table.contentLanguage, languages),
  ],
);
