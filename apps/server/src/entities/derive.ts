import { monthRange, placesOf, type Rates, topicsOf, usdRange } from "./meaning.ts";
import {
  type CofounderWords,
  cofounderTexts,
  type CompanyWords,
  companyTexts,
  type IdeaWords,
  ideaTexts,
  type ProjectWords,
  projectTexts,
} from "./texts.ts";

export type { Rates };

/** The columns that serve filters, made of what the entity says. */
export function deriveIdea(idea: IdeaWords, rates: Rates) {
  const funding = usdRange(idea.fundingNeeds, rates);
  return {
    topics: topicsOf(ideaTexts(idea).topics),
    places: placesOf([idea.location]),
    fundingMinUsd: funding?.min ?? null,
    fundingMaxUsd: funding?.max ?? null,
  };
}

export function deriveCofounder(person: CofounderWords) {
  return {
    topics: topicsOf(cofounderTexts(person).topics),
    places: placesOf([person.location, person.workStyle === "remote" ? "remote" : null]),
  };
}

export function deriveCompany(company: CompanyWords) {
  return {
    topics: topicsOf(companyTexts(company).topics),
    places: placesOf([company.location, company.headquarters, ...(company.branches ?? [])]),
  };
}

export function deriveProject(project: ProjectWords, rates: Rates) {
  const budget = usdRange(project.budget, rates);
  const timeline = monthRange(project.timeline, project.createdAt);
  return {
    topics: topicsOf(projectTexts(project).topics),
    places: placesOf([project.preferredLocation]),
    budgetMinUsd: budget?.min ?? null,
    budgetMaxUsd: budget?.max ?? null,
    timelineMinMonths: timeline?.min ?? null,
    timelineMaxMonths: timeline?.max ?? null,
  };
}
