import type { ConceptKind, LanguageResources } from "@khamt/language";
import type { Mention, Served, Supply, Words } from "./features.ts";
import type { Reach } from "./relatedness.ts";
import { unitsOf } from "./units.ts";

interface Sides {
  readonly needs: readonly Mention[];
  readonly offers: readonly Mention[];
  readonly topics: readonly Mention[];
}

/** Spreads mentions over the concept graph: every concept gets the best worth that any mention has for it. */
export function supplyOf({ needs, offers, topics }: Sides, reach: Reach): Supply {
  return { offers: served(offers, reach), all: served([...needs, ...offers, ...topics], reach) };
}

/**
 * The worth of each concept and word that the mentions name, in units. A concept read from a part of a longer name says
 * less: event sourcing is no sourcing.
 */
export function worthsOf(mentions: readonly Mention[]): Words {
  const words: MutableWords = new Map();
  for (const mention of mentions) {
    for (const { concepts, term } of mention.parts) {
      if (concepts.length === 0) raise(words, term, unitsOf(mention.weight), mention);
      for (const concept of concepts)
        raise(words, concept, unitsOf(mention.weight / Math.sqrt(mention.parts.length)), mention);
    }
  }
  return words;
}

/** The skills and roles that somebody could add to what another has. */
export function bringsOf(offers: readonly Mention[], { kindOf }: Pick<LanguageResources, "kindOf">): Words {
  return new Map([...worthsOf(offers)].filter(([key]) => isAbility(kindOf(key))));
}

/** What two people should have between them, where a field is what they should share. */
export function isAbility(kind: ConceptKind | undefined): boolean {
  return kind === "skill" || kind === "role";
}

/** The profile's own concepts, each at its plainest mention. Where words mean several things, each is a part of it. */
export function conceptsOf({ needs, offers, topics }: Sides): Words {
  const words: MutableWords = new Map();
  for (const mention of [...needs, ...offers, ...topics]) {
    for (const { concepts } of mention.parts)
      for (const concept of concepts)
        raise(words, concept, unitsOf(mention.weight / concepts.length), mention);
  }
  return words;
}

/** The profile's words outside the graph. */
export function termsOf({ needs, offers, topics }: Sides): Words {
  const words: MutableWords = new Map();
  for (const mention of [...needs, ...offers, ...topics]) {
    for (const { concepts, term } of mention.parts)
      if (concepts.length === 0) raise(words, term, unitsOf(mention.weight), mention);
  }
  return words;
}

type MutableWords = Map<string, { weight: number; mention: Mention }>;

function raise(words: MutableWords, key: string, weight: number, mention: Mention): void {
  if (weight > (words.get(key)?.weight ?? 0)) words.set(key, { weight, mention });
}

function served(mentions: readonly Mention[], reach: Reach): Served {
  const best = new Map<string, { value: number; mention: Mention }>();
  for (const [key, { weight, mention }] of worthsOf(mentions)) {
    for (const [need, similarity] of reach(key)) {
      const value = similarity * weight;
      if (value > (best.get(need)?.value ?? 0)) best.set(need, { value, mention });
    }
  }
  return best;
}
