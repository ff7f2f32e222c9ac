import * as z from "zod";
import { eventNotification } from "../accounts/notification.ts";
import { entityRef } from "../entities/entity-ref.ts";
import { id, optionalText, timestamp } from "../fields.ts";
import { nextTable } from "./rounds.ts";
import { entityKinds, matchTypes } from "../vocabulary.ts";

/** Most of a sort that one answer holds. */
export const mostOnDashboard = 5;

/** What another member waits for: an answer, a decision, a word. */
const waitingKinds = [
  "invitation",
  "introduction",
  "question",
  "application",
  "confirmation",
  "message",
] as const;

const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** Of the connection, the introduction, the application or the conversation. */
  id,
  /** Who waits. */
  name: z.string(),
  avatar: optionalText,
  /** What it is about, in its owner's words; of an introduction to whom. */
  title: optionalText,
  /** What they wrote. */
  text: optionalText,
  /** Percent, of an invitation that is about two profiles. */
  compatibility: z.int().nullable(),
  /** Of unread messages. */
  unread: z.int(),
  at: timestamp,
});

const named = entityRef.extend({ name: z.string() });

/** A match for one of the member's own profiles. */
const dashboardMatch = z.object({
  type: z.enum(matchTypes),
  target: named,
  headline: optionalText,
  avatar: optionalText,
  isDemo: z.boolean(),
  source: named,
  compatibility: z.int().min(1).max(99),
  /** In the reader's language. */
  reason: z.string(),
});

/** What comes next for the member: the first of these that there is. */
const nextStep = z.discriminatedUnion("step", [
  /** Somebody waits: the first of `waiting`. */
  z.object({ step: z.literal("answer") }),
  z.object({ step: z.literal("make-profile") }),
  /** A form was begun, by the member or by organisers from a list of theirs, and is not sent yet. */
  z.object({ step: z.literal("finish-form"), kind: z.enum(entityKinds), isPrepared: z.boolean() }),
  /** Not listed: it lacks so many fields; lacking none it is paused, or kept out of sight though its owner publishes it. */
  z.object({ step: z.literal("complete-profile"), own: named, missing: z.int(), isPublished: z.boolean() }),
  z.object({ step: z.literal("write-first"), conversationId: id, name: z.string() }),
  /** The best that are neither saved nor invited. */
  z.object({ step: z.literal("matches") }),
  z.object({ step: z.literal("look-around") }),
]);

export const dashboard = z.object({
  /** How the member is greeted. */
  name: z.string(),
  /** When the visit before this one ended; null in the first. */
  since: timestamp.nullable(),
  /** Of matching rounds that are planned or run. */
  tables: z.array(nextTable),
  waiting: z.array(waiting),
  /** In all. */
  waitingCount: z.int(),
  next: nextStep,
  /** Since the last visit. */
  news: z.object({
    /** Profiles that came or changed since and that the member has not seen, the best first. Null while the engine is busy. */
    matches: z.array(dashboardMatch).max(mostOnDashboard).nullable(),
    events: z.array(eventNotification).max(mostOnDashboard),
  }),
  /** Of everything listed those that fit best and are neither saved nor invited. Null while the engine is busy. */
  best: z.array(dashboardMatch).max(3).nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;
export type DashboardMatch = z.infer<typeof dashboardMatch>;
export type NextStep = z.infer<typeof nextStep>;
export type Waiting = z.infer<typeof waiting>;
