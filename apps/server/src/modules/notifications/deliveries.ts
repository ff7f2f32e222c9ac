import { and, desc, eq, lt } from "drizzle-orm";
import { type Delivery, mostDeliveries } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { deliveries } from "../../platform/db/schema/index.ts";

const logLife = 90 * day;
/** The queue of mail has given up by then. */
const lastTry = day;

export async function listDeliveries(db: Db, owner: string): Promise<Delivery[]> {
  const { id, kind, channel, state, why, createdAt, dueAt, changedAt } = deliveries;
  const rows = await db
    .select({ id, kind, channel, state, why, createdAt, dueAt, changedAt })
    .from(deliveries)
    .where(eq(deliveries.userId, owner))
    .orderBy(desc(createdAt), desc(channel), id)
    .limit(mostDeliveries);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }));
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
