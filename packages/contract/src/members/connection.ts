import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, isSeen, saidText, timestamp } from "../fields.ts";
import { webAddress } from "../entities/given.ts";

/** What both sides are shown. Set aside for now, an invitation looks to its sender like one that waits. */
const connectionStates = ["sent", "viewed", "accepted", "declined", "expired", "withdrawn"] as const;
const connectionActions = ["accept", "ask", "answer", "decline", "not-now", "withdraw"] as const;
export const connectionTabs = ["received", "sent", "connected"] as const;
export const refusals = ["no-time", "other-direction", "other-place", "found-someone", "other"] as const;

/** Longest texts, in UTF-16 units. */
const longestInvitation = 1000;
const longestReceiverQuestion = 300;
/** Most questions that the receiver asks back. */
export const mostAskedBack = 3;
export const mostConnections = 50;
/** Most that a member can let in a week; 0 closes the door. */
const largestWeeklyCap = 100;

export const invitation = z.object({
  /** Made by the browser: sent again, it is the same invitation. */
  clientId: z.uuid(),
  target: entityRef,
  /** The sender's own profile that it is about. */
  source: entityRef.nullable().default(null),
  message: saidText(longestInvitation),
  /** To the receiver's question, where there is one. */
  answer: z.string().trim().max(longestInvitation).default(""),
});

const asked = z.object({
  question: z.string(),
  askedAt: timestamp,
  answer: z.string().nullable(),
  answeredAt: timestamp.nullable(),
});

const shownProfile = entityRef.extend({ name: z.string() });

export const connection = z.object({
  id,
  role: z.enum(["sender", "receiver"]),
  state: z.enum(connectionStates),
  /** What this member can do now. */
  actions: z.array(z.enum(connectionActions)),
  /** The other one. `isAway`: suspended or about to be deleted, and reads nothing now. */
  other: z.object({ name: z.string(), avatar: z.string().nullable(), isAway: z.boolean() }),
  /** The profile that was invited, while it is listed. */
  target: shownProfile.nullable(),
  /** The sender's profile that it is about, while it is listed. */
  source: shownProfile.nullable(),
  /** How well both profiles fit, in percent; null where it is about one only, and while the engine is busy. */
  compatibility: z.int().nullable(),
  message: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  asked: z.array(asked),
  /** The receiver set it aside: only the receiver knows. */
  isSetAside: z.boolean(),
  declined: z.object({ reason: z.enum(refusals).nullable(), text: z.string() }).nullable(),
  createdAt: timestamp,
  expiresAt: timestamp,
  answeredAt: timestamp.nullable(),
  conversationId: id.nullable(),
});

export const connectionList = z.object({
  items: z.array(connection),
  counts: z.object({ received: z.int(), sent: z.int(), connected: z.int() }),
  next: z.string().nullable(),
});

export const connectionListQuery = z.object({
  tab: z.enum(connectionTabs).default("received"),
  cursor: z.string().max(200).optional(),
});

export const connectionQuota = z.object({
  /** Of this week's invitations. */
  left: z.int(),
  of: z.int(),
  resetsAt: timestamp,
  /** Waiting for an answer; `mostOpen` counts for young and unconfirmed accounts only. */
  open: z.int(),
  mostOpen: z.int().nullable(),
});

/** Errors of an invitation that are known before it is written. */
const invitationRefusals = [
  "invited-recently",
  "invitations-used",
  "invitations-used-today",
  "too-many-open-invitations",
  "receiver-full",
] as const;

export const withParams = entityRef;

/** What stands between the member and who is behind a profile. */
export const connectionWith = z.object({
  is: z.enum(["nothing", "own", "example", "closed", "invited", "invites-me", "connected"]),
  name: z.string(),
  connectionId: id.nullable(),
  conversationId: id.nullable(),
  /** What an invitation has to answer. */
  question: z.string().nullable(),
  /** Why nobody new, or not this one, can be invited now, and from when on, where that is known. */
  refusal: z.object({ why: z.enum(invitationRefusals), until: timestamp.nullable() }).nullable(),
});

export const declineInput = z.object({
  reason: z.enum(refusals).nullable().default(null),
  text: z.string().trim().max(longestInvitation).default(""),
});
export const askInput = z.object({ text: saidText(longestInvitation) });

export const connectionSettings = z.object({
  question: z.string().trim().max(longestReceiverQuestion).nullable(),
  weeklyCap: z.int().min(0).max(largestWeeklyCap),
  calendarUrl: z.string().nullable(),
});
export const connectionSettingsInput = connectionSettings.extend({
  question: z
    .string()
    .trim()
    .max(longestReceiverQuestion)
    .nullable()
    .transform((text) => (text !== null && isSeen(text) && text) || null),
  calendarUrl: webAddress,
});

export type Connection = z.infer<typeof connection>;
export type ConnectionAction = (typeof connectionActions)[number];
export type ConnectionList = z.infer<typeof connectionList>;
export type ConnectionQuota = z.infer<typeof connectionQuota>;
export type ConnectionSettings = z.infer<typeof connectionSettings>;
export type ConnectionSettingsInput = z.input<typeof connectionSettingsInput>;
export type ConnectionState = (typeof connectionStates)[number];
export type ConnectionTab = (typeof connectionTabs)[number];
export type ConnectionWith = z.infer<typeof connectionWith>;
export type InvitationRefusal = (typeof invitationRefusals)[number];
export type Refusal = (typeof refusals)[number];
export type Invitation = z.infer<typeof invitation>;
export type InvitationInput = z.input<typeof invitation>;
