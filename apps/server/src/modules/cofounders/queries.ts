import { and, eq, inArray } from "drizzle-orm";
import type { CofounderListQuery } from "@khamt/contract";
import { ownColumns } from "../../platform/db/columns.ts";
import { overlaps } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { ownerOf, privacyOf } from "../../entities/privacy.ts";
import { pageByKeyword, whose } from "../../entities/search/keyword.ts";
import { startupCofounders } from "../../platform/db/schema/index.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { meanings } from "../../entities/option-filters.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type CofounderRow = Awaited<ReturnType<typeof selectCofounders>>[number];

export async function listCofounders(
  db: Db,
  request: CofounderListQuery & { shown?: Shown },
): Promise<Page<CofounderRow>> {
  const filters = and(matching(request), request.shown?.cofounder);
  if (request.q)
    return pageByKeyword(db, {
      kinds: ["cofounder"],
      keyword: request.q,
      request,
      among: { cofounder: whose(startupCofounders, filters) },
      read: (ids) => selectCofounders(db).where(and(isListed, inArray(startupCofounders.id, ids))),
    });
  const wanted = and(isListed, filters);
  const [rows, total] = await Promise.all([
    selectCofounders(db)
      .where(and(wanted, afterCursor(startupCofounders, request.cursor)))
      .orderBy(...newestFirst(startupCofounders))
      .limit(request.limit + 1),
    db.$count(startupCofounders, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getCofounder(db: Db, id: string, shown?: Shown): Promise<CofounderRow | undefined> {
  const [row] = await selectCofounders(db).where(
    and(isListed, eq(startupCofounders.id, id), shown?.cofounder),
  );
  return row;
}

export function selectCofounders(db: Db) {
  return db
    .select({ ...ownColumns(startupCofounders), owner: ownerOf(startupCofounders.userId) })
    .from(startupCofounders);
}

/** The contacts that a person shows to everyone. */
export function publishedContacts({ owner, email, phoneNumber }: CofounderRow) {
  return privacyOf(owner).showsContact ? { email, phoneNumber } : { email: null, phoneNumber: null };
}

export function publishedActivity({ owner, lastActiveAt }: CofounderRow): Date | null {
  return privacyOf(owner).showsActivity ? lastActiveAt : null;
}

function matching({ skills, location, availability }: CofounderListQuery) {
  return and(
    overlaps(startupCofounders.topics, skills && meanings.skills[skills]),
    overlaps(startupCofounders.places, location && meanings.places[location]),
    availability && eq(startupCofounders.availability, availability),
  );
}
