import { and, desc, eq, sql } from "drizzle-orm";
import { mostReviews } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { companies, reviews, users } from "../../platform/db/schema/index.ts";
import { type Finished, finishedApplications } from "../applications/index.ts";
import { getListed } from "../../entities/read-listed.ts";
import { notBlocked } from "../../entities/shown-to.ts";

export type ReviewRow = Awaited<ReturnType<typeof select>>[number];

/** What two accounts have brought to an end together: only that may be reviewed. */
export async function finishedTogether(db: Db, one: string, other: string): Promise<Finished[]> {
  return finishedApplications(db, one, other);
}

/** The newest, of a company that is listed. */
export async function listReviews(db: Db, { company, reader }: { company: string; reader?: string }) {
  if (!(await getListed(db, { kind: "company", id: company }))) return undefined;
  return select(db)
    .where(and(eq(reviews.companyId, company), notBlocked(reader, companies.userId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(mostReviews);
}

export async function getReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await select(db).where(eq(reviews.id, id));
  return row;
}

function select(db: Db) {
  return db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      text: reviews.text,
      contentLanguage: reviews.contentLanguage,
      createdAt: reviews.createdAt,
      title: reviews.title,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      companyOwner: companies.userId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .leftJoin(users, eq(users.id, reviews.authorId));
}

/** Stars and number of reviews, made of all there are in one statement. */
export async function rateAnew(tx: Db, companyId: string): Promise<void> {
  // What others say of a company is no new version of it.
  await tx.execute(sql`select set_config('khamt.keep_updated_at', 'on', true)`);
  await tx.execute(sql`
    update ${companies} set (rating, reviews_count) = (
      select coalesce(round(avg(${reviews.rating}), 1), 0), count(*)
      from ${reviews} where ${reviews.companyId} = ${companyId}
    ) where id = ${companyId}`);
  await tx.execute(sql`select set_config('khamt.keep_updated_at', 'off', true)`);
}
