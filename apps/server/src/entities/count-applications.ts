import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/db/handle.ts";
import { applications, projectListings } from "../platform/db/schema/index.ts";

/** Runs inside the transaction in which applications come or go. */
export async function countApplications(tx: Db, listings: readonly string[]): Promise<void> {
  if (listings.length === 0) return;
  // What others send is no new version of the listing.
  await tx.execute(sql`select set_config('khamt.keep_updated_at', 'on', true)`);
  await tx.execute(sql`
    update ${projectListings} set applications_count = (
      select count(*) from ${applications} where ${applications.listingId} = ${projectListings.id}
    ) where ${inArray(projectListings.id, [...listings])}`);
  await tx.execute(sql`select set_config('khamt.keep_updated_at', 'off', true)`);
}

/** The listings to which a member has applied. */
export async function appliedTo(tx: Db, userId: string): Promise<string[]> {
  const { listingId } = applications;
  const rows = await tx.select({ listingId }).from(applications).where(eq(applications.userId, userId));
  return rows.flatMap((row) => row.listingId ?? []);
}
