import * as z from "zod";
import { listed, optionalInteger, optionalText, textList, timestamp } from "../fields.ts";
import { pageQuery } from "../list.ts";
import { ownerActivity } from "./owner-activity.ts";
import {
  availabilities,
  cofounderLocations,
  educations,
  experiences,
  listAvailabilities,
  listSkills,
  workStyles,
} from "../vocabulary.ts";

/** A co-founder profile as everyone may see it: no e-mail, no phone number. */
export const cofounder = z.object({
  ...listed,
  firstName: z.string(),
  lastName: z.string(),
  title: optionalText,
  bio: optionalText,
  profileImageUrl: optionalText,
  skills: textList,
  expertise: textList,
  experience: z.enum(experiences),
  industries: textList,
  availability: z.enum(availabilities),
  age: optionalInteger,
  education: z.enum(educations).nullable(),
  university: optionalText,
  degree: optionalText,
  graduationYear: optionalInteger,
  location: optionalText,
  timezone: optionalText,
  linkedinUrl: optionalText,
  portfolioUrl: optionalText,
  githubUrl: optionalText,
  twitterUrl: optionalText,
  workStyle: z.enum(workStyles),
  salaryExpectation: optionalText,
  equityExpectation: optionalText,
  preferredRoles: textList,
  languages: textList,
  certifications: textList,
  awards: textList,
  personalityType: optionalText,
  workValues: textList,
  hobbies: textList,
  isAvailable: z.boolean(),
  isVerified: z.boolean(),
  lastActiveAt: timestamp.nullable(),
});

/** A person on their own page. */
export const cofounderDetail = cofounder.extend({ ownerActivity });

export const cofounderListQuery = pageQuery.extend({
  skills: z.enum(listSkills).optional(),
  location: z.enum(cofounderLocations).optional(),
  availability: z.enum(listAvailabilities).optional(),
});

export type Cofounder = z.infer<typeof cofounder>;
export type CofounderDetail = z.infer<typeof cofounderDetail>;
export type CofounderListQuery = z.infer<typeof cofounderListQuery>;
