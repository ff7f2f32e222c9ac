import type { Facts } from "./features.ts";
import type { Named, Preferences } from "./preferences.ts";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "./profile.ts";

export interface WishSource {
  readonly preferences: Preferences | null | undefined;
  /** What the profile says of itself stands for what it wishes where the form leaves that open. */
  readonly own: Partial<Record<Named, readonly string[]>>;
  readonly facts: Facts;
  /** Text and lists that may say musts. */
  readonly text: string;
}

/** Where a profile says what it wishes. */
export function wishSourceOf(kind: ProfileKind, profile: ProfileOf[ProfileKind], facts: Facts): WishSource {
  const said = { preferences: profile.preferences, facts };
  switch (kind) {
    case "idea": {
      const idea: IdeaProfile = profile;
      const own = { skills: idea.requiredSkills ?? [], industry: listed(idea.industry) };
      return { ...said, own, text: idea.description ?? "" };
    }
    case "cofounder": {
      const person: CofounderProfile = profile;
      const own = {
        roles: person.preferredRoles ?? [],
        language: person.languages ?? [],
        industry: person.industries ?? [],
      };
      return { ...said, own, text: person.bio ?? "" };
    }
    case "project": {
      const project: ProjectProfile = profile;
      return { ...said, own: { skills: project.requiredSkills ?? [] }, text: project.description ?? "" };
    }
    // A company tells its customers what it must do, not what they must have.
    case "company": {
      const company: CompanyProfile = profile;
      return { ...said, own: { industry: listed(company.industry) }, text: "" };
    }
  }
}

function listed(words: string | null | undefined): string[] {
  return words ? [words] : [];
}
