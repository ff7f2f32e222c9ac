import { and, eq, exists, getTableColumns, isNull, not, or, type SQL } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, type PageRequest, pageOf } from "../../platform/db/paging.ts";
import { announcements, notifications, programmes, users } from "../../platform/db/schema/index.ts";
import { type Reader, isJoined, isManagedBy, programmesOf } from "../programmes/index.ts";

export type AnnouncementRow = Awaited<ReturnType<typeof select>>[number];

/** To everybody, to the programmes in which the member takes part, and what they were told as an applicant, whatever has become of that. */
export function listFor(db: Db, userId: string, request: PageRequest): Promise<Page<AnnouncementRow>> {
  const { programmeId, toApplicants } = announcements;
  const isTold = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, "announcement"),
    eq(notifications.subjectId, announcements.id),
  );
  const wasTold = and(toApplicants, exists(db.select().from(notifications).where(isTold)));
  const takesPart = and(not(toApplicants), isJoined(userId, programmeId));
  return listWhere(db, request, or(isNull(programmeId), takesPart, wasTold));
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
