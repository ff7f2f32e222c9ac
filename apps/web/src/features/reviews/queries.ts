import type { Review } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { oneQuery } from "../../lib/query/query.ts";

export const reviewsQuery = (company: string) =>
  oneQuery<Review[]>(`/api/companies/${encodeURIComponent(company)}/reviews`);

/** After a review or an answer: the company's figures, its reviews, and the applications that may be reviewed. */
export async function refreshReviews(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && /^\/api\/(companies|applications|partners)\b/.test(path),
  });
}
