import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, optionalText, shownNames, textList } from "../fields.ts";
import { languageQuery } from "../list.ts";
import { importances } from "../entities/preferences.ts";
import { matchChange } from "./match-change.ts";
import { entityKinds, languages, matchTypes, preferenceAttributes } from "../vocabulary.ts";

const matchLimit = z.int().min(1).max(50).default(10);
/**
 * So many of the first that are not distant come with their reasons: all do, distant ones too, unless it is given. The others are names
 * and percentages.
 */
const reasonsFor = z.int().min(0).max(50).optional();

/** `type` says what is looked for, `source` for whom. */
export const matchRequest = z.object({
  type: z.enum(matchTypes),
  source: entityRef,
  limit: matchLimit,
  reasonsFor,
});

/** How much the one who looks means it. What is not named is preferred. */
const matchPreferences = z.partialRecord(
  z.enum(preferenceAttributes),
  z.object({
    importance: z.enum(importances),
    /** What the other side has to be or have; without them the profile's own field says it. */
    values: z.array(z.string().max(100)).max(20).nullable().default(null),
  }),
);

export const pairRequest = z.object({
  source: entityRef,
  target: entityRef,
  /** Of the source. */
  preferences: matchPreferences.optional(),
});

export const teamRequest = z.object({
  source: z.object({ kind: z.enum(["idea", "project"]), id }),
  /** Who is there already: what they cover is not looked for. */
  present: z.array(id).max(10).default([]),
});

/** A visitor's own words. */
export const wishText = z.string().trim().min(1).max(4000);

/** Whoever writes the text is taken for the side that looks for such profiles. Nothing of it is stored. */
export const textRequest = z.object({
  text: wishText,
  looksFor: z.enum(matchTypes),
  /** As what the writer looks, where several kinds look for such: a company's wish for people, say, and not an idea's. */
  as: z.enum(entityKinds).optional(),
  preferences: matchPreferences.optional(),
  limit: matchLimit,
  reasonsFor,
});

export const matchQuery = languageQuery;

const matchEvidence = z.object({
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
  /** Below what is worth a look (`matchBands`). */
  distant: z.boolean(),
  /** An example: nobody is behind it. */
  isDemo: z.boolean(),
  /** In which its owner wrote. */
  contentLanguage: z.enum(languages),
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
  /** Empty where the match comes without its reasons. */
  reason: z.string(),
  reasons: z.array(matchReason),
  /** Of a match that the member dismissed once: what has changed since. */
  changed: matchChange.optional(),
});

/** What would make a list longer or better. */
export const matchAdvice = z.object({
  /** What is looked for and nobody who is listed has, in the reader's words. */
  missing: z.array(z.string()),
  /** Conditions that keep matches away, the costliest first. */
  loosen: z.array(
    z.object({
      attribute: z.enum(preferenceAttributes),
      /** The condition in the reader's words. */
      words: z.string(),
      /** How many matches would be worth a look without it; counted up to 50. */
      matches: z.int().nonnegative(),
    }),
  ),
  /** How many are worth a look as things are; counted up to 50. */
  matches: z.int().nonnegative(),
});

export const adviceRequest = z.object({ type: z.enum(matchTypes), source: entityRef });

/** A need of the asking side. */
const matchNeed = z.object({
  /** In the profile's words. */
  need: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** Words of who covers it; empty where nobody does. */
  theirs: z.string(),
});

/** As the engine counts: covered from half of its worth on. */
export const coverState = z.enum(["covered", "partly", "open"]);

/** Something that one side asks for, and how far the other has it. */
export const matchStrand = matchNeed.extend({ cover: coverState });

/** Something that both sides may state, in the words of each; empty where one says nothing. */
const matchTerm = z.object({
  factor: z.string(),
  source: z.string(),
  target: z.string(),
  cover: z.enum([...coverState.options, "unsaid"]),
});

/** What one change of a profile would do to the percentage. */
const matchHint = z.object({
  topic: z.string(),
  from: z.int(),
  to: z.int(),
  text: z.string(),
});

/** For the source's own profile and for the target's. */
export const pairHints = z.object({ source: z.array(matchHint), target: z.array(matchHint) });

const share = z.number().min(0).max(1);

const matchFactor = z.object({
  factor: z.string(),
  /** Null where a side says nothing. */
  fit: share.nullable(),
  /** Of a typical pair. */
  average: share,
  /** What the percentage would lose if this were as in a typical pair. */
  points: z.int(),
});

export const pairResult = z.object({
  /** The target as the source sees it, and the source as the target sees it. */
  match: matchResult,
  reverse: matchResult,
  /** Whose needs `needs` are: of an idea or a project and somebody else its own; of two of a kind the source's. */
  asking: z.enum(["source", "target"]),
  /** Of what is asked for: the share that the other side covers, what stays open, and every need with what answers it. */
  needs: z.object({ covered: share, open: z.array(matchNeed), all: z.array(matchStrand) }),
  /** What the other side looks for, and how far the asking side has it. */
  wants: z.array(matchStrand),
  terms: z.array(matchTerm),
  factors: z.array(matchFactor),
  /** The target in the list of all whom the source could be matched with; `place` is null beyond the first thousand. */
  standing: z.object({ place: z.int().nullable(), of: z.int() }),
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

export type MatchAdvice = z.infer<typeof matchAdvice>;
export type MatchRequest = z.input<typeof matchRequest>;
export type CoverState = z.infer<typeof coverState>;
export type MatchFactor = z.infer<typeof matchFactor>;
export type MatchHint = z.infer<typeof matchHint>;
export type MatchNeed = z.infer<typeof matchNeed>;
export type MatchReason = z.infer<typeof matchReason>;
export type MatchResult = z.infer<typeof matchResult>;
export type MatchStrand = z.infer<typeof matchStrand>;
export type MatchTerm = z.infer<typeof matchTerm>;
export type PairHints = z.infer<typeof pairHints>;
export type PairResult = z.infer<typeof pairResult>;
export type TeamResult = z.infer<typeof teamResult>;
export type TextMatchRequest = z.input<typeof textRequest>;
