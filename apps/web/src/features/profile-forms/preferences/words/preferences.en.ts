import type { PreferenceAttribute } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";

/** A number and how it is written. */
interface Shown {
  number: number;
  text: string;
}

const counted = (one: string, many: string) => {
  const some = ({ number, text }: Shown) => `${text} ${number === 1 ? one : many}`;
  return {
    met: (met: Shown, of: Shown) =>
      `${met.text} of ${some(of)} ${met.number === 1 ? "meets" : "meet"} your must-haves.`,
    all: (of: Shown) => `${some(of)} so far: you have no must-haves.`,
    none: `There are no ${many} to count yet.`,
    costliest: (words: string, without: Shown) =>
      `“${words}” costs the most: without it ${some(without)} would meet the rest.`,
  };
};

const preferences = {
  attribute: {
    skills: "Skills",
    roles: "Role",
    commitment: "Time they can give",
    place: "Place",
    workStyle: "Way of working",
    stage: "Stage of the idea",
    size: "Company size",
    language: "Languages",
    industry: "Industry",
  } satisfies Record<PreferenceAttribute, string>,
  /** Where a kind calls it something else. */
  ofKind: {
    idea: {},
    cofounder: { roles: "Role they need", commitment: "Time they ask for" },
    company: { skills: "Skills they need", size: "Company size they ask for" },
    project: {},
  } as Record<EntityKind, Partial<Record<PreferenceAttribute, string>>>,
  importance: { must: "Must have", prefer: "Prefer", any: "Don't care" },
  valuesOf: {
    skills: "Which skills? All of them should be there",
    roles: "Which role? Any of these will do",
    commitment: "How much time? Any of these will do",
    place: "Where? Any of these will do",
    workStyle: "How? Any of these will do",
    stage: "Which stages? Any of these will do",
    size: "Which sizes? Any of these will do",
    language: "Which languages? All of them should be there",
    industry: "Which industries? Any of these will do",
  } satisfies Record<PreferenceAttribute, string>,
  ownSays: "You have chosen nothing here, so your profile counts:",
  namedHint: "If this is empty, nothing is required.",
  howMuch: "How much does it matter?",
  counting: "Counting…",
  offline: "You are offline. The count continues as soon as you are back.",
  failed: "The count is not available right now. Your profile is not affected.",
  refused: "The count continues as soon as the fields of the form are right.",
  counted: {
    idea: counted("person", "people"),
    cofounder: counted("idea", "ideas"),
    company: counted("project", "projects"),
    project: counted("company", "companies"),
  },
  relax: (attribute: string) => `${attribute}: make it a preference`,
  inText: "This comes from your description. Change it there if you don't insist on it.",
};

export default preferences;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    preferences: typeof preferences;
  }
}
