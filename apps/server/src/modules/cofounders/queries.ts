import { and, eq } from "drizzle-orm";
import type { CofounderListQuery } from "@khamt/contract";
import { ownColumns } from "../../db/columns.ts";
import { mentions, overlaps } from "../../db/conditions.ts";
import type { Db } from "../../db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../db/paging.ts";
import { startupCofounders } from "../../db/schema/index.ts";
import { meanings } from "../options.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type CofounderRow = Awaited<ReturnType<typeof selectCofounders>>[number];

export async function listCofounders(db: Db, request: CofounderListQuery): Promise<Page<CofounderRow>> {
  const wanted = and(isListed, matching(request));
  const [rows, total] = await Promise.all([
    selectCofounders(db)
      .where(and(wanted, afterCursor(startupCofounders, request.cursor)))
      .orderBy(...newestFirst(startupCofounders))
      .limit(request.limit + 1),
    db.$count(startupCofounders, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getCofounder(db: Db, id: string): Promise<CofounderRow | undefined> {
  const [row] = await selectCofounders(db).where(and(isListed, eq(startupCofounders.id, id)));
  return row;
}

export function selectCofounders(db: Db) {
  return db.select(ownColumns(startupCofounders)).from(startupCofounders);
}

function matching({ skills, location, availability, q }: CofounderListQuery) {
  return and(
    overlaps(startupCofounders.topics, skills && meanings.skills[skills]),
    overlaps(startupCofounders.places, location && meanings.places[location]),
    availability && eq(startupCofounders.availability, availability),
    mentions(startupCofounders, q),
  );
}
