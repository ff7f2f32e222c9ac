// Profiles beyond the number that is worth reading: each takes its mentions, about half and half, from two profiles that
// were read, and its facts from a third. What follows from the mentions (concepts, words, supply) is computed anew, so
// a market of a million has a million different profiles, but no word that the profiles read do not have.
import type { LanguageResources } from "@khamt/language";
import type { Features } from "@khamt/matching";
import { createRandom, type Random } from "./random.ts";
import { conceptsOf } from "../../packages/matching/src/profile/named.ts";
import {
  createRelatedness,
  ownConcepts,
  supplyOf,
  termsOf,
} from "../../packages/matching/src/profile/supply.ts";

const seed = 1;

export function createRecombiner(pool: readonly Features[], language: LanguageResources) {
  const relatedness = createRelatedness(language);
  const ofTrade = Map.groupBy(pool, tradeOf);
  const ofLanguage = Map.groupBy(pool, ({ facts }) => facts.writtenIn);
  return (index: number): Features => {
    const random = createRandom(seed, "recombined", index);
    const first = random.pick(pool);
    const second = random.pick(ofTrade.get(tradeOf(first)) ?? pool);
    const sides = {
      needs: mixed(first.needs, second.needs, random),
      offers: mixed(first.offers, second.offers, random),
      topics: mixed(first.topics, second.topics, random),
    };
    return {
      ...first,
      ...sides,
      id: `${first.kind}-${index}`,
      concepts: ownConcepts(sides),
      terms: termsOf(sides),
      supply: supplyOf(sides, relatedness),
      facts: random.pick(ofLanguage.get(first.facts.writtenIn) ?? pool).facts,
    };
  };
}

// The first topic or offer that is a concept tells the trade well enough.
function tradeOf({ topics, offers, facts }: Features): string {
  const concept = [...topics, ...offers].flatMap(conceptsOf)[0];
  return `${facts.writtenIn} ${concept}`;
}

function mixed<T>(first: readonly T[], second: readonly T[], random: Random): T[] {
  const half = () => random.chance(0.5);
  return [...first.filter(half), ...second.filter(half)];
}
