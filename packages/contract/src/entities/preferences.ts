import * as z from "zod";
import { steadyName } from "../fields.ts";
import { longest, mostTags } from "./given.ts";
import { entityKinds, preferenceAttributes } from "../vocabulary.ts";

export const importances = ["must", "prefer", "any"] as const;

/** What the other side should be like. Attributes left out are preferred as far as the profile names them. */
export const preferences = z.partialRecord(
  z.enum(preferenceAttributes),
  z.object({
    importance: z.enum(importances),
    values: z.array(steadyName.min(1).max(longest.tag)).max(mostTags).default([]),
  }),
);

const saidText = z.string().max(longest.text).nullable().default(null);
const saidList = z.array(z.string().max(200)).max(mostTags).nullable().default(null);

/** A form as far as it is filled in: the fields of any kind that say, or stand for, what is demanded. */
const demandingFields = z.object({
  description: saidText,
  bio: saidText,
  requiredSkills: saidList,
  industry: saidText,
  industries: saidList,
  languages: saidList,
  preferredRoles: saidList,
  location: saidText,
  preferredLocation: saidText,
  commitment: saidText,
  availability: saidText,
  workStyle: saidText,
  size: saidText,
  requiredCompanySize: saidText,
});

/** How many of the other side meet a form's must-haves. Nothing of it is stored. */
export const preferenceCountRequest = z.object({
  /** Of the form. */
  kind: z.enum(entityKinds),
  fields: demandingFields.prefault({}),
  preferences: preferences.default({}),
});

export const preferenceCount = z.object({
  /** Who meets every must-have. What they do not say is not held against them. */
  met: z.int().nonnegative(),
  /** Who is listed on the other side. */
  of: z.int().nonnegative(),
  /** What is demanded in the form and in its texts, costliest first. */
  musts: z.array(
    z.object({
      attribute: z.enum(preferenceAttributes),
      /** As they were typed; of several values with commas between them. */
      words: z.string(),
      /** How many would meet all the others. */
      without: z.int().nonnegative(),
    }),
  ),
});

export type Importance = (typeof importances)[number];
export type Preferences = z.infer<typeof preferences>;
export type PreferenceCountRequest = z.input<typeof preferenceCountRequest>;
export type PreferenceCount = z.infer<typeof preferenceCount>;
