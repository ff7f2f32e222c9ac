import { catalogue, useT } from "../../lib/language/index.ts";
import type { PartnerFilter, PartnerView } from "./search-views.ts";

interface FilterWords {
  label: string;
  /** The empty choice: "All Skills". */
  none: string;
  /** What to know once something is chosen. */
  hint?: string;
  options: Readonly<Record<string, string>>;
}

/** The filters of a page as readers see them. */
export function useFilterWords(view: PartnerView): Record<PartnerFilter, FilterWords> {
  const { [view]: own, availabilityHint } = useT(catalogue("partner-search"));
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const name = { ...facet, ...own.facet };
  return {
    skills: { label: name.skills, none: all.skills, options: labels.skill },
    industry: { label: name.industry, none: all.industries, options: labels.industry },
    expertise: { label: name.expertise, none: all.expertise, options: labels.expertise },
    location: { label: name.location, none: all.location, options: labels.location },
    availability: {
      label: name.availability,
      none: all.availability,
      hint: availabilityHint,
      options: labels.availability,
    },
    type: { label: name.type, none: all.type, options: labels.partnerType },
  };
}
