import * as z from "zod";
import { id, timestamp } from "./fields.ts";
import { entityKinds, matchTypes } from "./vocabulary.ts";

/** What members are told of. */
export const newsKinds = ["new-match"] as const;

/** Most that one answer holds: the newest. */
export const mostNews = 50;

export const notification = z.object({
  id,
  kind: z.enum(newsKinds),
  createdAt: timestamp,
  isRead: z.boolean(),
  match: z.object({
    /** What was found. */
    type: z.enum(matchTypes),
    id,
    name: z.string(),
    /** Percent: today's, or that of the day it was found while the engine is busy. */
    compatibility: z.int().min(0).max(100),
    /** In the reader's language; null while the engine is busy. */
    reason: z.string().nullable(),
  }),
  /** The member's own profile that it was found for. */
  source: z.object({ kind: z.enum(entityKinds), id, name: z.string() }),
});

export const unreadCount = z.object({ unread: z.int() });
export const notificationList = unreadCount.extend({ items: z.array(notification) });

export const readInput = z.union([
  z.object({ ids: z.array(id).min(1).max(mostNews) }),
  z.object({ all: z.literal(true) }),
]);

export type Notification = z.infer<typeof notification>;
export type NotificationList = z.infer<typeof notificationList>;
export type ReadInput = z.infer<typeof readInput>;
export type UnreadCount = z.infer<typeof unreadCount>;
