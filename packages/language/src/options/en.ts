/**
 * What may be chosen for a field of a profile, as forms, cards, filters and sentences about matches call it. There is a
 * file for each language, so that a browser loads one of them.
 */
export const options = {
  stage: {
    idea: "Idea",
    concept: "Concept",
    planning: "Planning",
    prototype: "Prototype",
    mvp: "MVP",
    growth: "Growth",
  },
  companySize: {
    startup: "Startup (1–10)",
    small: "Small (11–50)",
    medium: "Medium (51–200)",
    large: "Large (201–1000)",
    enterprise: "Enterprise (1000+)",
  },
  experience: {
    "0-1": "Under 1 year",
    "1-3": "1–3 years",
    "3-5": "3–5 years",
    "5-10": "5–10 years",
    "10+": "10+ years",
  },
  workStyle: { remote: "Remote", hybrid: "Hybrid", onsite: "On site" },
  availability: {
    "full-time": "Full-time",
    "part-time": "Part-time",
    consulting: "Consulting",
    weekends: "Weekends",
  },
  fundingBand: {
    "0-10k": "$0–10K",
    "10k-50k": "$10K–50K",
    "50k-200k": "$50K–200K",
    "200k+": "$200K+",
  },
  budgetBand: {
    "under-10k": "Up to $10K",
    "10k-25k": "$10K–25K",
    "25k-50k": "$25K–50K",
    "50k-100k": "$50K–100K",
    "over-100k": "Over $100K",
  },
};
