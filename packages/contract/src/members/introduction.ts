import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, inBoth, saidText, timestamp } from "../fields.ts";
import { languageQuery } from "../list.ts";
import { introductionLimits, introductionStates } from "./desk-vocabulary.ts";

const programme = z.object({ slug: z.string(), name: inBoth });

export const introductionInput = z.object({
  /** Made by the sender's browser: sent again, it is still one. */
  id: z.uuid(),
  programmeId: z.uuid(),
  a: z.uuid(),
  b: z.uuid(),
  text: saidText(introductionLimits.text),
});

/** Why these two: as the engine tells it, in the reader's language. */
const fit = {
  /** Null: their profiles are not matched with each other. */
  percent: z.int().nullable(),
  reasons: z.array(z.string()),
};
export const pairFit = z.object(fit);
export const pairFitQuery = languageQuery.extend({ programmeId: z.uuid(), a: z.uuid(), b: z.uuid() });

/** `to`: one of them, who is told apart from the others by how well each fits. */
export const introducibleQuery = z.object({
  programmeId: z.uuid(),
  to: z.uuid().optional(),
  /** A part of the name, of everybody in the programme. */
  q: z.string().trim().max(100).optional(),
});
export const introducible = z.object({
  userId: id,
  name: z.string(),
  /** Two without a profile cannot be introduced. */
  hasProfile: z.boolean(),
  /** What their profile says of them in a line, so that two of one name are told apart. */
  headline: z.string().nullable(),
  /** How well they fit whom they would be introduced to. */
  percent: z.int().nullable(),
});

/** As managers have it: neither's answer is in it. */
export const managedIntroduction = z.object({
  id,
  programme,
  people: z.array(z.object({ userId: id, name: z.string() })).length(2),
  text: z.string(),
  ...fit,
  state: z.enum(introductionStates),
  /** By whom; null: whose account is gone. */
  author: z.string().nullable(),
  createdAt: timestamp,
  endsAt: timestamp,
});

/** As one of the two has it: of the other's answer nothing, until both have said yes. */
export const ownIntroduction = z.object({
  id,
  with: z.object({ userId: id, name: z.string(), profile: entityRef.nullable() }),
  author: z.string().nullable(),
  programme,
  text: z.string(),
  ...fit,
  /** The reader's own answer. */
  accepts: z.boolean().nullable(),
  state: z.enum(introductionStates),
  /** Of both; null: not, or not yet. */
  connection: z.object({ conversationId: id.nullable() }).nullable(),
  createdAt: timestamp,
  endsAt: timestamp,
});

export const introductionAnswer = z.object({ accepts: z.boolean() });

export type Introducible = z.infer<typeof introducible>;
export type IntroductionInput = z.infer<typeof introductionInput>;
export type ManagedIntroduction = z.infer<typeof managedIntroduction>;
export type OwnIntroduction = z.infer<typeof ownIntroduction>;
