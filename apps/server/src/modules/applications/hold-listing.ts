import { and, eq } from "drizzle-orm";
import { project } from "../../entities/project.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, projectListings } from "../../platform/db/schema/index.ts";

export type HeldListing = NonNullable<Awaited<ReturnType<typeof holdListing>>>;

/** Stays as it is until the transaction is over. */
export async function holdListing(tx: Db, id: string) {
  const { title, companyId, questions, isDemo } = projectListings;
  const held = eq(projectListings.id, id);
  await tx.select({ id: projectListings.id }).from(projectListings).where(held).for("no key update");
  const [row] = await tx
    .select({ title, companyId, questions, isDemo, userId: companies.userId })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(held);
  return row && { ...row, isListed: (await tx.$count(projectListings, and(held, project.isListed))) > 0 };
}
