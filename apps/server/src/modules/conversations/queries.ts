import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  like,
  lt,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type ConversationKind, type EntityRef, serviceNames } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
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
import { requiredRow } from "../../platform/http/required.ts";
import { nameOfActing } from "../../entities/acting-name.ts";
import { readNames } from "../../entities/read-names.ts";
import { notBlocked, shownOnPage } from "../../entities/shown-to.ts";
import { readAll } from "../my-matches/index.ts";

const me = alias(conversationMembers, "me");
const other = alias(conversationMembers, "other");
const self = alias(users, "self");
/** Empty where an account says none: an address says more than a name. */
export const nameOfOther = nameOfActing({ account: users, subject: conversations.subjectId });
const order = { createdAt: conversations.activeAt, id: conversations.id };

type FoundRow = Awaited<ReturnType<typeof findConversations>>[number];
/** With what it is about, where that still has a name, and who the other is there. */
export type ConversationRow = FoundRow & Omit<Subject, "id">;
type Reader = { userId: string; language: Language };

/** One that was closed before anybody wrote says nothing. */
const isWorthReading = or(gt(conversations.lastSeq, 0), isNull(conversations.closedAt));

/** The member's own, the last active first. */
export async function listConversations(
  db: Db,
  { userId, language }: Reader,
  page: PageRequest,
): Promise<Page<ConversationRow>> {
  const own = and(eq(me.userId, userId), isWorthReading, afterCursor(order, page.cursor));
  const found = await findConversations(db, userId, { where: own, limit: page.limit + 1 });
  const isOwn = and(
    eq(conversationMembers.conversationId, conversations.id),
    eq(conversationMembers.userId, userId),
  );
  const total = await db.$count(
    conversations,
    and(isWorthReading, exists(db.select().from(conversationMembers).where(isOwn))),
  );
  // Their place in the list is when they were active.
  const placed = found.map((row) => ({ ...row, createdAt: row.activeAt }));
  const { rows, ...cut } = pageOf(placed, page, total);
  return { ...cut, rows: await withSubjects(db, rows, { userId, language }) };
}

/** For so many days a question that was read and not answered is recalled, and from when on. */
const recalled = { from: 2, until: 14 };

/** The member's own that are not muted and have something new, or a question that was read and forgotten; the last active first. */
export async function waitingConversations(
  db: Db,
  { userId, language, now }: Reader & { now: Date },
  limit: number,
): Promise<ConversationRow[]> {
  const [oldest, newest] = [daysBefore(now, recalled.until), daysBefore(now, recalled.from)];
  return withSubjects(db, await findWaiting(db, { userId, limit, oldest, newest }), { userId, language });
}

const findWaiting = prepared((db) => {
  const [userId, limit] = [sql.placeholder("userId"), sql.placeholder("limit")];
  const { senderId, text, deletedAt, createdAt } = messages;
  const isUnanswered = and(
    ne(senderId, userId),
    like(text, "%?%"),
    isNull(deletedAt),
    gt(createdAt, sql.placeholder("oldest")),
    lt(createdAt, sql.placeholder("newest")),
  );
  const waits = or(gt(conversations.lastSeq, me.readSeq), isUnanswered);
  return findConversations(db, userId, {
    where: and(eq(me.userId, userId), eq(me.isMuted, false), waits),
    limit,
  });
});

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Throws not-found for who is not in it. */
export async function getConversation(
  db: Db,
  { id, userId, language }: Reader & { id: string },
): Promise<ConversationRow> {
  const own = and(eq(me.userId, userId), eq(conversations.id, id));
  const found = await findConversations(db, userId, { where: own, limit: 1 });
  return requiredRow(withSubjects(db, found, { userId, language }));
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
      me: { readSeq: me.readSeq, isMuted: me.isMuted, note: me.note, hasWritten: me.hasWritten },
      them: { readSeq: other.readSeq, hasWritten: other.hasWritten },
      self: { isDemo: self.isDemo, deletesAt: self.deletesAt, standing: self.standing },
      other: {
        id: users.id,
        name: nameOfOther,
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

/** Both links are null where that page is open to the reader no more. */
type Subject = {
  id: string;
  title: string | null;
  about: EntityRef | null;
  profile: EntityRef | null;
  isProfileGone: boolean;
};

/** In the words of the profile or the listing. */
async function withSubjects(
  db: Db,
  rows: readonly FoundRow[],
  { userId, language }: Reader,
): Promise<ConversationRow[]> {
  const of = (kind: ConversationKind) =>
    rows.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId);
  const found = [
    ...(await invitedIn(db, of("connection"), userId)),
    ...(await appliedForIn(db, of("application"), userId)),
    ...(await requestedIn(db, of("service"), language)),
  ];
  const subjects = new Map(found.map((each) => [each.id, each]));
  const nothing = { title: null, about: null, profile: null, isProfileGone: false };
  return rows.map(({ id, ...row }) => ({ ...nothing, ...subjects.get(row.subjectId), ...row, id }));
}

/** What brought the two together: the idea, the company or the project, where it is not a person that each sees anyway. */
async function invitedIn(db: Db, ids: readonly string[], reader: string): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { id, senderId, targetKind, targetId, sourceKind, sourceId } = connections;
  const rows = await db
    .select({ id, senderId, targetKind, targetId, sourceKind, sourceId })
    .from(connections)
    .where(inArray(id, [...ids]));
  const named = rows.map((row) => {
    const target = { kind: row.targetKind, id: row.targetId };
    const source = row.sourceKind && row.sourceId ? { kind: row.sourceKind, id: row.sourceId } : undefined;
    const about = [target, source].find((each) => each !== undefined && each.kind !== "cofounder");
    return { id: row.id, about, profile: row.senderId === reader ? target : source };
  });
  const names = await readNames(
    db,
    named.flatMap(({ about, profile }) => [about ?? [], profile ?? []].flat()),
  );
  const open = await openTo(db, named, reader);
  return named.map(({ id, about, profile }) => ({
    id,
    title: (about && names.get(about.id)) || null,
    about: open(about),
    profile: open(profile),
    isProfileGone: profile !== undefined && !names.has(profile.id),
  }));
}

/** A listing stays open to both, whatever has become of it. */
async function appliedForIn(db: Db, ids: readonly string[], reader: string): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { id, userId, title, listingId, companyId, profileKind, profileId } = applications;
  const rows = await db
    .select({ id, userId, title, listingId, companyId, profileKind, profileId })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const named = rows.map((row) => {
    const company = row.companyId === null ? undefined : { kind: "company" as const, id: row.companyId };
    const applicant = { kind: row.profileKind, id: row.profileId };
    return { ...row, profile: row.userId === reader ? company : applicant };
  });
  const open = await openTo(db, named, reader);
  const names = await readNames(
    db,
    named.flatMap(({ profile }) => profile ?? []),
  );
  return named.map(({ id, title, listingId, profile }) => ({
    id,
    title,
    about: listingId === null ? null : { kind: "project", id: listingId },
    profile: open(profile),
    isProfileGone: profile !== undefined && !names.has(profile.id),
  }));
}

type Linked = { about?: EntityRef | undefined; profile: EntityRef | undefined };

async function openTo(db: Db, linked: readonly Linked[], reader: string) {
  const refs = linked.flatMap(({ about, profile }) => [about ?? [], profile ?? []].flat());
  const listed = await readAll(db, refs, await shownOnPage(db, reader));
  return (ref: EntityRef | undefined) => (ref && listed(ref) ? ref : null);
}

async function requestedIn(db: Db, ids: readonly string[], language: Language): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { id, service } = serviceRequests;
  const rows = await db
    .select({ id, service })
    .from(serviceRequests)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({
    id: row.id,
    title: serviceNames[language][row.service],
    about: null,
    profile: null,
    isProfileGone: false,
  }));
}
