import * as z from "zod";
import { companyDetail } from "./company.ts";
import {
  fileAddress,
  line,
  longText,
  mailAddress,
  optionalFile,
  requiredLine,
  tags,
  webAddress,
  wholeNumber,
} from "./given.ts";
import { own } from "./own.ts";
import { annualRevenues, companyIndustries, companySizes, legalStructures } from "./vocabulary.ts";

export const mostProjectFiles = 10;

const confidential = { registrationNumber: line, taxId: line };

/** What the form of a company sends. */
export const companyInput = z.object({
  name: requiredLine,
  logoUrl: optionalFile,
  description: longText,
  industry: z.enum(companyIndustries).nullable().default(null),
  size: z.enum(companySizes).default("small"),
  mission: longText,
  vision: longText,
  foundedYear: wholeNumber(1700, 2100),
  legalStructure: z.enum(legalStructures).nullable().default(null),
  ...confidential,
  headquarters: line,
  branches: tags,
  location: line,
  address: line,
  phoneNumber: line,
  email: mailAddress,
  website: webAddress,
  hidesContacts: z.boolean().default(false),
  specialties: tags,
  services: tags,
  technologies: tags,
  methodologies: tags,
  employeeCount: wholeNumber(0, 1_000_000),
  teamStructure: longText,
  companyValues: tags,
  workCulture: longText,
  certifications: tags,
  licenses: tags,
  standards: tags,
  annualRevenue: z.enum(annualRevenues).nullable().default(null),
  clients: tags,
  partnerships: tags,
  projectFiles: z.array(fileAddress).max(mostProjectFiles).default([]),
  linkedinUrl: webAddress,
  facebookUrl: webAddress,
  twitterUrl: webAddress,
  instagramUrl: webAddress,
  ...own.input,
});

/** The owner's view: with the numbers that nobody else sees. */
export const ownCompany = companyDetail.extend({
  ...own.output,
  registrationNumber: z.string().nullable(),
  taxId: z.string().nullable(),
  hidesContacts: z.boolean(),
  projectFiles: z.array(z.string()),
});

export type CompanyInput = z.input<typeof companyInput>;
export type OwnCompany = z.infer<typeof ownCompany>;
