import { and, eq, gt, isNotNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { minute } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { conversationMembers, conversations, messages, users } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { nameOfOther } from "./queries.ts";
import { eachAlone } from "../../platform/each-alone.ts";

const me = alias(conversationMembers, "me");
const other = alias(conversationMembers, "other");

/** Who has the conversation open reads within that. */
const patience = 2 * minute;
/** What has waited for longer was told of long ago. */
const longestAgo = 3 * 24 * 60 * minute;
const atOnce = 200;

/** Tells members once of a conversation in which something waits to be read, until they have read it. */
export async function notifyUnread({ db, live, post, now }: NotifyTools): Promise<void> {
  await eachAlone(await findUnread(db, now), ({ conversationId, to, actor }) =>
    db.transaction(async (tx) => {
      if (!(await takeTurn(tx, { conversationId, to }))) return;
      const data = actor ? { actorId: actor.id, actorName: actor.name } : {};
      await notify({ tx, live, post, now }, { to, kind: "message", subjectId: conversationId, data });
    }),
  );
}

const isUntold = and(
  sql`${me.toldSeq} <= ${me.readSeq}`,
  sql`${me.readSeq} < ${conversations.lastSeq}`,
  eq(me.isMuted, false),
  isNotNull(me.userId),
);

async function findUnread(db: Db, now: Date) {
  const rows = await db
    .select({
      conversationId: me.conversationId,
      to: me.userId,
      actor: { id: users.id, name: nameOfOther },
    })
    .from(conversations)
    .innerJoin(me, eq(me.conversationId, conversations.id))
    .innerJoin(other, and(eq(other.conversationId, me.conversationId), ne(other.seat, me.seat)))
    .innerJoin(
      messages,
      and(eq(messages.conversationId, me.conversationId), eq(messages.seq, sql`${me.readSeq} + 1`)),
    )
    .leftJoin(users, eq(users.id, other.userId))
    .where(
      and(
        gt(conversations.activeAt, new Date(now.getTime() - longestAgo)),
        lte(messages.createdAt, new Date(now.getTime() - patience)),
        isUntold,
      ),
    )
    .limit(atOnce);
  return rows.flatMap(({ to, ...row }) => (to === null ? [] : { ...row, to }));
}

/** False where it was told or read in the meantime. */
async function takeTurn(tx: Db, { conversationId, to }: { conversationId: string; to: string }) {
  const last = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const { toldSeq, readSeq, userId, seat } = conversationMembers;
  const taken = await tx
    .update(conversationMembers)
    .set({ toldSeq: last })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(userId, to),
        sql`${toldSeq} <= ${readSeq} and ${readSeq} < ${last}`,
      ),
    )
    .returning({ seat });
  return taken.length > 0;
}
