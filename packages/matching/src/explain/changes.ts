// What somebody could change in their own profile so that it fits another better, each change for itself.
import type { LanguageResources, MoneyOptions } from "@khamt/language";
import type { Features } from "../profile/features.ts";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "../profile/profile.ts";
import type { ReadingTools } from "../profile/read-profile.ts";
import {
  type Draft,
  needsToDrop,
  newConcepts,
  newSkills,
  otherCommitments,
  otherSize,
  remotePlace,
  remoteStyle,
  usualBudget,
  without,
} from "./change-drafts.ts";

export interface Change<K extends ProfileKind = ProfileKind> extends Draft {
  /** The fields to save. */
  readonly patch: Partial<ProfileOf[K]>;
}

export interface ChangeInput<K extends ProfileKind> {
  readonly kind: K;
  readonly profile: ProfileOf[K];
  readonly own: Features;
  readonly other: Features;
}

/** Every change worth trying. What is said is never unsaid, but for a need that somebody else may meet. */
export function changesOf<K extends ProfileKind>(input: ChangeInput<K>, tools: ReadingTools): Change<K>[];
export function changesOf(input: ChangeInput<ProfileKind>, tools: ReadingTools): Change[] {
  switch (input.kind) {
    case "idea":
      return changesOfIdea(input.profile, input);
    case "cofounder":
      return changesOfCofounder(input.profile, input, tools.language);
    case "company":
      return changesOfCompany(input.profile, input, tools.language);
    case "project":
      return changesOfProject(input.profile, input, tools.money);
  }
}

type Sides = Pick<ChangeInput<ProfileKind>, "own" | "other">;

function changesOfIdea(idea: IdeaProfile, { own }: Sides): Change<"idea">[] {
  return [
    ...saving<"idea">(otherCommitments(own), (commitment) => ({ commitment })),
    ...saving<"idea">(remotePlace(own, idea.location), (location) => ({ location })),
    ...saving<"idea">(needsToDrop(idea), (value) => ({ requiredSkills: without(idea, value) })),
  ];
}

function changesOfCofounder(
  person: CofounderProfile,
  { own, other }: Sides,
  language: LanguageResources,
): Change<"cofounder">[] {
  return [
    ...saving<"cofounder">(otherCommitments(own), (availability) => ({ availability })),
    ...saving<"cofounder">(remoteStyle(own), (workStyle) => ({ workStyle })),
    ...saving<"cofounder">(newSkills("skill", own, other, language), (skill) => ({
      skills: [...(person.skills ?? []), skill],
    })),
    ...saving<"cofounder">(newConcepts("language", own, other, language), (added) => ({
      languages: [...(person.languages ?? []), added],
    })),
    ...saving<"cofounder">(newConcepts("industry", own, other, language), (industry) => ({
      industries: [...(person.industries ?? []), industry],
    })),
  ];
}

function changesOfCompany(
  company: CompanyProfile,
  { own, other }: Sides,
  language: LanguageResources,
): Change<"company">[] {
  return [
    ...saving<"company">(remotePlace(own, company.location), (location) => ({ location })),
    ...saving<"company">(newSkills("service", own, other, language), (service) => ({
      services: [...(company.services ?? []), service],
    })),
  ];
}

function changesOfProject(
  project: ProjectProfile,
  { own, other }: Sides,
  money: MoneyOptions,
): Change<"project">[] {
  return [
    ...saving<"project">(otherSize(own, other), (requiredCompanySize) => ({ requiredCompanySize })),
    ...saving<"project">(usualBudget(own, other, money), (budget) => ({ budget })),
    ...saving<"project">(remotePlace(own, project.preferredLocation), (preferredLocation) => ({
      preferredLocation,
    })),
    ...saving<"project">(needsToDrop(project), (value) => ({ requiredSkills: without(project, value) })),
  ];
}

function saving<K extends ProfileKind>(
  drafts: readonly Draft[],
  patchOf: (value: string) => Partial<ProfileOf[K]>,
): Change<K>[] {
  return drafts.map((draft) => ({ ...draft, patch: patchOf(draft.value) }));
}
