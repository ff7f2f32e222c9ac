// A text in which somebody writes whom they look for, as a profile that looks for them. Server and device read it alike.
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

/** The text as the description of a profile of that kind, with the needs, place and commitment that it names as fields. */
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

/** What a text says that belongs into fields of its own. */
function readWish(text: string, language: LanguageResources): Wish {
  const matches = language.findConcepts(text).filter(({ role }) => role !== "not");
  const places = matches.filter(({ kind, concept }) => kind === "place" || concept === "remote-work");
  return {
    needs: bareNeeds(matches),
    location: wordsOf(preferred(places)).join(", ") || null,
    commitment: commitmentIn(text),
  };
}

/** "A React developer in Darkhan": a text that asks for nothing else asks for the abilities that it names. */
function bareNeeds(matches: readonly ConceptMatch[]): string[] {
  const abilities = matches.filter(({ kind }) => kind === "skill" || kind === "role");
  return abilities.some(({ role }) => role !== undefined) ? [] : wordsOf(abilities);
}

/** Of several places those that are asked for. */
function preferred(places: readonly ConceptMatch[]): readonly ConceptMatch[] {
  const needed = places.filter(({ role }) => role === "need");
  return needed.length > 0 ? needed : places;
}

function wordsOf(matches: readonly ConceptMatch[]): string[] {
  return [...new Set(matches.map(({ surface }) => surface))];
}

/** A part of a text says how much time is given only if it speaks of time: "mornings" alone may be what is delivered. */
const speaksOfTime = /time|hour|week|цаг|хоног|амралт/iu;

function commitmentIn(text: string): Commitment | null {
  const parts = text.split(/[.,;!?\n]/).filter((part) => speaksOfTime.test(part));
  return parts.map(parseCommitment).find((commitment) => commitment !== undefined) ?? null;
}
