import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type {
  AnnouncedKind,
  DeliveryReason,
  NotificationSettings,
  QuietHours,
  EventKind,
} from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { quietUntil } from "@khamt/contract/quiet-hours";
import { isActive } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  defaultNotifications,
  deliveries,
  notifications,
  type EventData,
  users,
} from "../../platform/db/schema/index.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { hasBlocked } from "../../entities/shown-to.ts";
import { isAlwaysTold, isBetweenMembers, isToldDaily, waysOf } from "./kinds.ts";

/** Something that one member is told: what it is about, and who did it. */
export type Notice = {
  to: string;
  kind: EventKind;
  subjectId: string;
  data: EventData;
  /** An email of its own tells them: this one is for the app alone. */
  isMailed?: boolean;
};

/** What it takes to tell. */
export type NotifyTransaction = {
  /** The transaction in which it happens: what is taken back is told to nobody. */
  tx: Db;
  live: Live;
  /** Undefined without a mail server. */
  post: QueueEmail | undefined;
  now: Date;
};
/** Before the transaction is begun. */
export type NotifyTools = Omit<NotifyTransaction, "tx"> & { db: Db };
/** Before the call: routes ask the clock for each. */
export type NotifyDeps = Omit<NotifyTools, "now"> & { clock: () => Date };

/** Of messages a member is told once they have waited for two minutes; a letter follows if they still wait after ten. */
const patienceWithMessages = 8 * 60_000;
/** Letters a day of what one member does to another; what comes after them is told in the app alone. */
const lettersFromOne = 20;

/**
 * Tells a member in the app, and queues the letter, each as far as the settings say so. Demo owners are told nothing, and nobody of
 * what those do whom they have blocked.
 */
export async function notify({ tx, live, post, now }: NotifyTransaction, news: Notice): Promise<void> {
  const receiver = await findReceiver(tx, news.to);
  if (!receiver || receiver.isDemo || (await isUnwanted(tx, news))) return;
  const isNew = await write(tx, news, now);
  const wants = waysOf(news.kind, receiver.wants);
  if (wants.app) await live.publish(tx, [news.to], { kind: "news" });
  // One letter tells of all messages that come until the member looks.
  if (!isNew && news.kind === "message") return;
  const log = { userId: news.to, kind: news.kind, subjectId: news.subjectId, createdAt: now, changedAt: now };
  await tx.insert(deliveries).values({
    ...log,
    channel: "app",
    dueAt: now,
    ...(wants.app ? { state: "sent" } : { state: "skipped", why: "settings" }),
  });
  if (isToldDaily(news.kind) || news.isMailed === true) return;
  const hasMail = post !== undefined;
  const skipped = whyNoEmail(news.kind, { ...receiver, wantsMail: wants.mail, hasMail });
  if (skipped === undefined && ((await isQueued(tx, news)) || (await isTooMuch(tx, news, now)))) return;
  const fate = skipped
    ? { state: "skipped" as const, why: skipped, dueAt: now }
    : queuedFor(news.kind, receiver, now);
  await tx.insert(deliveries).values({ ...log, channel: "mail", ...fate });
  if (fate.state === "queued" && fate.dueAt <= now) await post?.newsWaits?.(tx);
}

/** What the member has dealt with elsewhere is news no longer. */
export async function settleNotifications(
  tx: Db,
  { to, kind, subjectId, now }: Omit<Notice, "data"> & { now: Date },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isAbout({ to, kind, subjectId }), isNull(notifications.readAt)));
}

/** Of all that this one did: whoever blocks them is waited for no longer, and gets no letter that has not left yet. */
export async function settleNotificationsFrom(
  tx: Db,
  { to, actorId, now }: { to: string; actorId: string; now: Date },
): Promise<void> {
  const isTheirs = eq(sql`${notifications.data} ->> 'actorId'`, actorId);
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, to), isTheirs, isNull(notifications.readAt)));
}

/** What was taken back was never there: nothing of it stays in the member's list. */
export async function forgetNotification(tx: Db, about: Omit<Notice, "data">): Promise<void> {
  await tx.delete(notifications).where(isAbout(about));
}

async function isUnwanted(tx: Db, { to, kind, data: { actorId } }: Notice): Promise<boolean> {
  return actorId !== undefined && isBetweenMembers(kind) && hasBlocked(tx, to, actorId);
}

type Receiver = {
  isDemo: boolean;
  isActive: boolean;
  isEmailVerified: boolean;
  wants: NotificationSettings;
  quietHours: QuietHours | null;
};

async function findReceiver(tx: Db, id: string): Promise<Receiver | undefined> {
  const { isDemo, deletesAt, standing, isEmailVerified, quietHours } = users;
  const [row] = await tx
    .select({ isDemo, deletesAt, standing, isEmailVerified, quietHours, wants: users.notifications })
    .from(users)
    .where(eq(users.id, id));
  return row && { ...row, isActive: isActive(row), wants: { ...defaultNotifications, ...row.wants } };
}

/** True unless it was told before and still waits to be read. */
async function write(tx: Db, news: Notice, now: Date): Promise<boolean> {
  const { to, kind, subjectId, data } = news;
  const inserted = await tx
    .insert(notifications)
    .values({ userId: to, kind, subjectId, version: "", data, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (inserted.length > 0) return true;
  const again = { data, createdAt: now, readAt: null, digestedAt: null };
  const wasRead = await tx
    .update(notifications)
    .set(again)
    .where(and(isAbout(news), isNotNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (wasRead.length > 0) return true;
  await tx.update(notifications).set(again).where(isAbout(news));
  return false;
}

function isAbout({ to, kind, subjectId }: Pick<Notice, "to" | "kind" | "subjectId">) {
  return and(
    eq(notifications.userId, to),
    eq(notifications.kind, kind),
    eq(notifications.subjectId, subjectId),
  );
}

/** A letter that has not left yet will say the same. */
async function isQueued(tx: Db, { to, kind, subjectId }: Notice): Promise<boolean> {
  const waits = and(eq(deliveries.state, "queued"), isNull(deliveries.postedAt));
  const same = and(eq(deliveries.userId, to), eq(deliveries.kind, kind), eq(deliveries.subjectId, subjectId));
  return (await tx.$count(deliveries, and(waits, same))) > 0;
}

/** Whoever does and undoes something again and again, such as a booking, fills nobody's mailbox. */
async function isTooMuch(tx: Db, { to, kind, data: { actorId } }: Notice, now: Date): Promise<boolean> {
  if (actorId === undefined || isAlwaysTold(kind)) return false;
  const isSame = and(
    eq(notifications.userId, deliveries.userId),
    eq(notifications.kind, deliveries.kind),
    eq(notifications.subjectId, deliveries.subjectId),
  );
  const isLetter = and(eq(deliveries.channel, "mail"), ne(deliveries.state, "skipped"));
  const letters = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(notifications, isSame)
    .where(
      and(
        eq(deliveries.userId, to),
        gt(deliveries.createdAt, new Date(now.getTime() - day)),
        isLetter,
        eq(sql`${notifications.data} ->> 'actorId'`, actorId),
      ),
    )
    .limit(lettersFromOne);
  return letters.length >= lettersFromOne;
}

type Mailing = { wantsMail: boolean; hasMail: boolean; isEmailVerified: boolean; isActive: boolean };

/** Whoever cannot come in is told no news, but what is decided about them. */
export function whyNoEmail(
  kind: AnnouncedKind,
  { wantsMail, hasMail, isEmailVerified, isActive }: Mailing,
): DeliveryReason | undefined {
  if (!isActive && !isAlwaysTold(kind)) return "account-closed";
  if (!wantsMail) return "settings";
  if (!hasMail) return "no-mail-server";
  return isEmailVerified ? undefined : "unconfirmed-address";
}

function queuedFor(kind: EventKind, { quietHours }: Receiver, now: Date) {
  const wanted = kind === "message" ? new Date(now.getTime() + patienceWithMessages) : now;
  const end = quietUntil(quietHours, wanted);
  return { state: "queued" as const, dueAt: end ?? wanted, why: end ? ("quiet-hours" as const) : null };
}
