import { and, eq, notExists, or, sql } from "drizzle-orm";
import type { ProjectDetail } from "@khamt/contract";
import { project, type ProjectRow } from "../../entities/project.ts";
import { shownTo } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import { applications, holds, projectListings } from "../../platform/db/schema/index.ts";

/** What others don't find now: its owner's, or one that the reader has applied to and that nothing but its state hides. */
export async function getUnlisted(
  db: Db,
  { id, reader }: { id: string; reader: string },
): Promise<ProjectRow | undefined> {
  const { listingId, userId } = applications;
  const ofIt = db.select({ id: holds.entityId }).from(holds);
  const applied = and(
    sql`${projectListings.id} in (select ${listingId} from ${applications} where ${userId} = ${reader})`,
    notExists(ofIt.where(and(eq(holds.kind, "project"), eq(holds.entityId, projectListings.id)))),
    project.isBesideCompany,
    (await shownTo(db, reader)).project,
  );
  const [row] = await project.read(db, {
    where: and(eq(projectListings.id, id), or(project.isOwnedBy([reader]), applied)),
  });
  return row;
}

export function whyUnlisted({ state, isPublished }: ProjectRow): ProjectDetail["state"] {
  if (state !== "open") return state;
  return isPublished ? "hidden" : "paused";
}
