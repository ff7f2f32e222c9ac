import type { Features, Part } from "./features.ts";

/**
 * How rare each concept and word is in the market. What few people can do decides more than what all can.
 * Use one for both sides of a market: only then do both see the same percentage of a pair.
 */
export interface Statistics {
  readonly size: number;
  readonly rarity: (part: Part) => number;
}

// A concept counts where somebody has it or something close, not where it is remotely useful.
const servesWell = 0.3;

export function surveyMarket(features: readonly Features[]): Statistics {
  const counts = new Map<string, number>();
  for (const profile of features) {
    for (const [key, { value }] of profile.supply.all) {
      if (value >= servesWell) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const size = features.length;
  const rarityOf = (key: string) => Math.log(1 + size / ((counts.get(key) ?? 0) + 0.5));
  return {
    size,
    rarity: (part) =>
      part.concepts.length === 0 ? rarityOf(part.term) : Math.max(...part.concepts.map(rarityOf)),
  };
}
