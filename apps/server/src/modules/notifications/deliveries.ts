import { and, desc, eq, lt } from "drizzle-orm";
import { type Delivery, mostDeliveries } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { deliveries, notifications } from "../../platform/db/schema/index.ts";
import { pathOf, titleOf } from "./kinds.ts";
import { type EventRow, isEvent } from "./queries.ts";

const logLife = 90 * day;
/** The queue of mail has given up by then. */
const lastTry = day;

export async function listDeliveries(db: Db, owner: string, reader: Language): Promise<Delivery[]> {
  const { id, userId, kind, subjectId, channel, state, why, createdAt, dueAt, changedAt } = deliveries;
  const isTold = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, kind),
    eq(notifications.subjectId, subjectId),
  );
  const rows = await db
    .select({ id, kind, channel, state, why, createdAt, dueAt, changedAt, news: notifications })
    .from(deliveries)
    .leftJoin(notifications, isTold)
    .where(eq(userId, owner))
    .orderBy(desc(createdAt), desc(channel), id)
    .limit(mostDeliveries);
  return rows.map(({ news, ...row }) => ({
    ...row,
    about: news && isEvent(news) ? aboutOf(news, reader) : null,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }));
}

function aboutOf({ kind, subjectId, data }: EventRow, reader: Language): Delivery["about"] {
  const title = titleOf(kind, data, reader) ?? data.actorName ?? null;
  return { title, path: pathOf(kind, subjectId, data) };
}

/** What became of a letter in the hands of the queue. */
export type Became = "sent" | "refused" | "trying-again";
export type DeliveryReport = (outcome: { deliveryId: string; became: Became }) => Promise<void>;

export function reportTo(db: Db, clock: () => Date): DeliveryReport {
  const states = {
    sent: { state: "sent", why: null },
    refused: { state: "failed", why: "mail-server" },
    "trying-again": { state: "queued", why: "trying-again" },
  } as const;
  return async ({ deliveryId, became }) => {
    await db
      .update(deliveries)
      .set({ ...states[became], changedAt: clock() })
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.state, "queued")));
  };
}

/** Forgets what is old, and says of letters that nobody tries to send any more that they failed. */
export async function sweepDeliveries(db: Db, now: Date): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.createdAt, new Date(now.getTime() - logLife)));
  await db
    .update(deliveries)
    .set({ state: "failed", why: "mail-server", changedAt: now })
    .where(and(eq(deliveries.state, "queued"), lt(deliveries.postedAt, new Date(now.getTime() - lastTry))));
}
