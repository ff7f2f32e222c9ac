import type { PartnerSearchQuery } from "@khamt/contract";
import {
  browseAvailabilities,
  browseExpertise,
  browseIndustries,
  browseSkills,
  partnerLocations,
  partnerTypes,
  projectSkills,
  searchLocations,
} from "@khamt/contract/vocabulary";
import { shownLimit } from "../../lib/query/query.ts";
import { oneOf, typed } from "../../lib/search-params.ts";

const filters = ["skills", "industry", "expertise", "location", "availability", "type"] as const;

export type PartnerFilter = (typeof filters)[number];
type Searched = PartnerFilter | "searchTerm" | "limit";
export type PartnerSearch = { [Key in Searched]?: PartnerSearchQuery[Key] | undefined };
/** As it stands in an address: what it means is read where the page is loaded, so that no other page carries its options. */
export type PartnerAddress = { [Key in Searched]?: unknown };
/** The pages that search partners: /partners, /business-partners and /project-partners. */
export type PartnerView = "all" | "business" | "project";

/** The filters of each page in their order, with their options. */
export const partnerViews: Record<PartnerView, Partial<Record<PartnerFilter, readonly string[]>>> = {
  all: {
    skills: browseSkills,
    expertise: browseExpertise,
    location: partnerLocations,
    availability: browseAvailabilities,
    type: partnerTypes,
  },
  business: {
    type: partnerTypes,
    expertise: browseExpertise,
    location: searchLocations,
    availability: browseAvailabilities,
  },
  project: {
    skills: projectSkills,
    industry: browseIndustries,
    location: searchLocations,
    type: partnerTypes,
  },
};

/** What an address asks for on a page: options that it does not offer count as not set. */
export function readPartnerSearch(view: PartnerView, address: PartnerAddress): PartnerSearch {
  const chosen = filters.map((name) => [name, oneOf(partnerViews[view][name] ?? [], address[name])]);
  return {
    ...(Object.fromEntries(chosen) as PartnerSearch),
    searchTerm: typed(address.searchTerm),
    limit: shownLimit(address.limit),
  };
}
