import type { LanguageResources } from "@khamt/language";
import {
  createIndex,
  createMatcher,
  type Features,
  loadIndex,
  type ProfileKind,
  type Statistics,
} from "@khamt/matching";

/** Our engine behind one face, with its index or without. */
export type Ranking = {
  readonly put: (features: Features) => void;
  /** After the last profile. */
  readonly finish?: () => void;
  readonly search: (source: Features, limit: number) => readonly { readonly id: string }[];
  /** Work of all searches so far. */
  readonly counters?: () => Readonly<Record<string, number>>;
  /** What its arrays take; ids and names are not in it. */
  readonly arrayBytes?: () => number;
  readonly snapshot?: () => Uint8Array;
  readonly load?: (snapshot: Uint8Array) => void;
};

type RankingSetup = {
  readonly kind: ProfileKind;
  readonly language: LanguageResources;
  readonly statistics: Statistics;
};

/** "Khamt, every pair" scores all: the measure of what the index saves. */
export const rankings = {
  Khamt: createIndexed,
  "Khamt, every pair": createScan,
} satisfies Record<string, (setup: RankingSetup) => Ranking>;

export type RankingName = keyof typeof rankings;

function createIndexed(setup: RankingSetup): Ranking {
  const index = createIndex(setup);
  return {
    put: index.put,
    finish: index.merge,
    search: (source, limit) => index.search(source, { limit }),
    counters: () => {
      const { searches: _, ...work } = index.counters;
      return work;
    },
    arrayBytes: () => index.bytes,
    snapshot: index.snapshot,
    load: (snapshot) => {
      loadIndex(snapshot, setup);
    },
  };
}

function createScan({ language, statistics }: RankingSetup): Ranking {
  const matcher = createMatcher({ language });
  const candidates: Features[] = [];
  return {
    put: (features) => {
      candidates.push(features);
    },
    search: (source, limit) => matcher.rank({ source, candidates, limit, statistics }),
  };
}
