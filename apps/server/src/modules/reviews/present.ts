import type { Review } from "@khamt/contract";
import type { ReviewRow } from "./queries.ts";

/** Of the author the name only under which they took part. */
export function presentReview(row: ReviewRow, reader: string | undefined): Review {
  const { answer, answeredAt } = row;
  return {
    id: row.id,
    rating: row.rating,
    isCounted: row.isCounted,
    text: row.text,
    contentLanguage: row.contentLanguage,
    createdAt: row.createdAt.toISOString(),
    authorName: row.authorName,
    projectTitle: row.title,
    answer: answer && answeredAt ? { text: answer, createdAt: answeredAt.toISOString() } : null,
    mayAnswer: row.subjectOwner === reader && answer === null,
  };
}
