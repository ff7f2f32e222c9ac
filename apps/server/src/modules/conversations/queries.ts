import { and, eq, getTableColumns, gt, inArray, ne, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type ConversationKind, serviceNames } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { type Given, prepared } from "../../platform/db/prepared.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import {
  applications,
  connections,
  conversationMembers,
  conversations,
  messages,
  serviceRequests,
  users,
} from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readNames } from "../../entities/read-names.ts";
import { notBlocked } from "../../entities/shown-to.ts";

const me = alias(conversationMembers, "me");
const other = alias(conversationMembers, "other");
const self = alias(users, "self");
const order = { createdAt: conversations.activeAt, id: conversations.id };

type FoundRow = Awaited<ReturnType<typeof findConversations>>[number];
/** With what it is about, where that still has a name. */
export type ConversationRow = FoundRow & { title: string | null };
type Reader = { userId: string; language: Language };

/** The member's own, the last active first. */
export async function listConversations(
  db: Db,
  { userId, language }: Reader,
  page: PageRequest,
): Promise<Page<ConversationRow>> {
  const own = and(eq(me.userId, userId), afterCursor(order, page.cursor));
  const found = await findConversations(db, userId, { where: own, limit: page.limit + 1 });
  const total = await db.$count(conversationMembers, eq(conversationMembers.userId, userId));
  // Their place in the list is when they were active.
  const placed = found.map((row) => ({ ...row, createdAt: row.activeAt }));
  const { rows, ...cut } = pageOf(placed, page, total);
  return { ...cut, rows: await withTitles(db, rows, language) };
}

/** The member's own that are not muted and have something new, the last active first. */
export async function unreadConversations(
  db: Db,
  { userId, language }: Reader,
  limit: number,
): Promise<ConversationRow[]> {
  return withTitles(db, await findUnread(db, { userId, limit }), language);
}

const findUnread = prepared((db) => {
  const [userId, limit] = [sql.placeholder("userId"), sql.placeholder("limit")];
  const isUnread = and(eq(me.userId, userId), eq(me.isMuted, false), gt(conversations.lastSeq, me.readSeq));
  return findConversations(db, userId, { where: isUnread, limit });
});

/** Throws not-found for who is not in it. */
export async function getConversation(
  db: Db,
  { id, userId, language }: Reader & { id: string },
): Promise<ConversationRow> {
  const own = and(eq(me.userId, userId), eq(conversations.id, id));
  const [row] = await withTitles(db, await findConversations(db, userId, { where: own, limit: 1 }), language);
  if (!row) throw new HttpError("not-found");
  return row;
}

function findConversations(
  db: Db,
  userId: Given,
  { where, limit }: { where: SQL | undefined; limit: number | Placeholder },
) {
  const { createdAt: openedAt, ...columns } = getTableColumns(conversations);
  return db
    .select({
      ...columns,
      openedAt,
      me: { readSeq: me.readSeq, isMuted: me.isMuted, hasWritten: me.hasWritten },
      theirs: { readSeq: other.readSeq, hasWritten: other.hasWritten },
      self: { isDemo: self.isDemo, deletesAt: self.deletesAt, standing: self.standing },
      other: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        avatar: users.avatar,
        isDemo: users.isDemo,
        deletesAt: users.deletesAt,
        standing: users.standing,
      },
      last: {
        text: messages.text,
        senderId: messages.senderId,
        createdAt: messages.createdAt,
        attachments: messages.attachments,
        deletedAt: messages.deletedAt,
      },
      isAllowed: sql<boolean>`coalesce(${notBlocked(userId, other.userId)}, true)`,
    })
    .from(conversations)
    .innerJoin(me, eq(me.conversationId, conversations.id))
    .innerJoin(self, eq(self.id, me.userId))
    .innerJoin(other, and(eq(other.conversationId, conversations.id), ne(other.seat, me.seat)))
    .leftJoin(users, eq(users.id, other.userId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .where(where)
    .orderBy(...newestFirst(order))
    .limit(limit);
}

/** In all conversations but the muted ones. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { conversationId, readSeq, isMuted } = conversationMembers;
  const [row] = await db
    .select({ unread: sql`coalesce(sum(${conversations.lastSeq} - ${readSeq}), 0)`.mapWith(Number) })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(and(eq(conversationMembers.userId, userId), eq(isMuted, false)));
  return row?.unread ?? 0;
}

type Titles = { id: string; title: string | null }[];

/** In the words of the profile or the listing. */
async function withTitles(db: Db, rows: readonly FoundRow[], language: Language): Promise<ConversationRow[]> {
  const of = (kind: ConversationKind) =>
    rows.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId);
  const found = [
    ...(await invitedIn(db, of("connection"))),
    ...(await appliedForIn(db, of("application"))),
    ...(await requestedIn(db, of("service"), language)),
  ];
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({ ...row, title: titles.get(row.subjectId) ?? null }));
}

/** What brought the two together: the idea, the company or the project, where it is not a person that each sees anyway. */
async function invitedIn(db: Db, ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return [];
  const { id, targetKind, targetId, sourceKind, sourceId } = connections;
  const rows = await db
    .select({ id, targetKind, targetId, sourceKind, sourceId })
    .from(connections)
    .where(inArray(id, [...ids]));
  const abouts = rows.flatMap((row) => {
    const target = { kind: row.targetKind, id: row.targetId };
    const source = row.sourceKind && row.sourceId ? [{ kind: row.sourceKind, id: row.sourceId }] : [];
    const about = [target, ...source].find(({ kind }) => kind !== "cofounder");
    return about ? [{ id: row.id, about }] : [];
  });
  const names = await readNames(
    db,
    abouts.map(({ about }) => about),
  );
  return abouts.map(({ id, about }) => ({ id, title: names.get(about.id) || null }));
}

async function appliedForIn(db: Db, ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return [];
  return db
    .select({ id: applications.id, title: applications.title })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
}

async function requestedIn(db: Db, ids: readonly string[], language: Language): Promise<Titles> {
  if (ids.length === 0) return [];
  const { id, service } = serviceRequests;
  const rows = await db
    .select({ id, service })
    .from(serviceRequests)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ id: row.id, title: serviceNames[language][row.service] }));
}
