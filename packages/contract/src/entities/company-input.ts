import * as z from "zod";
import { companyDetail } from "./company.ts";
import {
  fileAddress,
  line,
  longText,
  mailAddress,
  optionalChoice,
  optionalFile,
  requiredName,
  tags,
  webAddress,
  wholeNumber,
} from "./given.ts";
import { own } from "./own.ts";
import {
  annualRevenues,
  companyIndustries,
  type CompanySize,
  companySizes,
  legalStructures,
} from "../vocabulary.ts";

export const mostProjectFiles = 10;

/** Some say it in Mongolian. */
const mongolianSizes: Readonly<Record<string, CompanySize>> = { жижиг: "small", дунд: "medium" };

const confidential = { registrationNumber: line, taxId: line };

/** What the form of a company sends. */
export const companyInput = z.object({
  name: requiredName,
  logoUrl: optionalFile,
  description: longText,
  industry: optionalChoice(companyIndustries),
  size: z.preprocess(sizeOf, z.enum(companySizes)).default("small"),
  mission: longText,
  vision: longText,
  foundedYear: wholeNumber(1700, 2100),
  legalStructure: optionalChoice(legalStructures),
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
  annualRevenue: optionalChoice(annualRevenues),
  clients: tags,
  partnerships: tags,
  projectFiles: z
    .array(fileAddress)
    .max(mostProjectFiles)
    .default([])
    .transform((files) => [...new Set(files)]),
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

function sizeOf(typed: unknown): unknown {
  return typeof typed === "string" ? (mongolianSizes[typed.trim().toLowerCase()] ?? typed) : typed;
}
