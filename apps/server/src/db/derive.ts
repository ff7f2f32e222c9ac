import {
  conceptsIn,
  monthRange,
  placesOf,
  type Rates,
  searchable,
  stemsIn,
  topicsOf,
  usdRange,
} from "./meaning.ts";

export type { Rates };

type Text = string | null | undefined;
type Texts = readonly string[] | null | undefined;

export type IdeaWords = {
  title: string;
  description: string;
  industry: string;
  requiredSkills?: Texts;
  tags?: Texts;
  location?: Text;
  fundingNeeds?: Text;
};

export type CofounderWords = {
  firstName: string;
  lastName: string;
  title?: Text;
  bio?: Text;
  skills?: Texts;
  expertise?: Texts;
  industries?: Texts;
  preferredRoles?: Texts;
  workStyle?: Text;
  location?: Text;
  university?: Text;
  degree?: Text;
  languages?: Texts;
  certifications?: Texts;
};

export type CompanyWords = {
  name: string;
  description?: Text;
  industry?: Text;
  mission?: Text;
  vision?: Text;
  specialties?: Texts;
  services?: Texts;
  technologies?: Texts;
  certifications?: Texts;
  clients?: Texts;
  headquarters?: Text;
  branches?: Texts;
  location?: Text;
};

export type ProjectWords = {
  title: string;
  description: string;
  category: string;
  requiredSkills?: Texts;
  preferredLocation?: Text;
  budget?: Text;
  timeline?: Text;
};

/** The columns that serve filters and search, made of what the entity says. Contact data is never among its words. */
export function deriveIdea(idea: IdeaWords, rates: Rates) {
  const funding = usdRange(idea.fundingNeeds, rates);
  return {
    ...deriveText({
      declared: [idea.title, ...some(idea.requiredSkills), ...some(idea.tags)],
      said: [idea.description, idea.industry, idea.location],
    }),
    places: placesOf([idea.location]),
    fundingMinUsd: funding?.min ?? null,
    fundingMaxUsd: funding?.max ?? null,
  };
}

export function deriveCofounder(person: CofounderWords) {
  return {
    ...deriveText({
      declared: [person.title, ...some(person.skills), ...some(person.expertise), ...some(person.industries)],
      said: [
        person.firstName,
        person.lastName,
        person.bio,
        person.location,
        person.university,
        person.degree,
        ...some(person.preferredRoles),
        ...some(person.languages),
        ...some(person.certifications),
      ],
    }),
    places: placesOf([person.location, person.workStyle === "remote" ? "remote" : null]),
  };
}

export function deriveCompany(company: CompanyWords) {
  return {
    ...deriveText({
      declared: [...some(company.specialties), ...some(company.services), ...some(company.technologies)],
      said: [
        company.name,
        company.description,
        company.industry,
        company.mission,
        company.vision,
        company.location,
        company.headquarters,
        ...some(company.branches),
        ...some(company.certifications),
        ...some(company.clients),
      ],
    }),
    places: placesOf([company.location, company.headquarters, ...some(company.branches)]),
  };
}

export function deriveProject(project: ProjectWords, rates: Rates) {
  const budget = usdRange(project.budget, rates);
  const timeline = monthRange(project.timeline);
  return {
    ...deriveText({
      declared: [project.title, ...some(project.requiredSkills)],
      said: [project.description, project.category, project.preferredLocation],
    }),
    places: placesOf([project.preferredLocation]),
    budgetMinUsd: budget?.min ?? null,
    budgetMaxUsd: budget?.max ?? null,
    timelineMinMonths: timeline?.min ?? null,
    timelineMaxMonths: timeline?.max ?? null,
  };
}

function deriveText({ declared, said }: { declared: Text[]; said: Text[] }) {
  const topics = some(declared);
  const all = [...topics, ...some(said)];
  return {
    topics: topicsOf(topics),
    concepts: conceptsIn(all),
    words: stemsIn(all),
    searchText: searchable(all.join("\n")),
  };
}

function some(texts: readonly Text[] | null | undefined): string[] {
  return (texts ?? []).filter((text) => typeof text === "string" && text !== "") as string[];
}
