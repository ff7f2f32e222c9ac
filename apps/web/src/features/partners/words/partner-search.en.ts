import { formatNumber } from "@khamt/language/format";
import type { PartnerType } from "@khamt/contract";

interface ViewWords {
  head: { title: string; description: string };
  intro: string;
  placeholder: string;
  search: string;
  all: string;
  found: (count: number, type: PartnerType | undefined) => string;
  showAll: string;
  /** What a filter is called here, if not as everywhere. */
  facet: { skills?: string; industry?: string; expertise?: string; type?: string };
}

const all: ViewWords = {
  head: {
    title: "Find partners",
    description: "Co-founders and companies in one place: search by skills, expertise, location and type.",
  },
  intro:
    "People and companies to build with. Choose skills, expertise, a place or a type, or simply a word, then search.",
  placeholder: "Name, skill or a word from a profile",
  search: "Search Co-founders",
  all: "All Partners",
  found: (count, type) => {
    if (count === 0) return type === "company" ? "No companies found" : "No co-founders found";
    if (type === "individual")
      return `${formatNumber(count, "en")} ${count === 1 ? "co-founder" : "co-founders"} found`;
    if (type === "company")
      return `${formatNumber(count, "en")} ${count === 1 ? "company" : "companies"} found`;
    return count === 1
      ? "1 co-founder or company found"
      : `${formatNumber(count, "en")} co-founders and companies found`;
  },
  showAll: "Show all partners",
  facet: {},
};

const business: ViewWords = {
  head: {
    title: "Find business partners",
    description:
      "Individuals and companies to do business with: search by partner type, business expertise, location and availability.",
  },
  intro:
    "People and firms that make your business stronger. Choose what they should know, where they are and when they can start, then search.",
  placeholder: "Name, trade or a word from a profile",
  search: "Search",
  all: "All Business Partners",
  found: (count) =>
    count === 0
      ? "No business partners found"
      : `${formatNumber(count, "en")} business ${count === 1 ? "partner" : "partners"} found`,
  showAll: "Show all business partners",
  facet: { type: "Partner type", expertise: "Business expertise" },
};

const project: ViewWords = {
  head: {
    title: "Find project partners",
    description:
      "People and companies who get a project done: technical, marketing, design and business partners by skill, industry, location and type.",
  },
  intro:
    "Choose one of the four fields or a single skill, then search for the people and companies who bring it.",
  placeholder: "Skill, technology or a word from a profile",
  search: "Search",
  all: "All Project Partners",
  found: (count) =>
    count === 0
      ? "No project partners found"
      : `${formatNumber(count, "en")} project ${count === 1 ? "partner" : "partners"} found`,
  showAll: "Show all project partners",
  facet: { skills: "Skill focus", industry: "Industry focus", type: "Partner type" },
};

/** Words of the pages that search partners. */
const partnerSearch = {
  all,
  business,
  project,
  keyword: "Keyword",
  results: "Search Results",
  loading: "Looking for partners",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "Nobody is listed here yet. Your profile can be the first.",
  createProfile: "Create your profile",
  availabilityHint: "Only individuals state this, so companies are not shown.",
  aiMatch: "AI Match",
  reset: "Reset",
  counts: {
    label: "Found by type",
    individuals: (count: string) => (count === "1" ? "1 individual" : `${count} individuals`),
    companies: (count: string) => (count === "1" ? "1 company" : `${count} companies`),
  },
  tiles: {
    label: "What does the project lack?",
    hint: "Chooses the skill focus. Press again to clear it.",
    technical: "Software, data, electronics",
    marketing: "Brand, advertising, growth",
    design: "Product, graphics, experience",
    business: "Strategy, sales, operations",
  },
};

export default partnerSearch;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "partner-search": typeof partnerSearch;
  }
}
