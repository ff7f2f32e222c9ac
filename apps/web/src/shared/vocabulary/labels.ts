import type { ChoiceField } from "@khamt/contract";
import type {
  browseExpertise,
  browseIndustries,
  browseSkills,
  budgetBands,
  companyLocations,
  fundingBands,
  languages,
  listCompanySizes,
  listSkills,
  partnerTypes,
  searchLocations,
  timelineBands,
} from "@khamt/contract/vocabulary";

type Labelled<Options extends readonly string[]> = Record<Options[number], string>;

/** What may be chosen in the forms, by the group that a field names. */
type OfFields = {
  [Group in ChoiceField["labels"]]: Labelled<Extract<ChoiceField, { labels: Group }>["options"]>;
};

/** Which options each group of labels has to name. */
export type Label = {
  industry: OfFields["industry"] & Labelled<typeof browseIndustries>;
  listCompanySize: Labelled<typeof listCompanySizes>;
  skill: Labelled<typeof listSkills> & Labelled<typeof browseSkills>;
  expertise: Labelled<typeof browseExpertise>;
  location: Labelled<typeof companyLocations> & Labelled<typeof searchLocations>;
  fundingBand: Labelled<typeof fundingBands>;
  budgetBand: Labelled<typeof budgetBands>;
  timelineBand: Labelled<typeof timelineBands>;
  partnerType: Labelled<typeof partnerTypes>;
  language: Labelled<typeof languages>;
} & OfFields;
