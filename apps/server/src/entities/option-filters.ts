import type {
  browseExpertise,
  browseIndustries,
  browseSkills,
  BudgetBand,
  CompanySize,
  cofounderLocations,
  companyLocations,
  FundingBand,
  ideaIndustries,
  listCompanyIndustries,
  listCompanySizes,
  listSkills,
  projectSkills,
  searchLocations,
  TimelineBand,
} from "@khamt/contract/vocabulary";

/** What each filter option means: concepts of the graph (narrower ones included), canonical values, or a range. */
type Meaning<Options extends readonly string[], Value> = Record<Options[number], Value>;
type Concepts = readonly string[];
type Band = { from: number; to: number };

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
  Meaning<typeof listCompanyIndustries, Concepts> = {
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

/** "Large 200+" covers enterprises too. */
const sizes: Meaning<typeof listCompanySizes, readonly CompanySize[]> = {
  startup: ["startup"],
  small: ["small"],
  medium: ["medium"],
  large: ["large", "enterprise"],
};

/** US dollars. */
const funding: Record<FundingBand, Band> = {
  "0-10k": { from: 0, to: 10_000 },
  "10k-50k": { from: 10_000, to: 50_000 },
  "50k-200k": { from: 50_000, to: 200_000 },
  "200k+": { from: 200_000, to: Infinity },
};

/** US dollars. */
const budgets: Record<BudgetBand, Band> = {
  "under-10k": { from: 0, to: 9_999.99 },
  "10k-25k": { from: 10_000, to: 25_000 },
  "25k-50k": { from: 25_000, to: 50_000 },
  "50k-100k": { from: 50_000, to: 100_000 },
  "over-100k": { from: 100_000.01, to: Infinity },
};

/** Months. The shortest band takes what is shorter still. */
const timelines: Record<TimelineBand, Band> = {
  "1-3": { from: 0, to: 3 },
  "3-6": { from: 3, to: 6 },
  "6-12": { from: 6, to: 12 },
  "12+": { from: 12, to: Infinity },
};

export const meanings = { skills, expertise, industries, places, sizes, funding, budgets, timelines };
