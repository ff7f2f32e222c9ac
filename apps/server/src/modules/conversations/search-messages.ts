import { and, desc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/handle.ts";
import { isMemberNamed } from "../../platform/db/member-name.ts";
import { says } from "../../platform/db/says.ts";
import { conversationMembers, conversations, messages, users } from "../../platform/db/schema/index.ts";
import { nameOfOther } from "./queries.ts";

const me = alias(conversationMembers, "me");
const other = alias(conversationMembers, "other");
const mostFound = 30;

/** In what the member has said and was told, the newest first. */
export function searchMessages(db: Db, userId: string, q: string) {
  const hits = union(said(db, userId, q), exchangedWith(db, userId, q)).as("hits");
  return db
    .select({
      message: getTableColumns(messages),
      other: { id: users.id, name: nameOfOther },
    })
    .from(hits)
    .innerJoin(messages, and(eq(messages.conversationId, hits.conversationId), eq(messages.seq, hits.seq)))
    .innerJoin(me, and(eq(me.conversationId, hits.conversationId), eq(me.userId, userId)))
    .innerJoin(other, and(eq(other.conversationId, me.conversationId), ne(other.seat, me.seat)))
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .leftJoin(users, eq(users.id, other.userId))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(mostFound);
}

const { conversationId, seq, createdAt } = messages;
const isThere = isNull(messages.deletedAt);

/** Found by the index of trigrams or among the member's own, whichever is less. */
function said(db: Db, userId: string, q: string) {
  return db
    .select({ conversationId, seq })
    .from(me)
    .innerJoin(messages, eq(conversationId, me.conversationId))
    .where(and(eq(me.userId, userId), isThere, says(sql`${messages.text}`, q)))
    .orderBy(desc(createdAt), desc(seq))
    .limit(mostFound);
}

/** Of each conversation with somebody called so no more than could be shown is read. */
function exchangedWith(db: Db, userId: string, q: string) {
  const newest = db
    .select({ conversationId, seq, createdAt })
    .from(messages)
    .where(and(eq(conversationId, me.conversationId), isThere))
    .orderBy(desc(seq))
    .limit(mostFound)
    .as("newest");
  return db
    .select({ conversationId: newest.conversationId, seq: newest.seq })
    .from(me)
    .innerJoin(other, and(eq(other.conversationId, me.conversationId), ne(other.seat, me.seat)))
    .innerJoin(users, eq(users.id, other.userId))
    .crossJoinLateral(newest)
    .where(and(eq(me.userId, userId), isMemberNamed(q)))
    .orderBy(desc(newest.createdAt), desc(newest.seq))
    .limit(mostFound);
}
