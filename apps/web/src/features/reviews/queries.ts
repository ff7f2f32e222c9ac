import {
  countPartners,
  getApplicationState,
  getCompany,
  getPartner,
  listApplications,
  listCompanies,
  listPartners,
  listReviews,
  searchPartners,
} from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateCalls, oneQuery } from "../../lib/query/query.ts";

export const reviewsQuery = (company: string) => oneQuery(listReviews, { params: { id: company } });

/** After a review or an answer: the company's figures, its reviews, and the applications that may be reviewed. */
export function refreshReviews(client: QueryClient): Promise<void> {
  return invalidateCalls(client, [
    listCompanies,
    getCompany,
    listReviews,
    listApplications,
    getApplicationState,
    listPartners,
    searchPartners,
    countPartners,
    getPartner,
  ]);
}
