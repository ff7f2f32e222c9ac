import type { Partner, PartnerCounts, PartnerDetail } from "@khamt/contract";
import { queryOptions } from "@tanstack/react-query";
import { withQuery, type Page } from "../../lib/api.ts";
import { listQuery, oneQuery } from "../../lib/query/query.ts";
import type { PartnerSearch, PartnerView } from "./search-views.ts";

/** The searches for business and for project partners bear their name in the key; the call is the same. */
export function partnerSearchQuery(view: PartnerView, search: PartnerSearch) {
  const path = isSearch(view, search) ? "/api/partners/search" : "/api/partners";
  const query = listQuery<Partner>(path, { ...search });
  return view === "all" ? query : queryOptions<Page<Partner>>({ queryKey: [...query.queryKey, view] });
}

/** How many individuals and companies a search finds. */
export const partnerCountsQuery = ({ limit: _limit, ...search }: PartnerSearch) =>
  oneQuery<PartnerCounts>(withQuery("/api/partners/counts", search));

export const partnerQuery = (id: string) =>
  oneQuery<PartnerDetail>(`/api/partners/${encodeURIComponent(id)}`);

/** Whether the reader has searched. On /partners a link to one type of partner only chooses what "everything" is. */
export function isSearch(view: PartnerView, { limit: _limit, type, ...filters }: PartnerSearch): boolean {
  const asked = view === "all" ? filters : { ...filters, type };
  return Object.values(asked).some((value) => value !== undefined);
}
