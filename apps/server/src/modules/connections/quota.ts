import { and, eq, gte } from "drizzle-orm";
import type { ConnectionQuota } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { connections, users } from "../../platform/db/schema/index.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { before, weekOf } from "./limits.ts";
import { isOpen } from "./rows.ts";

const { senderId, createdAt } = connections;

export type Account = Pick<typeof users.$inferSelect, "id" | "createdAt" | "isEmailVerified">;

type Clocked = { now: Date; conduct: Conduct };

export function isNew({ createdAt: since, isEmailVerified }: Account, { now, conduct }: Clocked): boolean {
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

export function countSent(db: Db, userId: string, since: Date): Promise<number> {
  return db.$count(connections, and(eq(senderId, userId), gte(createdAt, since)));
}

export function countOpen(db: Db, userId: string): Promise<number> {
  return db.$count(connections, and(eq(senderId, userId), isOpen));
}
