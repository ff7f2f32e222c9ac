// What somebody writes about whom they look for, as a profile that looks for them. Wherever the text is read, on the
// server or on a device, the same comes of it.
import { parseCommitment, type Commitment, type ConceptMatch, type LanguageResources } from "@khamt/language";
import type { Preferences, ProfileKind, ProfileOf } from "./profile.ts";

export type AnyProfile = {
  [K in ProfileKind]: { readonly kind: K; readonly profile: ProfileOf[K] };
}[ProfileKind];

type Written = {
  readonly kind: ProfileKind;
  readonly text: string;
  readonly preferences?: Preferences | undefined;
};

/** The text taken for the description of a profile of that kind, with what it says plainly. */
export function textProfile(
  { kind, text, preferences = {} }: Written,
  language: LanguageResources,
): AnyProfile {
  const said = { id: "visitor", preferences };
  const { needs, location, commitment } = readWish(text, language);
  switch (kind) {
    case "idea":
      return { kind, profile: { ...said, description: text, requiredSkills: needs, location, commitment } };
    case "cofounder":
      return { kind, profile: { ...said, bio: text, location, availability: commitment } };
    case "company":
      return { kind, profile: { ...said, description: text, location } };
    default:
      return {
        kind,
        profile: { ...said, description: text, requiredSkills: needs, preferredLocation: location },
      };
  }
}

type Wish = {
  /** Words of skills and roles that are asked for by being named. */
  readonly needs: string[];
  /** The words that name places, "remote" among them. */
  readonly location: string | null;
  readonly commitment: Commitment | null;
};

/** What of a text belongs into fields of its own where somebody looks for somebody. */
function readWish(text: string, language: LanguageResources): Wish {
  const matches = language.findConcepts(text).filter(({ role }) => role !== "not");
  const places = matches.filter(({ kind, concept }) => kind === "place" || concept === "remote-work");
  return {
    needs: bareNeeds(matches),
    location: wordsOf(preferred(places)).join(", ") || null,
    commitment: commitmentIn(text),
  };
}

/** "A React developer in Darkhan": who only names what they look for, looks for it. */
function bareNeeds(matches: readonly ConceptMatch[]): string[] {
  const abilities = matches.filter(({ kind }) => kind === "skill" || kind === "role");
  return abilities.some(({ role }) => role !== undefined) ? [] : wordsOf(abilities);
}

/** Of several places, the one where somebody is needed. */
function preferred(places: readonly ConceptMatch[]): readonly ConceptMatch[] {
  const needed = places.filter(({ role }) => role === "need");
  return needed.length > 0 ? needed : places;
}

function wordsOf(matches: readonly ConceptMatch[]): string[] {
  return [...new Set(matches.map(({ surface }) => surface))];
}

/** Mornings may be what is delivered; only what speaks of time says how much of it. */
const speaksOfTime = /time|hour|week|цаг|хоног|амралт/iu;

function commitmentIn(text: string): Commitment | null {
  const parts = text.split(/[.,;!?\n]/).filter((part) => speaksOfTime.test(part));
  return parts.map(parseCommitment).find((commitment) => commitment !== undefined) ?? null;
}
