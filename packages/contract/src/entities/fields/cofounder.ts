import { availabilities, educations, experiences, workStyles } from "../../form-vocabulary.ts";
import type { Fields, ValuesOf } from "./field.ts";

const personal = {
  firstName: {
    sort: "name",
    isRequired: true,
    isOfAccount: true,
    search: "names",
    autoComplete: "given-name",
  },
  lastName: { sort: "name", search: "names", autoComplete: "family-name" },
  title: { sort: "line", search: "topics", change: "about", autoComplete: "organization-title" },
  age: { sort: "number", from: 14, to: 120 },
  bio: { sort: "text", rows: 3, search: "said", change: "about" },
  profileImageUrl: { sort: "image" },
} as const satisfies Fields;

const professional = {
  experience: {
    sort: "choice",
    isRequired: true,
    options: experiences,
    labels: "experience",
    change: "experience",
  },
  availability: {
    sort: "choice",
    isRequired: true,
    options: availabilities,
    labels: "availability",
    default: "full-time",
    change: "time",
  },
  skills: { sort: "tags", isRequired: true, search: "topics", change: "skills" },
  expertise: { sort: "tags", isRequired: true, search: "topics", change: "skills" },
  industries: { sort: "tags", search: "industries", change: "industry" },
  languages: { sort: "tags", of: "language", search: "facts", change: "languages" },
  certifications: { sort: "tags", search: "said", change: "skills" },
  awards: { sort: "tags", isProper: true },
  preferredRoles: { sort: "tags", search: "facts", change: "wishes" },
  workValues: { sort: "tags" },
  hobbies: { sort: "tags", isProper: true },
} as const satisfies Fields;

const education = {
  education: { sort: "choice", options: educations, labels: "education" },
  university: { sort: "line", search: "said" },
  degree: { sort: "line", search: "said" },
  graduationYear: { sort: "number", from: 1940, to: { yearsAhead: 8 } },
} as const satisfies Fields;

const contact = {
  location: { sort: "place", search: "facts", change: "place", autoComplete: "address-level2" },
  timezone: { sort: "timezone", change: "place" },
  phoneNumber: { sort: "phone", reach: "contact", autoComplete: "tel" },
  email: { sort: "email", reach: "contact", autoComplete: "email" },
} as const satisfies Fields;

const social = {
  linkedinUrl: { sort: "url" },
  portfolioUrl: { sort: "url", autoComplete: "url" },
  githubUrl: { sort: "url" },
  twitterUrl: { sort: "url" },
} as const satisfies Fields;

const more = {
  workStyle: {
    sort: "choice",
    isRequired: true,
    options: workStyles,
    labels: "workStyle",
    default: "hybrid",
    change: "place",
  },
  salaryExpectation: { sort: "line", isSum: true, change: "money" },
  equityExpectation: { sort: "line", change: "money" },
  personalityType: { sort: "line" },
} as const satisfies Fields;

/** The sections of the form of a co-founder. */
export const cofounderSections = { personal, professional, education, contact, social, more };

export const cofounderFields = {
  ...personal,
  ...professional,
  ...education,
  ...contact,
  ...social,
  ...more,
};

export type CofounderFields = ValuesOf<typeof cofounderFields>;
