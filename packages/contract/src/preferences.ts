import * as z from "zod";
import { longest, mostTags } from "./given.ts";

export const importances = ["must", "prefer", "any"] as const;
export const preferenceAttributes = [
  "skills",
  "roles",
  "commitment",
  "place",
  "workStyle",
  "stage",
  "size",
  "language",
  "industry",
] as const;

/** What the other side should be like. Attributes left out are preferred as far as the profile names them. */
export const preferences = z.partialRecord(
  z.enum(preferenceAttributes),
  z.object({
    importance: z.enum(importances),
    values: z.array(z.string().trim().min(1).max(longest.tag)).max(mostTags).default([]),
  }),
);

export type Importance = (typeof importances)[number];
export type PreferenceAttribute = (typeof preferenceAttributes)[number];
export type Preferences = z.infer<typeof preferences>;
