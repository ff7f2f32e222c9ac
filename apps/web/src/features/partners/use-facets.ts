import { namesOf } from "@khamt/contract/records";
import type { Facet } from "../../ui/lists/facets.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { partnerViews, type PartnerFilter, type PartnerSearch, type PartnerView } from "./search-views.ts";

type Words = Pick<Facet<PartnerSearch>, "label" | "emptyLabel" | "hint"> & {
  labels: Readonly<Record<string, string>>;
};

/** The filters of a page in their order, as readers see them. */
export function useFacets(view: PartnerView): Facet<PartnerSearch>[] {
  const { [view]: own, availabilityHint } = useT(catalogue("partner-search"));
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const name = { ...facet, ...own.facet };
  const words: Record<PartnerFilter, Words> = {
    skills: { label: name.skills, emptyLabel: all.skills, labels: labels.skill },
    industry: { label: name.industry, emptyLabel: all.industries, labels: labels.industry },
    expertise: { label: name.expertise, emptyLabel: all.expertise, labels: labels.expertise },
    location: { label: name.location, emptyLabel: all.location, labels: labels.location },
    availability: {
      label: name.availability,
      emptyLabel: all.availability,
      hint: availabilityHint,
      labels: labels.availability,
    },
    type: { label: name.type, emptyLabel: all.type, labels: labels.partnerType },
  };
  const filters = namesOf(partnerViews[view]);
  return filters.map(
    (filter) =>
      ({ ...words[filter], name: filter, options: partnerViews[view][filter] }) as Facet<PartnerSearch>,
  );
}
