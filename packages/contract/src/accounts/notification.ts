import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, timestamp } from "../fields.ts";
import { matchTypes } from "../vocabulary.ts";

/** What members are told of by other members, or by Khamt itself. */
export const eventKinds = [
  "search-match",
  "invitation",
  "invitation-answer",
  "question",
  "message",
  "application",
  "application-answer",
  "listing-expiring",
  "review",
  "story",
  "story-answer",
  "service",
  "service-answer",
  "still-looking",
  "moderation",
  "verification",
  "report",
  "report-answer",
  "appeal",
  "programme-application",
  "programme-answer",
  "trouble",
  "announcement",
  "introduction",
  "event",
  "office-hours",
  "rounds",
] as const;

export const announcedKinds = ["new-match", ...eventKinds] as const;

/** Most that one answer holds: the newest. */
export const mostNotifications = 50;

const common = { id, createdAt: timestamp, isRead: z.boolean() };

const matchNotification = z.object({
  ...common,
  kind: z.literal("new-match"),
  match: z.object({
    /** What was found. */
    type: z.enum(matchTypes),
    id,
    name: z.string(),
    isDemo: z.boolean(),
    /** Percent: today's, or that of the day it was found while the engine is busy. */
    compatibility: z.int().min(0).max(100),
    /** In the reader's language; null while the engine is busy. */
    reason: z.string().nullable(),
  }),
  /** The member's own profile that it was found for. */
  source: entityRef.extend({ name: z.string() }),
});

/** One thing, or several unread ones of a kind. */
export const eventNotification = z.object({
  ...common,
  kind: z.enum(eventKinds),
  /** Where it leads in the web app. */
  path: z.string(),
  /** Who did it, by name. */
  actor: z.string().nullable(),
  /** What it is about, in its owner's words. */
  title: z.string().nullable(),
  /** What it has become: the name of a state. */
  state: z.string().nullable(),
  /** What somebody wrote. */
  text: z.string().nullable(),
  /** All that it stands for; the newest first. */
  ids: z.array(id).min(1),
});

const notification = z.discriminatedUnion("kind", [matchNotification, eventNotification]);

export const unreadCount = z.object({ unread: z.int() });
export const notificationList = unreadCount.extend({ items: z.array(notification) });

export const readInput = z.union([
  z.object({ ids: z.array(id).min(1).max(mostNotifications) }),
  z.object({ all: z.literal(true) }),
]);

export const channels = ["app", "mail"] as const;
export const deliveryStates = ["queued", "sent", "failed", "skipped"] as const;
/** Why something waits or was not sent. */
export const deliveryReasons = [
  "settings",
  "quiet-hours",
  "no-mail-server",
  "unconfirmed-address",
  "account-closed",
  "seen-already",
  "trying-again",
  "mail-server",
] as const;
export const deliveryKinds = [...announcedKinds, "digest", "desk"] as const;
/** Most that one answer holds: the newest. */
export const mostDeliveries = 50;

/** What was sent to the member, and what was not. */
export const delivery = z.object({
  id,
  kind: z.enum(deliveryKinds),
  channel: z.enum(channels),
  state: z.enum(deliveryStates),
  why: z.enum(deliveryReasons).nullable(),
  /** What it was about, or who did it, and where that is dealt with; null where that is gone, and of what gathers news. */
  about: z.object({ title: z.string().nullable(), path: z.string() }).nullable(),
  createdAt: timestamp,
  /** Not before this, while it is queued. */
  dueAt: timestamp,
  /** When it got its state. */
  changedAt: timestamp,
});
export const deliveryList = z.array(delivery);

/** The proof in the address of a letter's link. */
export const mailedLinkQuery = z.object({ token: z.string().max(200) });

export type Delivery = z.infer<typeof delivery>;
export type DeliveryKind = (typeof deliveryKinds)[number];
export type DeliveryReason = (typeof deliveryReasons)[number];
export type MatchNotification = z.infer<typeof matchNotification>;
export type AnnouncedKind = (typeof announcedKinds)[number];
export type Notification = z.infer<typeof notification>;
export type NotificationList = z.infer<typeof notificationList>;
export type ReadInput = z.infer<typeof readInput>;
export type EventKind = (typeof eventKinds)[number];
export type EventNotification = z.infer<typeof eventNotification>;
