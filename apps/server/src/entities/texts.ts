type Text = string | null | undefined;
type List = readonly string[] | null | undefined;

/** What an entity says, by weight. Contact data is never among it. */
export type EntityTexts = {
  /** Proper names: found by their letters only. */
  names: string[];
  /** What it does or seeks: title and tags. */
  topics: string[];
  /** Places, languages and roles. */
  facts: string[];
  said: string[];
};

export type IdeaWords = {
  title: string;
  description: string;
  industry: string;
  requiredSkills?: List;
  tags?: List;
  location?: Text;
  fundingNeeds?: Text;
};

export type CofounderWords = {
  firstName: string;
  lastName: string;
  title?: Text;
  bio?: Text;
  skills?: List;
  expertise?: List;
  industries?: List;
  preferredRoles?: List;
  workStyle?: Text;
  location?: Text;
  university?: Text;
  degree?: Text;
  languages?: List;
  certifications?: List;
};

export type CompanyWords = {
  name: string;
  description?: Text;
  industry?: Text;
  mission?: Text;
  vision?: Text;
  specialties?: List;
  services?: List;
  technologies?: List;
  certifications?: List;
  clients?: List;
  headquarters?: Text;
  branches?: List;
  location?: Text;
};

export type ProjectWords = {
  title: string;
  description: string;
  category: string;
  requiredSkills?: List;
  preferredLocation?: Text;
  budget?: Text;
  timeline?: Text;
  createdAt: Date;
};

export function ideaTexts(idea: IdeaWords): EntityTexts {
  return {
    names: [],
    topics: some([idea.title, idea.requiredSkills, idea.tags]),
    facts: some([idea.location]),
    said: some([idea.description, idea.industry]),
  };
}

export function cofounderTexts(person: CofounderWords): EntityTexts {
  return {
    names: some([person.firstName, person.lastName]),
    topics: some([person.title, person.skills, person.expertise, person.industries]),
    facts: some([person.location, person.languages, person.preferredRoles]),
    said: some([person.bio, person.university, person.degree, person.certifications]),
  };
}

export function companyTexts(company: CompanyWords): EntityTexts {
  return {
    names: [company.name],
    topics: some([company.specialties, company.services, company.technologies]),
    facts: some([company.location, company.headquarters, company.branches]),
    said: some([
      company.name,
      company.description,
      company.industry,
      company.mission,
      company.vision,
      company.certifications,
      company.clients,
    ]),
  };
}

export function projectTexts(project: ProjectWords): EntityTexts {
  return {
    names: [],
    topics: some([project.title, project.requiredSkills]),
    facts: some([project.preferredLocation]),
    said: some([project.description, project.category]),
  };
}

function some(texts: readonly (Text | List)[]): string[] {
  return texts.flatMap((text) => text ?? []).filter((text) => text !== "");
}
