import { options } from "@khamt/language/options/en";
import type { VerificationWay } from "@khamt/contract";
import type { Label } from "../labels.ts";

/** Every option of the closed vocabularies, as readers see it. */
const vocabulary = {
  all: {
    industry: "All Industries",
    stage: "Any Stage",
    fundingNeeded: "Any Amount",
    skills: "All Skills",
    expertise: "Any Expertise",
    location: "Any Location",
    availability: "Any Availability",
    type: "Any Type",
    size: "Any Size",
    category: "All Categories",
    budget: "Any Budget",
    timeline: "Any Timeline",
    writtenIn: "Any Language",
  },
  facet: {
    industry: "Industry",
    stage: "Stage",
    fundingNeeded: "Funding needed",
    skills: "Skills",
    expertise: "Expertise",
    location: "Location",
    availability: "Availability",
    type: "Type",
    size: "Company size",
    category: "Category",
    budget: "Budget",
    timeline: "Timeline",
    writtenIn: "Profile language",
  },
  stage: options.stage satisfies Label["stage"],
  industry: options.industry satisfies Label["industry"],
  /** People, as the company forms and pages count them. */
  companySize: options.companySize satisfies Label["companySize"],
  /** Coarser bands: the list page's filter. */
  listCompanySize: {
    startup: "Startup (1–10)",
    small: "Small (1–50)",
    medium: "Medium (51–200)",
    large: "Large (200+)",
  } satisfies Label["listCompanySize"],
  legalStructure: {
    ХХК: "Limited liability company (ХХК)",
    ХК: "Joint stock company (ХК)",
    ХЭ: "Individual enterprise (ХЭ)",
    НБ: "Public organisation (НБ)",
  } satisfies Label["legalStructure"],
  annualRevenue: options.annualRevenue satisfies Label["annualRevenue"],
  experience: options.experience satisfies Label["experience"],
  education: {
    "high-school": "High school",
    bachelor: "Bachelor's degree",
    master: "Master's degree",
    phd: "Doctorate",
  } satisfies Label["education"],
  workStyle: options.workStyle satisfies Label["workStyle"],
  availability: options.availability satisfies Label["availability"],
  skill: {
    technical: "Technical",
    business: "Business",
    marketing: "Marketing",
    design: "Design",
    finance: "Finance",
    "frontend-development": "Frontend Development",
    "backend-development": "Backend Development",
    sales: "Sales",
  } satisfies Label["skill"],
  expertise: {
    "ai-ml": "AI/ML",
    "web3-blockchain": "Web3/Blockchain",
    "mobile-development": "Mobile Development",
    saas: "SaaS",
    "e-commerce": "E-commerce",
    healthtech: "HealthTech",
  } satisfies Label["expertise"],
  location: {
    remote: "Remote",
    ulaanbaatar: "Ulaanbaatar",
    mongolia: "Mongolia",
    asia: "Asia",
    usa: "USA",
    europe: "Europe",
    "san-francisco": "San Francisco",
    "new-york": "New York",
    london: "London",
    berlin: "Berlin",
    austin: "Austin",
    boston: "Boston",
    seattle: "Seattle",
    chicago: "Chicago",
    "san-jose": "San Jose",
  } satisfies Label["location"],
  projectCategory: {
    "ai/ml": "AI/ML",
    web: "Web",
    mobile: "Mobile",
    marketing: "Marketing",
    design: "Design",
    other: "Other",
  } satisfies Label["projectCategory"],
  fundingBand: options.fundingBand satisfies Label["fundingBand"],
  budgetBand: options.budgetBand satisfies Label["budgetBand"],
  timelineBand: {
    "1-3": "1–3 months",
    "3-6": "3–6 months",
    "6-12": "6–12 months",
    "12+": "12+ months",
  } satisfies Label["timelineBand"],
  partnerType: { individual: "Individual", company: "Company" } satisfies Label["partnerType"],
  /** Marks that cards and pages share. */
  owner: {
    lastActive: { week: "Active this week", month: "Active this month", earlier: "Not active lately" },
    replies: {
      high: "Answers most invitations",
      medium: "Answers many invitations",
      low: "Answers few invitations",
    },
  },
  mark: {
    demo: "Demo",
    demoHint: "A demo: nobody is behind it to answer",
    verified: "Verified",
    /** By what, and since when; of a company's domain also which. */
    verifiedBy: {
      operator: (day: string) => `Verified by an administrator on ${day}`,
      address: (day: string, domain: string) => `Works at ${domain}, confirmed on ${day}`,
      domain: (day: string, domain: string) => `Verified by its domain ${domain} on ${day}`,
    } satisfies Record<VerificationWay, (day: string, domain: string) => string>,
    worksAt: (domain: string) => `Works at ${domain}`,
    writtenIn: { en: "In English", mn: "In Mongolian" } satisfies Label["language"],
    /** Before a word as its owner typed it, where its name in the reader's language is shown. */
    writtenAs: "written:",
  },
};

export default vocabulary;

declare module "../../../lib/language/words.ts" {
  interface Words {
    vocabulary: typeof vocabulary;
  }
}
