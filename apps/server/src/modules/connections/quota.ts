import { and, eq, gt, gte } from "drizzle-orm";
import type { ConnectionQuota } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { connections, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { before, limits, weekOf } from "./limits.ts";
import { isOpen } from "./rows.ts";
import { settingsOf } from "./settings.ts";

const { senderId, receiverId, createdAt } = connections;
const day = 86_400_000;

type Account = Pick<typeof users.$inferSelect, "id" | "createdAt" | "isEmailVerified">;

export function isYoung({ createdAt: since, isEmailVerified }: Account, now: Date): boolean {
  return !isEmailVerified || since > before(now, limits.youth);
}

export async function quotaOf(db: Db, userId: string, now: Date): Promise<ConnectionQuota> {
  const { start, end } = weekOf(now);
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const sent = await countSent(db, userId, start);
  return {
    left: Math.max(0, limits.aWeek - sent),
    of: limits.aWeek,
    resetsAt: end.toISOString(),
    open: await countOpen(db, userId),
    mostOpen: account && isYoung(account, now) ? limits.openOfYoung : null,
  };
}

/** Asked while the sender's account is held. Throws the rule that stands in the way. */
export async function requireQuota(tx: Db, sender: Account, now: Date): Promise<void> {
  if ((await countSent(tx, sender.id, weekOf(now).start)) >= limits.aWeek)
    throw new HttpError("invitations-used");
  const young = isYoung(sender, now);
  const today = await tx.$count(connections, and(eq(senderId, sender.id), gt(createdAt, before(now, day))));
  if (today >= (young ? limits.aDay.young : limits.aDay.others))
    throw new HttpError("invitations-used-today");
  if (young && (await countOpen(tx, sender.id)) >= limits.openOfYoung)
    throw new HttpError("too-many-open-invitations");
}

/** Asked while the receiver's account is held. */
export async function requireDoor(tx: Db, receiver: string, now: Date): Promise<void> {
  const { weeklyCap } = await settingsOf(tx, receiver);
  if (weeklyCap === 0) throw new HttpError("takes-no-invitations");
  const isOfWeek = and(eq(receiverId, receiver), gte(createdAt, weekOf(now).start));
  if ((await tx.$count(connections, isOfWeek)) >= weeklyCap) throw new HttpError("receiver-full");
}

function countSent(db: Db, userId: string, since: Date): Promise<number> {
  return db.$count(connections, and(eq(senderId, userId), gte(createdAt, since)));
}

function countOpen(db: Db, userId: string): Promise<number> {
  return db.$count(connections, and(eq(senderId, userId), isOpen));
}
