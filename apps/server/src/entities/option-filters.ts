import type {
  browseExpertise,
  browseIndustries,
  browseSkills,
  browseStages,
  BudgetBand,
  cofounderLocations,
  companyLocations,
  FundingBand,
  listCompanySizes,
  listSkills,
  listStages,
  projectSkills,
  searchLocations,
  Stage,
  TimelineBand,
} from "@khamt/contract/vocabulary";
import type { CompanySize, companyIndustries, ideaIndustries } from "@khamt/contract/form-vocabulary";
import type { Band } from "../platform/db/conditions.ts";

/** What each filter option means: concepts of the graph (narrower ones included), canonical values, or a range. */
type Meaning<Options extends readonly string[], Value> = Record<Options[number], Value>;
type Concepts = readonly string[];

const skills: Meaning<typeof listSkills, Concepts> &
  Meaning<typeof browseSkills, Concepts> &
  Meaning<typeof projectSkills, Concepts> = {
  technical: [
    "information-technology",
    "software-development",
    "data-science",
    "artificial-intelligence",
    "electronics",
    "embedded-systems",
    "robotics",
  ],
  business: ["business"],
  marketing: ["marketing"],
  design: ["design"],
  finance: ["finance"],
  sales: ["sales"],
  "frontend-development": ["frontend-development"],
  "backend-development": ["backend-development"],
};

const expertise: Meaning<typeof browseExpertise, Concepts> = {
  "ai-ml": ["artificial-intelligence", "machine-learning", "ai-industry"],
  "web3-blockchain": ["blockchain", "blockchain-industry"],
  "mobile-development": ["mobile-development"],
  saas: ["saas", "saas-industry"],
  "e-commerce": ["ecommerce", "e-commerce-operations", "ecommerce-development"],
  healthtech: ["healthtech", "health-informatics"],
};

const industries: Meaning<typeof ideaIndustries, Concepts> &
  Meaning<typeof browseIndustries, Concepts> &
  Meaning<typeof companyIndustries, Concepts> = {
  technology: ["technology"],
  software: ["software"],
  healthcare: ["healthcare"],
  healthtech: ["healthtech"],
  finance: ["finance-industry"],
  fintech: ["fintech"],
  education: ["education-industry"],
  ecommerce: ["ecommerce"],
  entertainment: ["entertainment"],
  agriculture: ["agriculture"],
  "real-estate": ["real-estate"],
  logistics: ["logistics"],
  "food-beverage": ["food-beverage"],
  cleantech: ["cleantech", "renewable-energy-industry"],
  marketing: ["marketing-industry"],
  design: ["design-industry"],
  consulting: ["consulting-industry"],
  manufacturing: ["manufacturing-industry"],
  retail: ["retail"],
  other: [],
};

const places: Meaning<typeof cofounderLocations, Concepts> &
  Meaning<typeof companyLocations, Concepts> &
  Meaning<typeof searchLocations, Concepts> = {
  remote: ["remote"],
  ulaanbaatar: ["ulaanbaatar"],
  mongolia: ["mongolia"],
  asia: ["asia"],
  usa: ["usa"],
  europe: ["europe"],
  "san-francisco": ["san-francisco"],
  "new-york": ["new-york"],
  london: ["london"],
  berlin: ["berlin"],
  austin: ["austin"],
  boston: ["boston"],
  seattle: ["seattle"],
  chicago: ["chicago"],
  "san-jose": ["san-jose"],
};

/** "Small 1-50" covers startups too, as "Large 200+" covers enterprises. */
const sizes: Meaning<typeof listCompanySizes, readonly CompanySize[]> = {
  startup: ["startup"],
  small: ["startup", "small"],
  medium: ["medium"],
  large: ["large", "enterprise"],
};

type StageMeaning<Options extends readonly Stage[]> = Meaning<Options, readonly Stage[]>;

/** Each page's options reach all six stages: one holds its neighbour that the page does not name. */
const listed: StageMeaning<typeof listStages> = {
  idea: ["idea", "concept"],
  prototype: ["planning", "prototype"],
  mvp: ["mvp"],
  growth: ["growth"],
};
const browsed: StageMeaning<typeof browseStages> = {
  concept: ["idea", "concept"],
  planning: ["planning"],
  prototype: ["prototype"],
  mvp: ["mvp", "growth"],
};
const stages = { list: listed, browse: browsed };

/** US dollars. */
const funding: Record<FundingBand, Band> = {
  "0-10k": { above: -Infinity, to: 10_000 },
  "10k-50k": { above: 10_000, to: 50_000 },
  "50k-200k": { above: 50_000, to: 200_000 },
  "200k+": { above: 200_000, to: Infinity },
};

/** US dollars. */
const budgets: Record<BudgetBand, Band> = {
  "under-10k": { above: -Infinity, to: 10_000 },
  "10k-25k": { above: 10_000, to: 25_000 },
  "25k-50k": { above: 25_000, to: 50_000 },
  "50k-100k": { above: 50_000, to: 100_000 },
  "over-100k": { above: 100_000, to: Infinity },
};

/** Months. The shortest band takes what is shorter still. */
const timelines: Record<TimelineBand, Band> = {
  "1-3": { above: -Infinity, to: 3 },
  "3-6": { above: 3, to: 6 },
  "6-12": { above: 6, to: 12 },
  "12+": { above: 12, to: Infinity },
};

export const meanings = { skills, expertise, industries, places, sizes, stages, funding, budgets, timelines };
