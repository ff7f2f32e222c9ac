import type {
  annualRevenues,
  availabilities,
  browseExpertise,
  browseIndustries,
  browseSkills,
  budgetBands,
  companyIndustries,
  companyLocations,
  companySizes,
  educations,
  experiences,
  fundingBands,
  ideaIndustries,
  languages,
  legalStructures,
  listCompanySizes,
  listSkills,
  partnerTypes,
  projectCategories,
  searchLocations,
  stages,
  timelineBands,
  workStyles,
} from "@khamt/contract/vocabulary";

type Labelled<Options extends readonly string[]> = Record<Options[number], string>;

/** Which options each group of labels has to name. */
export interface Label {
  stage: Labelled<typeof stages>;
  industry: Labelled<typeof ideaIndustries> &
    Labelled<typeof browseIndustries> &
    Labelled<typeof companyIndustries>;
  companySize: Labelled<typeof companySizes>;
  listCompanySize: Labelled<typeof listCompanySizes>;
  legalStructure: Labelled<typeof legalStructures>;
  annualRevenue: Labelled<typeof annualRevenues>;
  experience: Labelled<typeof experiences>;
  education: Labelled<typeof educations>;
  workStyle: Labelled<typeof workStyles>;
  availability: Labelled<typeof availabilities>;
  skill: Labelled<typeof listSkills> & Labelled<typeof browseSkills>;
  expertise: Labelled<typeof browseExpertise>;
  location: Labelled<typeof companyLocations> & Labelled<typeof searchLocations>;
  projectCategory: Labelled<typeof projectCategories>;
  fundingBand: Labelled<typeof fundingBands>;
  budgetBand: Labelled<typeof budgetBands>;
  timelineBand: Labelled<typeof timelineBands>;
  partnerType: Labelled<typeof partnerTypes>;
  language: Labelled<typeof languages>;
}
