import * as z from "zod";
import { id, optionalText, shownNames, textList } from "./fields.ts";
import { languageQuery } from "./list.ts";
import { entityKinds, matchTypes } from "./vocabulary.ts";

/** `type` says what is looked for, `source` for whom: the four relations idea↔cofounder and project↔company. */
export const matchRequest = z.object({
  type: z.enum(matchTypes),
  source: z.object({ kind: z.enum(entityKinds), id }),
  limit: z.int().min(1).max(50).default(10),
});

export const matchQuery = languageQuery;

export const matchEvidence = z.object({
  /** Words of the profile that looks. */
  source: z.string(),
  /** Words of the profile that was found. */
  target: z.string(),
});

export const matchReason = z.object({
  factor: z.string(),
  kind: z.enum(["strength", "gap", "conflict"]),
  /** "wanted": what the source needs of the target; "offered": the other way round. */
  direction: z.enum(["wanted", "offered"]),
  /** Log-odds added by this reason. */
  contribution: z.number(),
  /** The reason in the reader's language. */
  text: z.string(),
  evidence: z.array(matchEvidence),
});

export const matchResult = z.object({
  id,
  type: z.enum(matchTypes),
  /** Name of a person or company, title of an idea or project. */
  name: z.string(),
  headline: optionalText,
  /** Percent, 1 to 99; the same seen from either side. */
  compatibility: z.int().min(1).max(99),
  /** 0 to 1: how much of what matters both profiles say. */
  confidence: z.number().min(0).max(1),
  skills: textList,
  lookingFor: textList,
  experience: optionalText,
  industry: optionalText,
  stage: optionalText,
  size: optionalText,
  projects: z.int().nullable(),
  rating: z.number().nullable(),
  location: optionalText,
  names: shownNames,
  avatar: optionalText,
  reason: z.string(),
  reasons: z.array(matchReason),
});

/** Headers of the answer: how many profiles were read and how many of them could be matched. */
export const matchHeaders = {
  considered: "x-candidates-considered",
  elapsed: "x-matching-milliseconds",
} as const;

export type MatchRequest = z.input<typeof matchRequest>;
export type MatchReason = z.infer<typeof matchReason>;
export type MatchResult = z.infer<typeof matchResult>;
