import { and, eq, getTableColumns } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { ServiceRequestQuery } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { serviceRequests, users } from "../../platform/db/schema/index.ts";

export type ShownRow = Awaited<ReturnType<typeof select>>[number];

/** Of one member, or all. */
export async function listRequests(
  db: Db,
  member: string | undefined,
  request: Pick<ServiceRequestQuery, "limit" | "cursor">,
): Promise<Page<ShownRow>> {
  const wanted = member === undefined ? undefined : eq(serviceRequests.userId, member);
  const [rows, total] = await Promise.all([
    select(db)
      .where(and(wanted, afterCursor(serviceRequests, request.cursor)))
      .orderBy(...newestFirst(serviceRequests))
      .limit(request.limit + 1),
    db.$count(serviceRequests, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getRequest(db: Db, id: string): Promise<ShownRow | undefined> {
  const [row] = await select(db).where(eq(serviceRequests.id, id));
  return row;
}

function select(db: Db) {
  return db
    .select({ ...getTableColumns(serviceRequests), requester: nameOfMember(users) })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId));
}
