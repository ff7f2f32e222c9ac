import { eq, inArray, sql } from "drizzle-orm";
import { keepVersions } from "../platform/db/keep-versions.ts";
import type { Db } from "../platform/db/handle.ts";
import { applications, projectListings } from "../platform/db/schema/index.ts";

/** Runs inside the transaction in which applications come or go. */
export async function countApplications(tx: Db, listings: readonly string[]): Promise<void> {
  if (listings.length === 0) return;
  await keepVersions(tx, () =>
    tx.execute(sql`
    update ${projectListings} set applications_count = (
      select count(*) from ${applications} where ${applications.listingId} = ${projectListings.id}
    ) where ${inArray(projectListings.id, [...listings])}`),
  );
}

/** The listings to which a member has applied. */
export async function appliedTo(tx: Db, userId: string): Promise<string[]> {
  const { listingId } = applications;
  const rows = await tx.select({ listingId }).from(applications).where(eq(applications.userId, userId));
  return rows.flatMap((row) => row.listingId ?? []);
}
