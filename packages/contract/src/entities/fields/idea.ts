import { listStages, stages } from "../../vocabulary.ts";
import { availabilities, ideaIndustries } from "../../form-vocabulary.ts";
import type { Fields, ValuesOf } from "./field.ts";

const information = {
  title: { sort: "line", isRequired: true, search: "topics", change: "about" },
  description: { sort: "text", isRequired: true, rows: 6, search: "said", change: "about" },
  industry: {
    sort: "choice",
    isRequired: true,
    options: ideaIndustries,
    // An idea of logistics is of another industry, and says which in its title or tags.
    offers: ideaIndustries.filter((industry) => industry !== "logistics"),
    labels: "industry",
    search: "said",
    change: "industry",
  },
  stage: {
    sort: "choice",
    isRequired: true,
    options: stages,
    offers: listStages,
    labels: "stage",
    default: "idea",
    change: "stage",
  },
  fundingNeeds: { sort: "line", isSum: true, change: "money" },
  location: { sort: "place", search: "facts", change: "place", autoComplete: "address-level2" },
} as const satisfies Fields;

const skills = {
  requiredSkills: { sort: "tags", isRequired: true, search: "topics", change: "skills" },
  commitment: { sort: "choice", options: availabilities, labels: "availability", change: "time" },
} as const satisfies Fields;

const tags = {
  tags: { sort: "tags", search: "topics", change: "skills" },
} as const satisfies Fields;

/** The sections of the form of an idea. */
export const ideaSections = { information, skills, tags };

export const ideaFields = { ...information, ...skills, ...tags };

export type IdeaFields = ValuesOf<typeof ideaFields>;
