import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { CompanyFields } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import {
  annualRevenues,
  companyIndustries,
  companySizes,
  legalStructures,
} from "@khamt/contract/form-vocabulary";
import { type ColumnsFor, derived, id, listed, moment, oneOf, owned, textList } from "./columns.ts";
import { person } from "./person.ts";

/** What its owner writes. */
const written = {
  name: text("name").notNull(),
  description: text("description"),
  industry: text("industry", { enum: companyIndustries }),
  size: text("size", { enum: companySizes }).notNull().default("small"),
  mission: text("mission"),
  vision: text("vision"),
  logoUrl: text("logo_url"),
  foundedYear: integer("founded_year"),
  legalStructure: text("legal_structure", { enum: legalStructures }),
  registrationNumber: text("registration_number"),
  taxId: text("tax_id"),
  headquarters: text("headquarters"),
  branches: textList("branches"),
  location: text("location"),
  address: text("address"),
  phoneNumber: text("phone_number"),
  email: text("email"),
  website: text("website"),
  /** Business contacts are public unless the owner hides them. */
  hidesContacts: boolean("hides_contacts").notNull().default(false),
  specialties: textList("specialties"),
  services: textList("services"),
  technologies: textList("technologies"),
  methodologies: textList("methodologies"),
  employeeCount: integer("employee_count"),
  teamStructure: text("team_structure"),
  companyValues: textList("company_values"),
  workCulture: text("work_culture"),
  certifications: textList("certifications"),
  licenses: textList("licenses"),
  standards: textList("standards"),
  annualRevenue: text("annual_revenue", { enum: annualRevenues }),
  clients: textList("clients"),
  partnerships: textList("partnerships"),
  projectFiles: textList("project_files"),
  portfolioItems: textList("portfolio_items"),
  caseStudyUrls: textList("case_study_urls"),
  clientTestimonials: textList("client_testimonials"),
  linkedinUrl: text("linkedin_url"),
  facebookUrl: text("facebook_url"),
  twitterUrl: text("twitter_url"),
  instagramUrl: text("instagram_url"),
} satisfies ColumnsFor<CompanyFields>;

export const companies = pgTable(
  "companies",
  {
    id: id(),
    userId: person("user_id").unique(),
    ...written,
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
    completedProjects: integer("completed_projects").notNull().default(0),
    isVerified: boolean("is_verified").notNull().default(false),
    verificationLevel: text("verification_level"),
    lastVerifiedAt: moment("last_verified_at"),
    isActive: boolean("is_active").notNull().default(true),
    ...owned(),
    ...listed(),
    ...derived(),
  },
  (table) => [
    index("companies_newest_index")
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    index("companies_topics_index").using("gin", table.topics),
    index("companies_industries_index").using("gin", table.industriesDeclared),
    index("companies_places_index").using("gin", table.places),
    oneOf("companies_industry_check", table.industry, companyIndustries),
    oneOf("companies_size_check", table.size, companySizes),
    oneOf("companies_legal_structure_check", table.legalStructure, legalStructures),
    oneOf("companies_annual_revenue_check", table.annualRevenue, annualRevenues),
    oneOf("companies_content_language_check", table.contentLanguage, languages),
    check("companies_rating_check", sql`${table.rating} between 0 and 5`),
    check("companies_reviews_count_check", sql`${table.reviewsCount} >= 0`),
    check("companies_completed_projects_check", sql`${table.completedProjects} >= 0`),
    check("companies_employee_count_check", sql`${table.employeeCount} >= 0`),
  ],
);
