/** Closed vocabularies. Each facet has one canonical list; a screen offers the view of it that its name says. */

export const languages = ["en", "mn"] as const;

export const stages = ["idea", "concept", "planning", "prototype", "mvp", "growth"] as const;
export const listStages = ["idea", "prototype", "mvp", "growth"] as const;
export const browseStages = ["concept", "planning", "prototype", "mvp"] as const;

export const listIdeaIndustries = [
  "technology",
  "healthcare",
  "finance",
  "education",
  "ecommerce",
  "logistics",
] as const;
export const browseIndustries = [
  "fintech",
  "healthtech",
  "education",
  "food-beverage",
  "technology",
  "cleantech",
] as const;

export const listCompanyIndustries = ["software", "marketing", "design", "consulting", "finance"] as const;

/** The list page's "large 200+" covers enterprises too. */
export const listCompanySizes = ["startup", "small", "medium", "large"] as const;

export const listAvailabilities = ["full-time", "part-time", "consulting"] as const;
export const browseAvailabilities = ["full-time", "part-time", "weekends"] as const;

export const listSkills = ["technical", "business", "marketing", "design", "finance"] as const;
export const browseSkills = [
  "frontend-development",
  "backend-development",
  "marketing",
  "sales",
  "design",
  "finance",
] as const;
export const browseExpertise = [
  "ai-ml",
  "web3-blockchain",
  "mobile-development",
  "saas",
  "e-commerce",
  "healthtech",
] as const;

export const cofounderLocations = ["remote", "ulaanbaatar", "usa", "europe"] as const;
export const companyLocations = ["remote", "ulaanbaatar", "mongolia", "asia", "usa", "europe"] as const;
export const partnerLocations = [
  "ulaanbaatar",
  "mongolia",
  "san-francisco",
  "new-york",
  "london",
  "berlin",
  "remote",
] as const;
export const searchLocations = [
  ...partnerLocations,
  "austin",
  "boston",
  "seattle",
  "chicago",
  "san-jose",
] as const;

export const projectCategories = ["ai/ml", "web", "mobile", "marketing", "design", "other"] as const;
export const listProjectCategories = ["ai/ml", "web", "mobile", "marketing", "design"] as const;

export const fundingBands = ["0-10k", "10k-50k", "50k-200k", "200k+"] as const;
export const budgetBands = ["under-10k", "10k-25k", "25k-50k", "50k-100k", "over-100k"] as const;
/** In months. */
export const timelineBands = ["1-3", "3-6", "6-12", "12+"] as const;

export const partnerTypes = ["individual", "company"] as const;
/** A moderator decides what was reported; an administrator does that and all else. */
export const roles = ["member", "moderator", "admin"] as const;

export const entityKinds = ["idea", "cofounder", "company", "project"] as const;
export const matchTypes = ["startup-idea", "cofounder", "company", "project"] as const;
/** How good a match is by its percentage: from these on a good fit, and worth a look; below both it is distant. */
export const matchBands = { good: 50, worthALook: 25 } as const;
export const matchStatuses = ["pending", "saved", "contacted", "dismissed"] as const;

export type MatchBand = keyof typeof matchBands | "distant";
export type Stage = (typeof stages)[number];
export type PartnerType = (typeof partnerTypes)[number];
export type Role = (typeof roles)[number];
export type EntityKind = (typeof entityKinds)[number];
export type MatchType = (typeof matchTypes)[number];
export type FundingBand = (typeof fundingBands)[number];
export type BudgetBand = (typeof budgetBands)[number];
export type TimelineBand = (typeof timelineBands)[number];

export function matchBand(percent: number): MatchBand {
  if (percent >= matchBands.good) return "good";
  return percent >= matchBands.worthALook ? "worthALook" : "distant";
}

/** Lists fold it away, and nothing announces or saves it by itself. */
export function isDistant(percent: number): boolean {
  return matchBand(percent) === "distant";
}

/** One value for each kind. A kind that is new is told to the compiler here. */
export function byKind<Value>(make: (kind: EntityKind) => Value): Record<EntityKind, Value> {
  return {
    idea: make("idea"),
    cofounder: make("cofounder"),
    company: make("company"),
    project: make("project"),
  };
}

/** How often new things are summed up in a letter. */
export const digestPaces = ["day", "week"] as const;

/** What a profile may say how much it matters. */
export const preferenceAttributes = [
  "skills",
  "roles",
  "commitment",
  "place",
  "workStyle",
  "stage",
  "size",
  "language",
  "industry",
] as const;

/** What a project may need help with, broadly: the tiles of the search for project partners. */
export const projectSkillGroups = ["technical", "marketing", "design", "business"] as const;

export const projectSkills = [
  ...projectSkillGroups,
  "frontend-development",
  "backend-development",
  "sales",
  "finance",
] as const;
export type PreferenceAttribute = (typeof preferenceAttributes)[number];
