// What the words of a profile are worth to those who need something: each concept is spread over the concept graph to
// all that it serves, and of several words the best counts.
import type { ConceptKind, LanguageResources } from "@khamt/language";
import {
  type Mention,
  type Mentions,
  type Served,
  type Supply,
  unit,
  unitsOf,
  type Words,
} from "./features.ts";

/**
 * What a concept is worth to somebody who needs another, in units, by the concept that is needed. A word outside the
 * graph serves itself alone.
 */
export type Relatedness = (key: string) => ReadonlyMap<string, number>;

/** A similarity below this counts for nothing: the market of profiles showed it to be noise. */
const remote = 0.35;

/** What a similarity is worth: crumbs of many concepts must not add up to one that is meant. */
export function worthOfSimilarity(similarity: number): number {
  return similarity ** 1.5;
}

/**
 * The graph's similarity to the power 1.5, less where something broad serves a narrow need that it does not imply:
 * "software" is no offer of speech recognition, but whoever films can cut.
 *   relatedness = (similarity · min(1, narrowness(has) / narrowness(need))²)^1.5
 * How narrow a concept is follows from how many lie under it, its intrinsic information content (Seco, Veale and Hayes
 * 2004): narrowness = 1 − ln(below + 1) / ln(all).
 */
export function createRelatedness(language: LanguageResources): Relatedness {
  const narrowness = narrownessIn(language);
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (key) => {
    if (language.get(key) === undefined) return new Map([[key, unit]]);
    let related = known.get(key);
    if (related === undefined) known.set(key, (related = relatedTo(key, language, narrowness)));
    return related;
  };
}

function relatedTo(has: string, language: LanguageResources, narrowness: (id: string) => number) {
  const related = new Map<string, number>();
  const implied = language.get(has)?.implies ?? [];
  for (const [need, similarity] of language.serves(has)) {
    const value =
      language.isWithin(has, need) || implied.includes(need)
        ? similarity
        : similarity * Math.min(1, narrowness(has) / narrowness(need)) ** 2;
    if (value >= remote) related.set(need, unitsOf(worthOfSimilarity(value)));
  }
  return related;
}

/** How narrow each concept is, 0 to 1. */
export function narrownessIn({ concepts, get }: LanguageResources): (id: string) => number {
  const below = new Map<string, number>();
  for (const { id } of concepts)
    for (const ancestor of ancestorsOf(id, get)) below.set(ancestor, (below.get(ancestor) ?? 0) + 1);
  return (id) => 1 - Math.log((below.get(id) ?? 0) + 1) / Math.log(concepts.length);
}

function ancestorsOf(id: string, get: LanguageResources["get"]): ReadonlySet<string> {
  const found = new Set<string>();
  const climb = (from: string) => {
    for (const parent of get(from)?.broader ?? []) {
      if (parent === id || found.has(parent)) continue;
      found.add(parent);
      climb(parent);
    }
  };
  climb(id);
  return found;
}

/** Every concept and word that the mentions serve, at the best worth that any of them has for it. */
export function supplyOf({ needs, offers, topics }: Mentions, relatedness: Relatedness): Supply {
  return {
    offers: servedBy(worthsOf(offers), relatedness),
    all: servedBy(worthsOf([...needs, ...offers, ...topics]), relatedness),
  };
}

export function servedBy(words: Words, relatedness: Relatedness): Served {
  const best = new Map<string, { value: number; mention: Mention }>();
  for (const [key, { weight, mention }] of words) {
    for (const [need, related] of relatedness(key)) {
      const value = related * weight;
      const least = best.get(need)?.value ?? 0;
      // Of two of the same worth the one that names it.
      if (value > least || (value === least && value > 0 && key === need)) best.set(need, { value, mention });
    }
  }
  return best;
}

/**
 * The worth of each concept and word that the mentions name, in units. A concept read from a part of a longer name says
 * less, weight / √parts: event sourcing is no sourcing.
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
export function ownConcepts({ needs, offers, topics }: Mentions): Words {
  const words: MutableWords = new Map();
  for (const mention of [...needs, ...offers, ...topics]) {
    for (const { concepts } of mention.parts)
      for (const concept of concepts)
        raise(words, concept, unitsOf(mention.weight / concepts.length), mention);
  }
  return words;
}

/** The profile's words outside the graph. */
export function termsOf({ needs, offers, topics }: Mentions): Words {
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
