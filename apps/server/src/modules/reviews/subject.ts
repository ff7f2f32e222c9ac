import { eq, sql } from "drizzle-orm";
import { keepVersions } from "../../platform/db/keep-versions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, reviews, startupCofounders } from "../../platform/db/schema/index.ts";

/** Of whom a review is: a company, or the profile of a person. */
export type Subject = { kind: "company" | "cofounder"; id: string };

const tables = { company: companies, cofounder: startupCofounders } as const;

/** The account behind it, which stays as it is until the transaction is over. */
export async function holdSubject(tx: Db, { kind, id }: Subject): Promise<string | undefined> {
  const table = tables[kind];
  const [row] = await tx.select({ userId: table.userId }).from(table).where(eq(table.id, id)).for("update");
  return row?.userId;
}

export function columnsOf({ kind, id }: Subject) {
  return kind === "company" ? { companyId: id, cofounderId: null } : { companyId: null, cofounderId: id };
}

/** A company keeps its figures; those of people are counted when their page is read. */
export async function countAnew(tx: Db, { kind, id }: Subject): Promise<void> {
  if (kind === "company") await rateAnew(tx, id);
}

export function isAbout({ kind, id }: Subject) {
  return eq(kind === "company" ? reviews.companyId : reviews.cofounderId, id);
}

/** Whose it is that a review is about. */
export const ownerOfSubject = sql<string>`coalesce(${companies.userId}, ${startupCofounders.userId})`;

/** Stars and number of reviews, made of all that count in one statement. */
async function rateAnew(tx: Db, companyId: string): Promise<void> {
  await keepVersions(tx, () =>
    tx.execute(sql`
    update ${companies} set (rating, reviews_count) = (
      select coalesce(round(avg(${reviews.rating}), 1), 0), count(*)
      from ${reviews} where ${reviews.companyId} = ${companyId} and ${reviews.isCounted}
    ) where id = ${companyId}`),
  );
}
