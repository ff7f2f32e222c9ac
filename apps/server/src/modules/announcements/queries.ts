import { and, eq, getTableColumns, isNull, or, type SQL } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, type PageRequest, pageOf } from "../../platform/db/paging.ts";
import { announcements, programmes, users } from "../../platform/db/schema/index.ts";
import { type Reader, isJoined, isManagedBy, programmesOf } from "../programmes/index.ts";

export type AnnouncementRow = Awaited<ReturnType<typeof select>>[number];

/** To everybody, and to the programmes in which the member takes part. */
export function listFor(db: Db, userId: string, request: PageRequest): Promise<Page<AnnouncementRow>> {
  const { programmeId } = announcements;
  return listWhere(db, request, or(isNull(programmeId), isJoined(userId, programmeId)));
}

export function listManaged(db: Db, reader: Reader, request: PageRequest): Promise<Page<AnnouncementRow>> {
  return listWhere(db, request, isManagedBy(reader, announcements.programmeId));
}

async function listWhere(
  db: Db,
  request: PageRequest,
  wanted: SQL | undefined,
): Promise<Page<AnnouncementRow>> {
  const [rows, total] = await Promise.all([
    select(db)
      .where(and(wanted, afterCursor(announcements, request.cursor)))
      .orderBy(...newestFirst(announcements))
      .limit(request.limit + 1),
    db.$count(announcements, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await select(db).where(eq(announcements.id, id));
  return row;
}

function select(db: Db) {
  return db
    .select({ ...getTableColumns(announcements), programme: programmesOf, author: nameOfMember(users) })
    .from(announcements)
    .leftJoin(programmes, eq(programmes.id, announcements.programmeId))
    .leftJoin(users, eq(users.id, announcements.authorId));
}
