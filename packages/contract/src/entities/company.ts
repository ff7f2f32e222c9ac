import * as z from "zod";
import { listed, optionalInteger, optionalText, textList, timestamp } from "../fields.ts";
import { pageQuery } from "../list.ts";
import { ownerActivity } from "./owner-activity.ts";
import {
  annualRevenues,
  companyIndustries,
  companyLocations,
  companySizes,
  legalStructures,
  listCompanyIndustries,
  listCompanySizes,
} from "../vocabulary.ts";

const listedCompany = {
  ...listed,
  name: z.string(),
  description: optionalText,
  industry: z.enum(companyIndustries).nullable(),
  size: z.enum(companySizes),
  mission: optionalText,
  vision: optionalText,
  logoUrl: optionalText,
  foundedYear: optionalInteger,
  legalStructure: z.enum(legalStructures).nullable(),
  headquarters: optionalText,
  branches: textList,
  location: optionalText,
  specialties: textList,
  services: textList,
  technologies: textList,
  methodologies: textList,
  employeeCount: optionalInteger,
  teamStructure: optionalText,
  companyValues: textList,
  workCulture: optionalText,
  certifications: textList,
  licenses: textList,
  standards: textList,
  annualRevenue: z.enum(annualRevenues).nullable(),
  clients: textList,
  partnerships: textList,
  /** 0.0 to 5.0; meaningless while `reviewsCount` is 0. */
  rating: z.number().min(0).max(5),
  reviewsCount: z.int(),
  completedProjects: z.int(),
  portfolioItems: textList,
  caseStudyUrls: textList,
  clientTestimonials: textList,
  isVerified: z.boolean(),
  verificationLevel: optionalText,
  lastVerifiedAt: timestamp.nullable(),
};

/** A company in lists: no contact data. */
export const company = z.object(listedCompany);

/** With the business contacts that it publishes. */
export const companyDetail = z.object({
  ...listedCompany,
  address: optionalText,
  phoneNumber: optionalText,
  email: optionalText,
  website: optionalText,
  linkedinUrl: optionalText,
  facebookUrl: optionalText,
  twitterUrl: optionalText,
  instagramUrl: optionalText,
});

/** A company on its own page, with what is known of its owner. */
export const companyPage = companyDetail.extend({ ownerActivity });

export const companyListQuery = pageQuery.extend({
  industry: z.enum(listCompanyIndustries).optional(),
  size: z.enum(listCompanySizes).optional(),
  location: z.enum(companyLocations).optional(),
});

export type Company = z.infer<typeof company>;
export type CompanyDetail = z.infer<typeof companyDetail>;
export type CompanyPage = z.infer<typeof companyPage>;
export type CompanyListQuery = z.infer<typeof companyListQuery>;
