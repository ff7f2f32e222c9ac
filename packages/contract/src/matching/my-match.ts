import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, timestamp, timestampInput } from "../fields.ts";
import { matchChange } from "./match-change.ts";
import { matchResult } from "./match.ts";
import { languages, matchStatuses, matchTypes } from "../vocabulary.ts";

/** Most matches that one member keeps: they come in one answer. */
export const mostKept = 200;
/** Most that one call saves, and most that a visitor's browser keeps. */
export const mostSavedAtOnce = 50;

const savedProfile = matchResult.pick({
  name: true,
  headline: true,
  skills: true,
  lookingFor: true,
  experience: true,
  industry: true,
  stage: true,
  size: true,
  location: true,
  avatar: true,
  names: true,
  isDemo: true,
});

export const myMatch = z.object({
  id,
  /** What was found. */
  type: z.enum(matchTypes),
  targetId: id,
  status: z.enum(matchStatuses),
  savedAt: timestamp,
  /** Percent: today's where the match is one of a profile of the member's own, else as it was when it was saved. */
  compatibility: z.int().min(0).max(100),
  distant: z.boolean(),
  reason: z.string(),
  reasons: z.array(z.string()),
  /** In which the reasons are told: that of the reader, or that of the day of saving. */
  language: z.enum(languages),
  /** The member's own profile that it was found for, while that is listed. */
  source: entityRef.extend({ name: z.string() }).nullable(),
  /** Null when it is not listed any more. */
  profile: savedProfile.nullable(),
  /** Where it was dismissed once: what has changed since. */
  changed: matchChange.nullable(),
});

const saveInput = z.object({
  type: z.enum(matchTypes),
  targetId: id,
  /** The profile that it was found for, the member's own or another's; none where it was found for a text. */
  source: entityRef.optional(),
  /** As it was shown. What the server can compute itself it does not take from here. */
  shown: z.object({ compatibility: z.int().min(1).max(99), reason: z.string().max(500) }),
  /** "dismissed": it is not for the member, and is suggested again only if one of both profiles changes. */
  status: z.enum(matchStatuses).exclude(["pending"]).default("saved"),
  /** When a visitor's browser saved it. */
  savedAt: timestampInput.optional(),
});

export const saveMatchesInput = z.object({ matches: z.array(saveInput).min(1).max(mostSavedAtOnce) });

export const savedMatches = z.object({
  saved: z.array(myMatch),
  /** What could not be taken: not listed any more, the member's own, or one more than a member keeps. */
  left: z.array(z.object({ targetId: id, why: z.enum(["unlisted", "own", "full"]) })),
});

export const matchStatusInput = z.object({ status: z.enum(matchStatuses) });

export const generatedMatches = z.object({
  /** "none-left": nobody new is worth a look. */
  outcome: z.enum(["added", "none-left", "no-profile", "full"]),
  added: z.array(myMatch),
});

export type MyMatch = z.infer<typeof myMatch>;
export type SavedProfile = z.infer<typeof savedProfile>;
export type SaveInput = z.infer<typeof saveInput>;
export type SaveMatchesInput = z.input<typeof saveMatchesInput>;
export type SavedMatches = z.infer<typeof savedMatches>;
export type GeneratedMatches = z.infer<typeof generatedMatches>;
