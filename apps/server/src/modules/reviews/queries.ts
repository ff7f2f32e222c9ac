import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { companies, reviews, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { nameOfActing } from "../../entities/acting-name.ts";
import { readListed } from "../../entities/read-listed.ts";
import { shownOnPage } from "../../entities/shown-to.ts";
import { isAbout, ownerOfSubject, type Subject } from "./subject.ts";

export type ReviewRow = Awaited<ReturnType<typeof select>>[number];

type Reading = { subject: Subject; reader: string | undefined };

/** The newest first, of whoever is listed. */
export async function listReviews(
  db: Db,
  { subject, reader }: Reading,
  { limit, cursor }: PageRequest,
): Promise<Page<ReviewRow> | undefined> {
  const shown = await shownOnPage(db, reader);
  const [listed] = await readListed(db, subject.kind, [subject.id], shown);
  if (!listed) return undefined;
  const [found, total] = await Promise.all([
    select(db)
      .where(and(isAbout(subject), afterCursor(reviews, cursor)))
      .orderBy(...newestFirst(reviews))
      .limit(limit + 1),
    db.$count(reviews, isAbout(subject)),
  ]);
  return pageOf(found, { limit }, total);
}

export async function getReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await select(db).where(eq(reviews.id, id));
  return row;
}

const nameOfAuthor = nameOfActing({ account: users, subject: reviews.projectId });

function select(db: Db) {
  return db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      isCounted: reviews.isCounted,
      text: reviews.text,
      contentLanguage: reviews.contentLanguage,
      createdAt: reviews.createdAt,
      title: reviews.title,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      subjectOwner: ownerOfSubject,
      authorName: sql<string | null>`case when ${users.id} is not null then nullif(${nameOfAuthor}, '') end`,
    })
    .from(reviews)
    .leftJoin(companies, eq(companies.id, reviews.companyId))
    .leftJoin(startupCofounders, eq(startupCofounders.id, reviews.cofounderId))
    .leftJoin(users, eq(users.id, reviews.authorId));
}
