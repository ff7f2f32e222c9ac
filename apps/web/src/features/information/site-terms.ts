import { getSiteTerms } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

export const siteTermsQuery = oneQuery(getSiteTerms);
