import * as z from "zod";
import { cofounder } from "./cofounder.ts";
import {
  line,
  longText,
  mailAddress,
  name,
  optionalChoice,
  optionalFile,
  requiredName,
  requiredTags,
  tags,
  webAddress,
  wholeNumber,
} from "./given.ts";
import { own } from "./own.ts";
import { availabilities, educations, experiences, workStyles } from "../vocabulary.ts";

/** What the form of a co-founder sends. */
export const cofounderInput = z.object({
  firstName: requiredName,
  lastName: name.default(""),
  title: line,
  profileImageUrl: optionalFile,
  bio: longText,
  age: wholeNumber(14, 120),
  experience: z.enum(experiences),
  availability: z.enum(availabilities).default("full-time"),
  skills: requiredTags,
  expertise: requiredTags,
  industries: tags,
  languages: tags,
  certifications: tags,
  awards: tags,
  preferredRoles: tags,
  workValues: tags,
  hobbies: tags,
  education: optionalChoice(educations),
  university: line,
  degree: line,
  graduationYear: wholeNumber(1940, 2100),
  location: line,
  timezone: line,
  phoneNumber: line,
  email: mailAddress,
  linkedinUrl: webAddress,
  portfolioUrl: webAddress,
  githubUrl: webAddress,
  twitterUrl: webAddress,
  workStyle: z.enum(workStyles).default("hybrid"),
  salaryExpectation: line,
  equityExpectation: line,
  personalityType: line,
  ...own.input,
});

/** The owner's view: with the contacts that nobody else sees unasked. */
export const ownCofounder = cofounder.extend({
  ...own.output,
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
});

export type CofounderInput = z.input<typeof cofounderInput>;
export type OwnCofounder = z.infer<typeof ownCofounder>;
