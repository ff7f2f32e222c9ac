import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type ConnectionTab, connectionTabs, type EntityRef, mostConnections } from "@khamt/contract";
import { entities, type ListedRow } from "../../entities/index.ts";
import { idsByKind } from "../../entities/ids-by-kind.ts";
import { nameOfActing } from "../../entities/acting-name.ts";
import { shownOnPage } from "../../entities/shown-to.ts";
import type { Matching } from "../../matching/matching.ts";
import { isActiveAccount, isActiveIn } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type Given, prepared } from "../../platform/db/prepared.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { connections, conversations, messages, users } from "../../platform/db/schema/index.ts";
import { mayMeet } from "../matches/index.ts";
import { readAll, fitToday } from "../my-matches/index.ts";
import { type ConnectionRow, isBetween, isOpen, isShownTo } from "./rows.ts";

const { senderId, receiverId, state } = connections;

export type ShownRow = ConnectionRow & {
  otherName: string;
  otherAvatar: string | null;
  isOtherHere: boolean;
};
/** With the profiles of both sides, as far as they are listed, and how well they fit today. */
export type RowWithProfiles = ShownRow & {
  target: ListedRow | undefined;
  source: ListedRow | undefined;
  compatibility: number | null;
};
type Asking = {
  reader: string;
  tab: ConnectionTab;
  cursor?: string | undefined;
};

/** Newest first. What the sender took back, the receiver no longer sees. */
export async function listConnections(db: Db, { reader, tab, cursor }: Asking): Promise<Page<ShownRow>> {
  const isWanted = and(isShownTo(reader), isIn(tab, reader));
  const found = await selectShown(db, reader)
    .where(and(isWanted, afterCursor(connections, cursor)))
    .orderBy(...newestFirst(connections))
    .limit(mostConnections + 1);
  return pageOf(found.map(together), { limit: mostConnections }, found.length);
}

/** Invitations that the reader may answer, and questions to the reader about an invitation of their own: the newest of both. */
export async function waitingConnections(db: Db, reader: string): Promise<ShownRow[]> {
  return (await selectWaiting(db, { reader })).map(together);
}

const anyReader = sql.placeholder("reader");

const selectWaiting = prepared((db) => {
  const isWaiting = or(
    and(eq(receiverId, anyReader), inArray(state, ["sent", "viewed"])),
    and(eq(senderId, anyReader), eq(state, "asked")),
  );
  return selectShown(db, anyReader)
    .where(and(isShownTo(anyReader), isWaiting))
    .orderBy(...newestFirst(connections))
    .limit(mostConnections);
});

export async function getConnection(
  db: Db,
  { id, reader }: { id: string; reader: string },
): Promise<ShownRow | undefined> {
  const [row] = await selectShown(db, reader).where(and(isShownTo(reader), eq(connections.id, id)));
  return row && together(row);
}

export async function withProfiles(
  { db, matching }: { db: Db; matching: Matching },
  rows: readonly ShownRow[],
  reader: string,
): Promise<RowWithProfiles[]> {
  if (rows.length === 0) return [];
  const listed = await readAll(db, rows.flatMap(profilesOf), await shownOnPage(db, reader));
  const both = rows.map((row) => ({ ...row, target: listed(targetOf(row)), source: listed(sourceOf(row)) }));
  const pairs = both.filter(({ target, source }) => target && source && mayMeet(source.kind, target.kind));
  const told = await fitToday(matching, pairs);
  return both.map((row) => ({ ...row, compatibility: told(row)?.percent ?? null }));
}

/** Of those that wait for an answer that can be given now, and of connections. */
export async function countTabs(db: Db, reader: string): Promise<Record<ConnectionTab, number>> {
  const counts = { received: 0, sent: 0, connected: 0 };
  for (const tab of connectionTabs) {
    const counted = tab === "connected" ? undefined : and(isOpen, areBothHere);
    counts[tab] = await db.$count(connections, and(isShownTo(reader), isIn(tab, reader), counted));
  }
  return counts;
}

/** The one that counts between the two: it is open or accepted. */
export async function findBetween(
  db: Db,
  { reader, other }: { reader: string; other: string },
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(connections)
    .where(and(isBetween(reader, other), notInArray(state, ["declined", "expired", "withdrawn"])));
  return row;
}

/** Nobody who is suspended or about to go answers, or is answered. */
const areBothHere = sql`not exists (select from ${users} where ${users.id} in (${senderId}, ${receiverId}) and not (${isActiveAccount}))`;

function isIn(tab: ConnectionTab, reader: string): SQL | undefined {
  switch (tab) {
    case "received":
      return and(eq(receiverId, reader), notInArray(state, ["accepted", "withdrawn"]));
    case "sent":
      return and(eq(senderId, reader), ne(state, "accepted"));
    case "connected":
      return eq(state, "accepted");
  }
}

const other = alias(users, "other");

function selectShown(db: Db, reader: Given) {
  return db
    .select({
      row: connections,
      otherName: nameOfActing({ account: other, subject: connections.id }),
      otherAvatar: sql<string | null>`coalesce(${other.avatar}, ${other.profileImageUrl})`,
      isOtherHere: sql<boolean>`${isActiveIn(other)}`,
    })
    .from(connections)
    .innerJoin(
      other,
      sql`${other.id} = case when ${senderId} = ${reader} then ${receiverId} else ${senderId} end`,
    );
}

function together({ row, ...shown }: Awaited<ReturnType<typeof selectShown>>[number]): ShownRow {
  return { ...row, ...shown };
}

function profilesOf(row: ShownRow): EntityRef[] {
  const source = sourceOf(row);
  return source ? [targetOf(row), source] : [targetOf(row)];
}

function targetOf({ targetKind: kind, targetId: id }: ShownRow): EntityRef {
  return { kind, id };
}

function sourceOf({ sourceKind: kind, sourceId: id }: ShownRow): EntityRef | undefined {
  return kind && id ? { kind, id } : undefined;
}

/**
 * All that stands for whom the member has invited, is invited by or is connected with, and what that was about. A listing is not
 * met with its company: one applies for each.
 */
export async function connectedProfiles(db: Db, reader: string): Promise<Set<string>> {
  const rows = await selectConnected(db, { reader });
  if (rows.length === 0) return new Set();
  const others = rows.map((row) => (row.sender === reader ? row.receiver : row.sender));
  const { idea, cofounder, company } = await idsByKind(db, (kind) =>
    kind === "project" ? sql`false` : entities[kind].isOwnedBy(others),
  );
  const meant = rows.flatMap(({ target, source }) => (source ? [target, source] : [target]));
  return new Set([...meant, ...idea, ...cofounder, ...company]);
}

const selectConnected = prepared((db) =>
  db
    .select({
      sender: senderId,
      receiver: receiverId,
      target: connections.targetId,
      source: connections.sourceId,
    })
    .from(connections)
    .where(and(isShownTo(anyReader), notInArray(state, ["declined", "expired", "withdrawn"]))),
);

/** With whom the member became connected last and neither has written since. */
export async function silentConnection(db: Db, reader: string): Promise<ShownRow | undefined> {
  const [row] = await selectSilent(db, { reader });
  return row && together(row);
}

const selectSilent = prepared((db) => {
  const isLater = and(
    eq(messages.conversationId, connections.conversationId),
    gt(messages.createdAt, connections.endedAt),
  );
  const isHere = and(eq(users.id, anyReader), isActiveAccount);
  return selectShown(db, anyReader)
    .innerJoin(conversations, eq(conversations.id, connections.conversationId))
    .where(
      and(
        isShownTo(anyReader),
        eq(state, "accepted"),
        isActiveIn(other),
        exists(db.select({ id: users.id }).from(users).where(isHere)),
        isNull(conversations.closedAt),
        notExists(db.select({ id: messages.id }).from(messages).where(isLater)),
      ),
    )
    .orderBy(desc(connections.endedAt))
    .limit(1);
});
