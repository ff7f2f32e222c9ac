import { and, eq, gt, gte } from "drizzle-orm";
import type { ConnectionQuota } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { connections, users } from "../../platform/db/schema/index.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { before, weekOf } from "./limits.ts";
import { isOpen } from "./rows.ts";
import { settingsOf } from "./settings.ts";

const { senderId, receiverId, createdAt } = connections;

type Account = Pick<typeof users.$inferSelect, "id" | "createdAt" | "isEmailVerified">;

type Clocked = { now: Date; conduct: Conduct };

function isNew({ createdAt: since, isEmailVerified }: Account, { now, conduct }: Clocked): boolean {
  return !isEmailVerified || since > before(now, conduct.newAccountDays * day);
}

export async function quotaOf(
  db: Db,
  { userId, ...clocked }: { userId: string } & Clocked,
): Promise<ConnectionQuota> {
  const { now, conduct } = clocked;
  const { start, end } = weekOf(now);
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const sent = await countSent(db, userId, start);
  return {
    left: Math.max(0, conduct.invitationsAWeek - sent),
    of: conduct.invitationsAWeek,
    resetsAt: end.toISOString(),
    open: await countOpen(db, userId),
    mostOpen: account && isNew(account, clocked) ? conduct.openInvitationsNew : null,
  };
}

/** Asked while the sender's account is held. Throws the rule that stands in the way. */
export async function requireQuota(
  tx: Db,
  { sender, ...clocked }: { sender: Account } & Clocked,
): Promise<void> {
  const { now, conduct } = clocked;
  if ((await countSent(tx, sender.id, weekOf(now).start)) >= conduct.invitationsAWeek)
    throw new HttpError("invitations-used");
  const isSenderNew = isNew(sender, clocked);
  const today = await tx.$count(connections, and(eq(senderId, sender.id), gt(createdAt, before(now, day))));
  if (today >= (isSenderNew ? conduct.invitationsADayNew : conduct.invitationsADay))
    throw new HttpError("invitations-used-today");
  if (isSenderNew && (await countOpen(tx, sender.id)) >= conduct.openInvitationsNew)
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
