import { annualRevenues, companyIndustries, companySizes, legalStructures } from "../../form-vocabulary.ts";
import type { Fields, ValuesOf } from "./field.ts";

// Companies of these two are told by their specialties and services.
const onlyFilters: readonly string[] = ["software", "design"];

const basic = {
  name: { sort: "name", isRequired: true, search: ["names", "said"], autoComplete: "organization" },
  description: { sort: "text", rows: 5, search: "said", change: "about" },
  industry: {
    sort: "choice",
    options: companyIndustries,
    offers: companyIndustries.filter((industry) => !onlyFilters.includes(industry)),
    labels: "industry",
    search: "said",
    change: "industry",
  },
  size: {
    sort: "choice",
    isRequired: true,
    options: companySizes,
    // Some say it in Mongolian.
    spellings: { жижиг: "small", дунд: "medium" },
    labels: "companySize",
    default: "small",
    change: "size",
  },
  mission: { sort: "text", rows: 3, search: "said", change: "about" },
  vision: { sort: "text", rows: 3, search: "said" },
  logoUrl: { sort: "image" },
} as const satisfies Fields;

const business = {
  foundedYear: { sort: "number", from: 1700, to: { yearsAhead: 0 } },
  legalStructure: { sort: "choice", options: legalStructures, labels: "legalStructure" },
  registrationNumber: { sort: "line", reach: "owner" },
  taxId: { sort: "line", reach: "owner" },
  employeeCount: { sort: "number", from: 0, to: 1_000_000 },
  annualRevenue: { sort: "choice", options: annualRevenues, labels: "annualRevenue" },
} as const satisfies Fields;

const contact = {
  headquarters: { sort: "place", search: "facts", change: "place" },
  location: { sort: "place", search: "facts", change: "place" },
  address: { sort: "line", reach: "contact", autoComplete: "address-line1" },
  phoneNumber: { sort: "phone", reach: "contact", autoComplete: "tel" },
  email: { sort: "email", reach: "contact", autoComplete: "email" },
  hidesContacts: { sort: "switch", reach: "owner" },
  website: { sort: "url", reach: "page", autoComplete: "url" },
  linkedinUrl: { sort: "url", reach: "page" },
  facebookUrl: { sort: "url", reach: "page" },
  twitterUrl: { sort: "url", reach: "page" },
  instagramUrl: { sort: "url", reach: "page" },
} as const satisfies Fields;

const services = {
  specialties: { sort: "tags", search: "topics", change: "skills" },
  services: { sort: "tags", search: "topics", change: "skills" },
  technologies: { sort: "tags", search: "topics", change: "skills" },
  projectFiles: { sort: "files", most: 10, reach: "page" },
} as const satisfies Fields;

const more = {
  teamStructure: { sort: "text", rows: 3 },
  workCulture: { sort: "text", rows: 3 },
  companyValues: { sort: "tags" },
  methodologies: { sort: "tags" },
  branches: { sort: "tags", search: "facts" },
  certifications: { sort: "tags", search: "said", change: "skills" },
  licenses: { sort: "tags", isProper: true },
  standards: { sort: "tags" },
  clients: { sort: "tags", isProper: true, search: "said" },
  partnerships: { sort: "tags", isProper: true },
  portfolioItems: { sort: "lines", rows: 4, most: 20, longest: 200, reach: "page" },
  caseStudyUrls: { sort: "lines", rows: 3, most: 10, longest: 300, areAddresses: true, reach: "page" },
  clientTestimonials: { sort: "lines", rows: 4, most: 10, longest: 500, reach: "page" },
} as const satisfies Fields;

/** The sections of the form of a company. */
export const companySections = { basic, business, contact, services, more };

// The fingerprints that are kept of dismissed profiles have the location before the headquarters.
const { headquarters, ...reached } = contact;

export const companyFields = {
  ...basic,
  ...business,
  ...reached,
  headquarters,
  ...services,
  ...more,
};

export type CompanyFields = ValuesOf<typeof companyFields>;
