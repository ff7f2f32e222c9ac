// What the words of a mention name, and how plainly.
import type { LanguageResources } from "@khamt/language";
import type { Mention } from "../profile/features.ts";
import { isAbility } from "../profile/supply.ts";

/** How plainly a title says what it says. */
export const inTitle = 0.8;

type Graph = Pick<LanguageResources, "isWithin">;

/** Whether the words name the concept itself or something under it; what only lies beside it is no common topic. */
export function isNamed({ parts }: Mention, concept: string, { isWithin }: Graph, itself: boolean): boolean {
  return parts.some(({ concepts }) =>
    concepts.some((id) => (itself ? id === concept : isWithin(id, concept))),
  );
}

export function sensesOf({ parts }: Mention, concept: string): number {
  return Math.max(
    0,
    ...parts.filter(({ concepts }) => concepts.includes(concept)).map((part) => part.concepts.length),
  );
}

/** An entry of the list of what is needed or offered, not the category of a project. */
export function isListed({ weight }: Mention): boolean {
  return weight === 1;
}

export function isOneThing({ parts }: Mention): boolean {
  return parts.length === 1;
}

export function abilitiesOf({ parts }: Mention, { kindOf }: LanguageResources): readonly string[] {
  return parts.flatMap(({ concepts }) => concepts.filter((id) => isAbility(kindOf(id))));
}

export function isPractised(concept: string, offers: readonly Mention[], { isWithin }: Graph): boolean {
  const own = offers.flatMap(({ weight, parts }) => (weight < inTitle ? [] : parts));
  return (
    new Set(
      own.filter(({ concepts }) => concepts.some((id) => isWithin(id, concept))).map(({ term }) => term),
    ).size > 1
  );
}
