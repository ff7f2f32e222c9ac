import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { CofounderFields } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import { availabilities, educations, experiences, workStyles } from "@khamt/contract/form-vocabulary";
import { nameOfCofounder } from "../account-name.ts";
import { type ColumnsFor, derived, id, listed, moment, oneOf, owned, textList } from "./columns.ts";
import { person } from "./person.ts";

/** What its owner writes. */
const written = {
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  title: text("title"),
  bio: text("bio"),
  profileImageUrl: text("profile_image_url"),
  skills: textList("skills"),
  expertise: textList("expertise"),
  experience: text("experience", { enum: experiences }).notNull(),
  industries: textList("industries"),
  availability: text("availability", { enum: availabilities }).notNull().default("full-time"),
  age: integer("age"),
  education: text("education", { enum: educations }),
  university: text("university"),
  degree: text("degree"),
  graduationYear: integer("graduation_year"),
  location: text("location"),
  timezone: text("timezone"),
  phoneNumber: text("phone_number"),
  email: text("email"),
  linkedinUrl: text("linkedin_url"),
  portfolioUrl: text("portfolio_url"),
  githubUrl: text("github_url"),
  twitterUrl: text("twitter_url"),
  workStyle: text("work_style", { enum: workStyles }).notNull().default("hybrid"),
  salaryExpectation: text("salary_expectation"),
  equityExpectation: text("equity_expectation"),
  preferredRoles: textList("preferred_roles"),
  languages: textList("languages"),
  certifications: textList("certifications"),
  awards: textList("awards"),
  personalityType: text("personality_type"),
  workValues: textList("work_values"),
  hobbies: textList("hobbies"),
} satisfies ColumnsFor<CofounderFields>;

export const startupCofounders = pgTable(
  "startup_cofounders",
  {
    id: id(),
    userId: person("user_id").unique(),
    ...written,
    isAvailable: boolean("is_available").notNull().default(true),
    lastActiveAt: moment("last_active_at"),
    ...owned(),
    ...listed(),
    ...derived(),
  },
  (table) => [
    index("startup_cofounders_newest_index")
      .on(table.createdAt, table.id)
      .where(sql`is_available`),
    index("startup_cofounders_name_index")
      .using("gin", sql`(${nameOfCofounder(table)}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
    index("startup_cofounders_topics_index").using("gin", table.topics),
    index("startup_cofounders_industries_index").using("gin", table.industriesDeclared),
    index("startup_cofounders_places_index").using("gin", table.places),
    oneOf("startup_cofounders_experience_check", table.experience, experiences),
    oneOf("startup_cofounders_availability_check", table.availability, availabilities),
    oneOf("startup_cofounders_education_check", table.education, educations),
    oneOf("startup_cofounders_work_style_check", table.workStyle, workStyles),
    oneOf("startup_cofounders_content_language_check", table.contentLanguage, languages),
    check("startup_cofounders_age_check", sql`${table.age} between 0 and 150`),
  ],
);
