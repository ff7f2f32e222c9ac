import type { Partner, PartnerDetail, PartnerSearchQuery } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type PartnerSearch = Optional<
  Pick<PartnerSearchQuery, "searchTerm" | "skills" | "expertise" | "location" | "type" | "limit">
>;

export const partnerSearchQuery = (search: PartnerSearch) =>
  isSearch(search)
    ? listQuery<Partner>("/api/partners/search", { ...search })
    : listQuery<Partner>("/api/partners", { ...search });

export const partnerQuery = (id: string) =>
  oneQuery<PartnerDetail>(`/api/partners/${encodeURIComponent(id)}`);

/** Whether the reader has searched; a link to one type of partner only chooses what "everything" is. */
export function isSearch({ limit: _limit, type: _type, ...filters }: PartnerSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
