import type { LanguageResources } from "@khamt/language";
import { type Features, fullWorth, unit, unitsOf } from "../profile/features.ts";
import { worthOfSimilarity } from "../profile/supply.ts";

/**
 * How rare each concept and word is in the market, in units. What few people can do decides more than what all can.
 * Use one for both sides of a market: only then do both see the same percentage of a pair.
 */
export type Statistics = {
  /** Number of profiles. */
  readonly size: number;
  readonly rarity: (key: string) => number;
  /** Rarities of what somebody in the market has. */
  readonly known: ReadonlyMap<string, number>;
};

/** What a pair of profiles is judged by, beside themselves. */
export type PairContext = {
  readonly language: LanguageResources;
  readonly statistics: Statistics;
};

/** A profile counts for a concept if it has it or something close, not if it is remotely useful. */
const servesWell = worthOfSimilarity(0.3) * fullWorth;

type Survey = {
  readonly add: (features: Features) => void;
  readonly statistics: () => Statistics;
};

/** Counts a market that is read profile by profile. */
export function createSurvey(): Survey {
  const counts = new Map<string, number>();
  let size = 0;
  return {
    add: ({ supply }) => {
      size++;
      for (const [key, { value }] of supply.all) {
        if (value >= servesWell) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },
    statistics: () => statisticsOf(counts, size),
  };
}

export function surveyMarket(features: readonly Features[]): Statistics {
  const survey = createSurvey();
  for (const profile of features) survey.add(profile);
  return survey.statistics();
}

const evenness = 0.3;

/**
 * rarity = (ln(1 + N / (n + ½)) / ln(1 + N / ½))^0.3, the inverse document frequency of BM25 (Spärck Jones 1972) as a share
 * of its highest value. The power keeps what is common from vanishing, the more so the larger the market.
 */
function statisticsOf(counts: ReadonlyMap<string, number>, size: number): Statistics {
  const logOf = (count: number) => Math.log(1 + size / (count + 0.5));
  const unique = logOf(0);
  const rarityOf = (count: number) => unitsOf((logOf(count) / unique) ** evenness);
  const rarities = new Map([...counts].map(([key, count]) => [key, rarityOf(count)]));
  return statisticsOfRarities(size, rarities);
}

/** What is not in `known` is as rare as can be. */
export function statisticsOfRarities(size: number, known: ReadonlyMap<string, number>): Statistics {
  return { size, known, rarity: (key) => known.get(key) ?? unit };
}
