import { countPartners, getPartner, listPartners, searchPartners } from "@khamt/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { listQuery, oneQuery } from "../../lib/query/query.ts";
import type { PartnerSearch, PartnerView } from "./search-views.ts";

/** The searches for business and for project partners bear their name in the key; the call is the same. */
export function partnerSearchQuery(view: PartnerView, search: PartnerSearch) {
  const query = isSearch(view, search)
    ? listQuery(searchPartners, { query: search })
    : listQuery(listPartners, { query: search });
  return view === "all" ? query : queryOptions({ ...query, queryKey: [...query.queryKey, view] });
}

/** How many individuals and companies a search finds. */
export const partnerCountsQuery = ({ limit: _limit, ...search }: PartnerSearch) =>
  oneQuery(countPartners, { query: search });

export const partnerQuery = (id: string) => oneQuery(getPartner, { params: { id } });

/** Whether the reader has searched. On /partners a link to one type of partner only chooses what "everything" is. */
export function isSearch(view: PartnerView, { limit: _limit, type, ...filters }: PartnerSearch): boolean {
  const asked = view === "all" ? filters : { ...filters, type };
  return Object.values(asked).some((value) => value !== undefined);
}
