import { projectCategories } from "../../vocabulary.ts";
import { companySizes } from "../../form-vocabulary.ts";
import type { Fields, ValuesOf } from "./field.ts";

const information = {
  title: { sort: "line", isRequired: true, search: "topics", change: "about" },
  description: { sort: "text", isRequired: true, rows: 6, search: "said", change: "about" },
  category: {
    sort: "choice",
    isRequired: true,
    options: projectCategories,
    labels: "projectCategory",
    search: "said",
    change: "industry",
  },
} as const satisfies Fields;

const terms = {
  budget: { sort: "line", isSum: true, change: "money" },
  timeline: { sort: "line", change: "time", isToCome: true },
  isUrgent: { sort: "switch" },
} as const satisfies Fields;

const requirements = {
  requiredSkills: { sort: "tags", isRequired: true, search: "topics", change: "skills" },
  requiredCompanySize: { sort: "line", offers: companySizes, labels: "companySize", change: "size" },
  preferredLocation: { sort: "place", search: "facts", change: "place" },
  /** What the company asks everyone who applies. */
  questions: { sort: "lines", rows: 3, most: 5, longest: 200 },
} as const satisfies Fields;

/** The sections of the form of a listing. */
export const projectSections = { information, terms, requirements };

export const projectFields = { ...information, ...terms, ...requirements };

export type ProjectFields = ValuesOf<typeof projectFields>;
