import { and, asc, desc, eq, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import {
  type MemberAct,
  type MemberFilters,
  mostOfMember,
  mostSavedViews,
  type SavedView,
} from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { memberNotes, savedViews, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];
/** `id`: where its author's browser has made it. */
type Note = { id?: string; userId: string; authorId: string; text: string; act?: MemberAct; now: Date };

export function listNotes(db: Db, userId: string) {
  return selectNotes(db)
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(mostOfMember);
}

export async function getNote(db: Db, id: string): Promise<NoteRow | undefined> {
  const [row] = await selectNotes(db).where(eq(memberNotes.id, id));
  return row;
}

function selectNotes(db: Db) {
  const { id, authorId, act, text, createdAt } = memberNotes;
  return db
    .select({ id, authorId, act, text, createdAt, author: nameOfMember(users) })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, authorId));
}

/** Its id; one that is sent again is the same. */
export async function addNote(db: Db, { now, ...note }: Note): Promise<string> {
  const [row] = await db
    .insert(memberNotes)
    .values({ ...note, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: memberNotes.id });
  if (row) return row.id;
  const { id = "", userId, authorId } = note;
  const isSame = and(
    eq(memberNotes.id, id),
    eq(memberNotes.userId, userId),
    eq(memberNotes.authorId, authorId),
  );
  if ((await db.$count(memberNotes, isSame)) === 0) throw new HttpError("already-exists");
  return id;
}

type OwnNote = { id: string; userId: string; authorId: string };

/** Of reasons for acts none is deleted. */
export async function deleteNote(db: Db, { id, userId, authorId }: OwnNote): Promise<void> {
  const isOwn = and(
    eq(memberNotes.id, id),
    eq(memberNotes.userId, userId),
    eq(memberNotes.authorId, authorId),
    sql`${memberNotes.act} is null`,
  );
  const gone = await db.delete(memberNotes).where(isOwn).returning({ id: memberNotes.id });
  if (gone.length === 0) throw new HttpError("not-found");
}

export function listViews(db: Db, userId: string): Promise<SavedView[]> {
  const { id, name, filters } = savedViews;
  return db
    .select({ id, name, filters })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(name))
    .limit(mostSavedViews);
}

type View = { userId: string; name: string; filters: MemberFilters; now: Date };

export function saveView(db: Db, { userId, name, filters, now }: View): Promise<SavedView> {
  return db.transaction(async (tx) => {
    // One at a time for each administrator, so that the count is right.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const isSame = and(
      eq(savedViews.userId, userId),
      eq(sql`lower(${savedViews.name})`, sql`lower(${name}::text)`),
    );
    await tx.delete(savedViews).where(isSame);
    if ((await tx.$count(savedViews, eq(savedViews.userId, userId))) >= mostSavedViews)
      throw new HttpError("too-many-own");
    const [row] = await tx
      .insert(savedViews)
      .values({ userId, name, filters, createdAt: now })
      .returning({ id: savedViews.id });
    if (!row) throw new Error("nothing was inserted");
    return { id: row.id, name, filters };
  });
}

export async function deleteView(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  const isOwn = and(eq(savedViews.id, id), eq(savedViews.userId, userId));
  const gone = await db.delete(savedViews).where(isOwn).returning({ id: savedViews.id });
  if (gone.length === 0) throw new HttpError("not-found");
}
