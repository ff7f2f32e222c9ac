import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, inBoth, steadyName, timestamp } from "../fields.ts";
import { memberFilters } from "./managed-member.ts";

/** Meetings for two, planned for a room: rounds of so many minutes at so many tables. */
export const roundsStates = ["planned", "running", "ended"] as const;
/** Who is late comes after the next round; who is missing never came. */
export const roundPersonStates = ["there", "late", "missing", "left"] as const;
/** Everybody in the programme, who was there on the day of the plan by its QR code, or whom a filter finds. */
export const roundAudiences = ["joined", "today", "filter"] as const;
/** Two who meet whatever their fit, or who do not meet. */
export const roundPairRules = ["together", "apart"] as const;
export const roundsLimits = { name: 80, rounds: 12, minutes: 60, tables: 200, people: 300 } as const;
/** Of answers, no smaller number is told. */
export const fewestCountedAnswers = 5;

/** Of the members' list; standing and role are for administrators alone. */
const roundsFilter = memberFilters.omit({ programme: true, report: true, sort: true });

export const roundsInput = z
  .object({
    id: z.uuid(),
    /** Null: whom the filter finds among all members; for administrators alone. */
    programmeId: id.nullable(),
    name: steadyName.min(1).max(roundsLimits.name),
    rounds: z.int().min(1).max(roundsLimits.rounds),
    minutes: z.int().min(1).max(roundsLimits.minutes),
    tables: z.int().min(1).max(roundsLimits.tables),
    audience: z.enum(roundAudiences).default("joined"),
    filter: roundsFilter.nullable().default(null),
  })
  .refine(({ audience, filter }) => (audience === "filter") === (filter !== null), { path: ["filter"] })
  .refine(({ audience, programmeId }) => programmeId !== null || audience === "filter", {
    path: ["programmeId"],
  });

/** Whom a plan would be for. */
export const roundsPeopleQuery = roundsFilter.extend({
  programmeId: id.optional(),
  audience: z.enum(roundAudiences).default("joined"),
});
export const roundsPeople = z.object({
  /** A room holds `roundsLimits.people` of them: those first who joined first. */
  found: z.int(),
  /** Who would be meant too, was invited and never came: left out, unless the filter asks for just them. */
  invited: z.int(),
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
  /** Null: rounds among all members. */
  programme: inBoth.nullable(),
  people: z.int(),
  createdAt: timestamp,
});

const roundPerson = z.object({
  userId: id,
  name: z.string(),
  state: z.enum(roundPersonStates),
  /** Without a profile in the lists nothing tells with whom to bring them together. */
  hasProfile: z.boolean(),
  meetings: z.int(),
});

const roundMeeting = z.object({
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
const ownMeeting = z.object({
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
  programmeId: id.nullable(),
  programme: inBoth.nullable(),
  /** The reader's own state. */
  mine: z.enum(roundPersonStates),
  meetings: z.array(ownMeeting),
});

/** For a member's dashboard. Null: a break, or nothing is planned for them. */
export const nextTable = z.object({
  id,
  name: z.string(),
  state: z.enum(roundsStates),
  /** The round that comes next, or the last one while it runs. */
  round: z.int().nullable(),
  rounds: z.int(),
  table: z.int().nullable(),
  with: z.string().nullable(),
});

export const roundAnswerInput = z.object({ with: id, wants: z.boolean() });

export type ManagedRounds = z.infer<typeof managedRounds>;
export type NextTable = z.infer<typeof nextTable>;
export type OwnMeeting = z.infer<typeof ownMeeting>;
export type OwnRounds = z.infer<typeof ownRounds>;
export type RoundAnswerInput = z.infer<typeof roundAnswerInput>;
export type RoundPairInput = z.infer<typeof roundPairInput>;
export type RoundPersonState = (typeof roundPersonStates)[number];
export type RoundAudience = (typeof roundAudiences)[number];
export type RoundsFilter = z.infer<typeof roundsFilter>;
export type RoundsPeople = z.infer<typeof roundsPeople>;
export type RoundsInput = z.infer<typeof roundsInput>;
export type RoundsSummary = z.infer<typeof roundsSummary>;
