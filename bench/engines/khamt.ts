import type { LanguageResources } from "@khamt/language";
import * as matching from "@khamt/matching";
import type { Features, Statistics } from "@khamt/matching";

/** Our engine behind one face, with its index or without. */
export interface Ranking {
  readonly put: (features: Features) => void;
  readonly search: (source: Features, limit: number) => readonly { readonly id: string }[];
  /** Work done so far, in whatever the engine counts. */
  readonly counters?: () => Readonly<Record<string, number>>;
}

export interface RankingSetup {
  readonly language: LanguageResources;
  readonly statistics: Statistics;
}

export type RankingName = "Khamt" | "Khamt, every pair";

const { createIndex } = matching as { createIndex?: CreateIndex };

/** "Khamt, every pair" scores all: the measure of what the index saves. Without an index there is only that. */
export const rankings: Readonly<Partial<Record<RankingName, (setup: RankingSetup) => Ranking>>> = {
  ...(createIndex ? { Khamt: indexed(createIndex) } : {}),
  "Khamt, every pair": createScan,
};

type CreateIndex = (setup: RankingSetup) => {
  readonly put: (features: Features) => void;
  readonly search: (source: Features, options: { limit: number }) => readonly { readonly id: string }[];
  readonly counters: Readonly<Record<string, number>>;
};

function indexed(createIndex: CreateIndex) {
  return (setup: RankingSetup): Ranking => {
    const index = createIndex(setup);
    return {
      put: index.put,
      search: (source, limit) => index.search(source, { limit }),
      counters: () => ({ ...index.counters }),
    };
  };
}

function createScan({ language, statistics }: RankingSetup): Ranking {
  const matcher = matching.createMatcher({ language });
  const candidates: Features[] = [];
  return {
    put: (features) => {
      candidates.push(features);
    },
    search: (source, limit) => matcher.rank({ source, candidates, limit, statistics }),
  };
}
