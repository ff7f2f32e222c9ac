import { and, desc, eq, gt, gte, inArray } from "drizzle-orm";
import type { ConnectionWith } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { connections } from "../../platform/db/schema/index.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { before, weekOf } from "./limits.ts";
import { type Account, countOpen, countSent, isNew } from "./quota.ts";
import { settingsOf } from "./settings.ts";

const { senderId, receiverId, state, createdAt, endedAt } = connections;

type Clocked = { now: Date; conduct: Conduct };
type Asked = Clocked & { sender: Account; receiver: string };
type Refusal = { why: NonNullable<ConnectionWith["refusal"]>["why"] | "takes-no-invitations"; until?: Date };

/**
 * Why the sender may not invite the receiver now, and from when on they may again where that is known. The same is told before
 * an invitation is written and asked, with both accounts held, when it is sent.
 */
export async function findRefusal(db: Db, asked: Asked): Promise<Refusal | undefined> {
  return (await findRest(db, asked)) ?? (await findLimit(db, asked)) ?? (await findDoor(db, asked));
}

/** After a withdrawal or a refusal. */
async function findRest(db: Db, { sender, receiver, now, conduct }: Asked): Promise<Refusal | undefined> {
  const rest = conduct.invitationRestDays * day;
  const isResting = and(
    inArray(state, ["withdrawn", "declined"]),
    gt(endedAt, before(now, rest)),
    eq(senderId, sender.id),
    eq(receiverId, receiver),
  );
  const [last] = await db
    .select({ endedAt })
    .from(connections)
    .where(isResting)
    .orderBy(desc(endedAt))
    .limit(1);
  return last?.endedAt
    ? { why: "invited-recently", until: new Date(last.endedAt.getTime() + rest) }
    : undefined;
}

/** What the sender has used up. */
async function findLimit(db: Db, { sender, ...clocked }: Asked): Promise<Refusal | undefined> {
  const { now, conduct } = clocked;
  const { start, end } = weekOf(now);
  if ((await countSent(db, sender.id, start)) >= conduct.invitationsAWeek)
    return { why: "invitations-used", until: end };
  const isSenderNew = isNew(sender, clocked);
  const today = await db.$count(connections, and(eq(senderId, sender.id), gt(createdAt, before(now, day))));
  if (today >= (isSenderNew ? conduct.invitationsADayNew : conduct.invitationsADay))
    return { why: "invitations-used-today" };
  if (isSenderNew && (await countOpen(db, sender.id)) >= conduct.openInvitationsNew)
    return { why: "too-many-open-invitations" };
  return undefined;
}

/** What the receiver lets in. */
async function findDoor(db: Db, { receiver, now }: Asked): Promise<Refusal | undefined> {
  const { weeklyCap } = await settingsOf(db, receiver);
  if (weeklyCap === 0) return { why: "takes-no-invitations" };
  const { start, end } = weekOf(now);
  const isOfWeek = and(eq(receiverId, receiver), gte(createdAt, start));
  return (await db.$count(connections, isOfWeek)) >= weeklyCap
    ? { why: "receiver-full", until: end }
    : undefined;
}
