import { namesOf } from "@khamt/contract/records";
import type { Facet } from "../../ui/lists/facets.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { partnerViews, type PartnerFilter, type PartnerSearch, type PartnerView } from "./search-views.ts";

/** The filters of a page in their order, as readers see them. */
export function useFacets(view: PartnerView): Facet<PartnerSearch>[] {
  const { [view]: own, availabilityHint } = useT(catalogue("partner-search"));
  const vocabulary = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  const labels: Record<PartnerFilter, Readonly<Record<string, string>>> = {
    skills: vocabulary.skill,
    industry: vocabulary.industry,
    expertise: vocabulary.expertise,
    location: vocabulary.location,
    availability: vocabulary.availability,
    type: vocabulary.partnerType,
  };
  const names: Partial<Record<PartnerFilter, string>> = own.facet;
  return namesOf(partnerViews[view]).map((name) => {
    const facet = facetOf({ name, options: partnerViews[view][name] ?? [], labels: labels[name] });
    const words = {
      label: names[name] ?? facet.label,
      ...(name === "availability" && { hint: availabilityHint }),
    };
    return { ...facet, ...words } as Facet<PartnerSearch>;
  });
}
