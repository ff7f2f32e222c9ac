// An invented market of any size, the same for the same seed. Profiles are correlated as real ones are: each is about one
// or two trades, a trade is a neighbourhood of the concept graph, and trades, skills and words follow Zipf's law. A
// profile depends on its own number only, so a process can write any part of the market without the rest.
import type { LanguageResources } from "@khamt/language";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "@khamt/matching";
import { clustersOf } from "./market/clusters.ts";
import { everyday } from "./market/phrases.ts";
import { createRandom, shuffled } from "./market/random.ts";
import { createWriter, type Writer } from "./market/writer.ts";

export type Market = {
  readonly profileOf: <K extends ProfileKind>(kind: K, index: number) => ProfileOf[K];
};

export function createMarket(language: LanguageResources, seed = 1): Market {
  const isNoConcept = (word: string) => language.findConcepts(word).length === 0;
  const supplies = {
    language,
    clusters: clustersOf(language, seed),
    places: shuffled(
      language.concepts.filter(({ kind }) => kind === "place"),
      seed,
      "places",
    ),
    words: { en: everyday.en.filter(isNoConcept), mn: everyday.mn.filter(isNoConcept) },
  };
  return {
    profileOf: (kind, index) => {
      const writer = createWriter(supplies, createRandom(seed, kind, index));
      return write[kind](`${kind}-${index}`, writer);
    },
  };
}

const write: { [K in ProfileKind]: (id: string, writer: Writer) => ProfileOf[K] } = {
  idea: writeIdea,
  cofounder: writeCofounder,
  company: writeCompany,
  project: writeProject,
};

const commitments = ["full-time", "part-time", "consulting", "weekends"] as const;
const sizes = ["small", "startup", "medium", "large", "enterprise"] as const;
const stages = ["idea", "concept", "prototype", "mvp", "planning", "growth"] as const;
const years = ["5-10", "3-5", "10+", "1-3", "0-1"] as const;

function writeIdea(id: string, { random, ...writer }: Writer): IdeaProfile {
  return {
    id,
    title: writer.title("idea"),
    description: writer.story("idea", random.integer(3, 4)),
    industry: writer.industry(),
    stage: random.popular(stages),
    fundingNeeds: sometimes(random.chance(0.7), () => money({ random, ...writer })),
    requiredSkills: writer.several(random.integer(3, 5), writer.skill),
    tags: writer.several(random.integer(2, 4), writer.topic),
    location: sometimes(random.chance(0.9), writer.place),
    commitment: sometimes(random.chance(0.9), () => random.popular(commitments)),
  };
}

function writeCofounder(id: string, { random, ...writer }: Writer): CofounderProfile {
  return {
    id,
    firstName: writer.name(),
    lastName: writer.name(),
    title: writer.title("cofounder"),
    bio: writer.story("cofounder", random.integer(2, 4)),
    skills: writer.several(random.integer(3, 6), writer.skill),
    expertise: writer.several(random.integer(1, 2), writer.topic),
    experience: random.popular(years),
    industries: writer.several(random.integer(1, 2), writer.industry),
    availability: sometimes(random.chance(0.95), () => random.popular(commitments)),
    location: sometimes(random.chance(0.9), writer.place),
    workStyle: random.pick(["remote", "hybrid", "onsite"]),
    languages: writer.language === "mn" || random.chance(0.4) ? ["Mongolian", "English"] : ["English"],
    preferredRoles: writer.several(1, writer.role),
    equityExpectation: `${random.integer(1, 8) * 5}%`,
  };
}

function writeCompany(id: string, { random, ...writer }: Writer): CompanyProfile {
  return {
    id,
    name: writer.title("company"),
    description: writer.story("company", random.integer(3, 5)),
    industry: writer.industry(),
    size: sometimes(random.chance(0.95), () => random.popular(sizes)),
    location: sometimes(random.chance(0.95), writer.place),
    specialties: writer.several(random.integer(3, 4), writer.topic),
    services: writer.several(random.integer(3, 5), writer.skill),
    technologies: writer.several(random.integer(0, 2), writer.skill),
    completedProjects: random.integer(0, 80),
    rating: sometimes(random.chance(0.8), () => random.integer(30, 50) / 10),
    foundedYear: random.integer(1995, 2025),
  };
}

function writeProject(id: string, { random, ...writer }: Writer): ProjectProfile {
  return {
    id,
    title: writer.title("project"),
    description: writer.story("project", random.integer(3, 5)),
    category: writer.topic(),
    budget: sometimes(random.chance(0.85), () => money({ random, ...writer })),
    timeline: `${random.integer(1, 12)} ${writer.language === "mn" ? "сар" : "months"}`,
    requiredSkills: writer.several(random.integer(5, 7), writer.skill),
    requiredCompanySize: sometimes(random.chance(0.6), () => random.popular(sizes)),
    preferredLocation: sometimes(random.chance(0.7), writer.place),
    isUrgent: random.chance(0.2),
  };
}

function money({ random, language }: Writer): string {
  const thousands = random.integer(1, 10) ** 2;
  return language === "mn" ? `${thousands * 4} сая төгрөг` : `$${thousands}k`;
}

function sometimes<T>(is: boolean, write: () => T): T | null {
  return is ? write() : null;
}
