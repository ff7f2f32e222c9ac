import {
  countPartners,
  listApplicationStates,
  getCompany,
  getPartner,
  listApplications,
  listCompanies,
  listPartners,
  listReviews,
  listReviewsOfPerson,
  searchPartners,
} from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateCalls, listQuery, pageSize } from "../../lib/query/query.ts";

/** Of whom a review is: a company, or a person by their profile. */
export type Reviewed = { kind: "company" | "cofounder"; id: string };

export function reviewsQuery({ kind, id }: Reviewed, limit = pageSize) {
  return listQuery(kind === "company" ? listReviews : listReviewsOfPerson, {
    params: { id },
    query: { limit },
  });
}

/** After a review or an answer: the figures, the reviews, and the applications that may be reviewed. */
export function refreshReviews(client: QueryClient): Promise<void> {
  return invalidateCalls(client, [
    listCompanies,
    getCompany,
    listReviews,
    listReviewsOfPerson,
    listApplications,
    listApplicationStates,
    listPartners,
    searchPartners,
    countPartners,
    getPartner,
  ]);
}
