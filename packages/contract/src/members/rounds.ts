import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, inBoth, timestamp } from "../fields.ts";

/** Meetings for two, planned for a room: rounds of so many minutes at so many tables. */
export const roundsStates = ["planned", "running", "ended"] as const;
/** Who is late comes after the next round; who is missing never came. */
export const roundPersonStates = ["there", "late", "missing", "left"] as const;
/** Everybody in the programme, or who was there on the day of the plan by its QR code. */
export const roundAudiences = ["joined", "today"] as const;
/** Two who meet whatever their fit, or who do not meet. */
export const roundPairRules = ["together", "apart"] as const;
export const roundsLimits = { name: 80, rounds: 12, minutes: 60, tables: 200, people: 300 } as const;
/** Of answers, no smaller number is told. */
export const fewestCountedAnswers = 5;

export const roundsInput = z.object({
  programmeId: id,
  name: z.string().trim().min(1).max(roundsLimits.name),
  rounds: z.int().min(1).max(roundsLimits.rounds),
  minutes: z.int().min(1).max(roundsLimits.minutes),
  tables: z.int().min(1).max(roundsLimits.tables),
  audience: z.enum(roundAudiences).default("joined"),
});

const frame = {
  id,
  name: z.string(),
  state: z.enum(roundsStates),
  rounds: z.int(),
  minutes: z.int(),
  /** The round that runs, or ran last; 0 before the first. */
  current: z.int(),
  currentSince: timestamp.nullable(),
};

/** As a list of the desk has it. */
export const roundsSummary = z.object({
  ...frame,
  programme: inBoth,
  people: z.int(),
  createdAt: timestamp,
});

export const roundPerson = z.object({
  userId: id,
  name: z.string(),
  state: z.enum(roundPersonStates),
  /** Without a profile in the lists nothing tells with whom to bring them together. */
  hasProfile: z.boolean(),
  meetings: z.int(),
});

export const roundMeeting = z.object({
  number: z.int(),
  table: z.int(),
  a: id,
  b: id,
  /** Null: their profiles are not matched with each other. */
  percent: z.int().nullable(),
  /** In the reader's language. */
  reasons: z.array(z.string()),
});

/** The desk's whole view; nobody's answer is in it. */
export const managedRounds = roundsSummary.extend({
  tables: z.int(),
  /** Of the best that any plan could reach, in percent; null where nothing is planned. */
  quality: z.int().nullable(),
  members: z.array(roundPerson),
  meetings: z.array(roundMeeting),
  pairs: z.array(z.object({ a: id, b: id, rule: z.enum(roundPairRules) })),
  /** Null below five of either kind. */
  answers: z.object({ given: z.int().nullable(), yes: z.int().nullable(), mutual: z.int().nullable() }),
  updatedAt: timestamp,
});

export const roundPersonParams = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  mark: z.enum(roundPersonStates),
});
/** The round that is to begin: asked twice, it begins once. */
export const nextRoundInput = z.object({ round: z.int().min(1).max(roundsLimits.rounds) });
export const roundPairInput = z.object({ a: id, b: id, rule: z.enum(roundPairRules).nullable() });

/** One meeting as one of the two has it. */
export const ownMeeting = z.object({
  number: z.int(),
  table: z.int(),
  with: z.object({ userId: id, name: z.string(), profile: entityRef.nullable() }),
  percent: z.int().nullable(),
  reasons: z.array(z.string()),
  hasBegun: z.boolean(),
  /** The reader's own answer. */
  wants: z.boolean().nullable(),
  /** Both want to; null: not, or not yet. */
  connection: z.object({ conversationId: id.nullable() }).nullable(),
});

/** As somebody who takes part sees it: what was, what is and what is next. */
export const ownRounds = z.object({
  ...frame,
  programmeId: id,
  programme: inBoth,
  /** The reader's own state. */
  mine: z.enum(roundPersonStates),
  meetings: z.array(ownMeeting),
});

export const roundAnswerInput = z.object({ with: id, wants: z.boolean() });

export type ManagedRounds = z.infer<typeof managedRounds>;
export type OwnMeeting = z.infer<typeof ownMeeting>;
export type OwnRounds = z.infer<typeof ownRounds>;
export type RoundAnswerInput = z.infer<typeof roundAnswerInput>;
export type RoundPairInput = z.infer<typeof roundPairInput>;
export type RoundPersonState = (typeof roundPersonStates)[number];
export type RoundAudience = (typeof roundAudiences)[number];
export type RoundsInput = z.infer<typeof roundsInput>;
export type RoundsSummary = z.infer<typeof roundsSummary>;
