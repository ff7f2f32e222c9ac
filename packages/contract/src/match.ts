import * as z from "zod";
import { id, optionalText, shownNames, textList } from "./fields.ts";
import { languageQuery } from "./list.ts";
import { importances, preferenceAttributes } from "./preferences.ts";
import { entityKinds, matchTypes } from "./vocabulary.ts";

const entity = z.object({ kind: z.enum(entityKinds), id });
const matchLimit = z.int().min(1).max(50).default(10);

/** `type` says what is looked for, `source` for whom: the four relations idea↔cofounder and project↔company. */
export const matchRequest = z.object({ type: z.enum(matchTypes), source: entity, limit: matchLimit });

/** How much the one who looks means it. What is not named is preferred. */
export const matchPreferences = z.partialRecord(
  z.enum(preferenceAttributes),
  z.object({
    importance: z.enum(importances),
    /** What the other side has to be or have; without them the profile's own field says it. */
    values: z.array(z.string().max(100)).max(20).nullable().default(null),
  }),
);

export const pairRequest = z.object({
  source: entity,
  target: entity,
  /** Of the source. */
  preferences: matchPreferences.optional(),
});

export const teamRequest = z.object({ source: z.object({ kind: z.enum(["idea", "project"]), id }) });

/** Whoever writes the text is taken for the side that looks for such profiles. Nothing of it is stored. */
export const textRequest = z.object({
  text: z.string().trim().min(1).max(4000),
  looksFor: z.enum(matchTypes),
  preferences: matchPreferences.optional(),
  limit: matchLimit,
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

/** A need of the asking side. */
export const matchNeed = z.object({
  /** In the profile's words. */
  need: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** Words of who covers it; empty where nobody does. */
  theirs: z.string(),
});

/** What one change of a profile would do to the percentage. */
export const matchHint = z.object({
  topic: z.string(),
  from: z.int(),
  to: z.int(),
  text: z.string(),
});

const share = z.number().min(0).max(1);

export const pairResult = z.object({
  /** The target as the source sees it, and the source as the target sees it. */
  match: matchResult,
  reverse: matchResult,
  /** For the source's own profile and for the target's. */
  hints: z.object({ source: z.array(matchHint), target: z.array(matchHint) }),
  /** Of what the idea or the project asks for: the share that the other side covers, and what stays open. */
  needs: z.object({ covered: share, open: z.array(matchNeed) }),
});

export const teamResult = z.object({
  summary: z.string(),
  /** Share of what is asked for that the members cover together. */
  covered: share,
  members: z.array(
    z.object({
      match: matchResult,
      /** Share of what is asked for that came with this member. */
      brings: share,
      text: z.string(),
      covers: z.array(matchNeed),
    }),
  ),
  open: z.array(matchNeed),
});

/** Headers of the answer: how many profiles were read and how many of them could be matched. */
export const matchHeaders = {
  considered: "x-candidates-considered",
  elapsed: "x-matching-milliseconds",
} as const;

export type MatchRequest = z.input<typeof matchRequest>;
export type MatchReason = z.infer<typeof matchReason>;
export type MatchResult = z.infer<typeof matchResult>;
export type MatchPreferences = z.infer<typeof matchPreferences>;
export type PairRequest = z.input<typeof pairRequest>;
export type PairResult = z.infer<typeof pairResult>;
export type TeamRequest = z.input<typeof teamRequest>;
export type TeamResult = z.infer<typeof teamResult>;
export type TextMatchRequest = z.input<typeof textRequest>;
