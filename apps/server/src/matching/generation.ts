import type { EntityKind } from "@khamt/contract/vocabulary";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { LanguageResources } from "@khamt/language";
import {
  createIndex,
  createSurvey,
  type Features,
  firstPlaces,
  type Hit,
  inShownOrder,
  loadIndex,
  type Matcher,
  type MatchingIndex,
  type Meeting,
  type Mention,
  packMarket,
  type Prices,
  relationOf,
  type Statistics,
  statisticsOfRarities,
} from "@khamt/matching";
import type { Calls, Packed } from "./calls.ts";
import { learnInTurns } from "./learn-prices.ts";
import { withPauses } from "./yielding.ts";

export type Generation = {
  matcher: Matcher;
  survey: (features: Features) => void;
  /** From then on the statistics hold and profiles may be put in. */
  freeze: () => void;
  put: (features: Features) => void;
  remove: (kind: EntityKind, id: string) => void;
  search: (source: Features, wanted: Wanted) => { hits: readonly Hit[]; considered: number };
  /** Ids of those who stand before one in the list of `most`, in the order that is shown; undefined where it is not in it. */
  standing: (source: Features, wanted: Standing) => { before: string[] | undefined; considered: number };
  /** How many of a kind meet what the source demands, counted turn by turn. */
  count: (source: Features, target: EntityKind) => Promise<Meeting>;
  /** What the source looks for and nobody has. */
  findMissing: (source: Features, target: EntityKind) => Promise<Mention[]>;
  /** Learns in the background, turn by turn, who gets how much attention; until `isWanted` says no more. */
  learnPrices: (isWanted: () => boolean) => Promise<void>;
  /** Until they are learned anew, those of the generation before hold. */
  takePrices: (before: Generation) => void;
  pricesOf: (kind: EntityKind) => ReadonlyMap<EntityKind, Prices>;
  statistics: () => Statistics;
  kept: () => KeptGeneration;
  size: () => number;
  pack: (wanted: Calls["pack"]["input"] & { mntPerUsd: number }) => Packed;
};

type Wanted = {
  target: EntityKind;
  limit: number;
  fair: boolean;
  /** Nobody below is wanted. */
  leastPercent?: number | undefined;
};
type Standing = { target: EntityKind; id: string; most: number };

type Candidates = {
  index: MatchingIndex;
  examples: Set<string>;
  /** Of those who are searched, by the kind that searches. */
  prices: Map<EntityKind, Prices>;
  /** How often it was changed. */
  changes: number;
};

/** A generation as it is kept from one start to the next. */
export type KeptGeneration = {
  now: string;
  statistics: Pick<Statistics, "size" | "known">;
  ofKind: Map<EntityKind, Pick<Candidates, "examples" | "prices"> & { snapshot: Uint8Array }>;
};

/** So many learn what they are shown: ids are random, the first ones are a fair sample. */
const mostSampled = 300;

type Setup = { language: LanguageResources; matcherAt: (now: Date) => Matcher; now: Date };

/** As it was kept. Throws a SnapshotError if it was made with another graph. */
export function restoreGeneration(
  { statistics: { size, known }, ofKind: kept, now }: KeptGeneration,
  setup: Omit<Setup, "now">,
): Generation {
  const statistics = statisticsOfRarities(size, known);
  const ofKind = new Map<EntityKind, Candidates>();
  for (const [kind, { snapshot, ...standing }] of kept) {
    const index = loadIndex(snapshot, { language: setup.language, statistics });
    ofKind.set(kind, { index, ...standing, changes: 0 });
  }
  return generationOf({ ...setup, now: new Date(now) }, { statistics, ofKind });
}

export function createGeneration(setup: Setup): Generation {
  return generationOf(setup, { statistics: undefined, ofKind: new Map() });
}

type Made = { statistics: Statistics | undefined; ofKind: Map<EntityKind, Candidates> };

function generationOf({ language, matcherAt, now }: Setup, made: Made): Generation {
  const matcher = matcherAt(now);
  // All kinds look for one another: they share their statistics, so that a pair has one percentage whoever looks.
  const survey = createSurvey();
  const { ofKind } = made;
  let frozen = made.statistics;

  const statistics = () => known(frozen);
  const candidatesOf = (kind: EntityKind) => known(ofKind.get(kind));
  return {
    matcher,
    survey: survey.add,
    freeze: () => {
      frozen = survey.statistics();
      for (const kind of entityKinds) {
        const index = createIndex({ language, statistics: frozen });
        ofKind.set(kind, { index, examples: new Set(), prices: new Map(), changes: 0 });
      }
    },
    put: (features) => {
      const candidates = candidatesOf(features.kind);
      const { index, examples } = candidates;
      candidates.changes++;
      index.put(features);
      if (features.isExample) examples.add(features.id);
      else examples.delete(features.id);
    },
    remove: (kind, id) => {
      const candidates = candidatesOf(kind);
      const { index, examples } = candidates;
      candidates.changes++;
      index.remove(id);
      examples.delete(id);
    },
    search: (source, { target, limit, fair, leastPercent = 1 }) => {
      const { index, prices, examples } = candidatesOf(target);
      const hits = firstPlaces((most) => index.search(source, { limit: most, leastPercent }), {
        limit,
        prices: fair ? prices.get(source.kind) : undefined,
        examples,
      });
      return { hits, considered: consideredFor(source, index) };
    },
    standing: (source, { target, id, most }) => {
      const { index, prices, examples } = candidatesOf(target);
      const considered = consideredFor(source, index);
      const [own] = index.search(source, { limit: 1, filter: { only: new Set([id]) } });
      if (!own) return { before: undefined, considered };
      const hits = index.search(source, { limit: most, leastPercent: own.percent });
      const ids = inShownOrder(hits, { prices: prices.get(source.kind), examples }).map((hit) => hit.id);
      const at = ids.indexOf(id);
      return { before: at === -1 ? undefined : ids.slice(0, at), considered };
    },
    count: (source, target) => withPauses(candidatesOf(target).index.countMeeting(source)),
    findMissing: (source, target) => withPauses(candidatesOf(target).index.findMissing(source)),
    learnPrices: async (isWanted) => {
      for (const [seeking, sought] of directions) {
        const candidates = candidatesOf(sought);
        const { index, prices } = candidates;
        const seekers = sampleOf(candidatesOf(seeking).index);
        const search = (seeker: Features, limit: number) => index.search(seeker, { limit });
        const from = prices.get(seeking);
        const learned = await learnInTurns({ seekers, ids: index.ids(), search, seed, from }, isWanted);
        if (!learned) continue;
        prices.set(seeking, learned);
        candidates.changes++;
      }
    },
    takePrices: (before) => {
      for (const [kind, { prices }] of ofKind)
        for (const [seeking, learned] of before.pricesOf(kind)) prices.set(seeking, learned);
    },
    pricesOf: (kind) => candidatesOf(kind).prices,
    statistics,
    size: () => [...ofKind.values()].reduce((sum, { index }) => sum + index.size, 0),
    kept: () => {
      const { size, known } = statistics();
      const each = [...ofKind].map(
        ([kind, { index, examples, prices }]) =>
          [kind, { snapshot: index.snapshot(), examples, prices: new Map(prices) }] as const,
      );
      return { now: now.toISOString(), statistics: { size, known }, ofKind: new Map(each) };
    },
    pack: ({ kind, known, mntPerUsd }) => {
      const { index, prices, examples, changes } = candidatesOf(kind);
      const version = `${now.toISOString()} ${changes}`;
      if (version === known) return { version };
      return {
        version,
        bytes: packMarket({
          index,
          statistics: statistics(),
          language,
          prices,
          examples,
          now: now.getTime(),
          mntPerUsd,
        }),
      };
    },
  };
}

function consideredFor({ ownerId }: Features, index: MatchingIndex): number {
  return index.size - (ownerId === undefined ? 0 : index.countOf(ownerId));
}

const seed = 1;
const directions = entityKinds.flatMap((seeking) =>
  entityKinds.filter((sought) => relationOf(seeking, sought)).map((sought) => [seeking, sought] as const),
);

/** As the index keeps them: to learn from, they need no words. */
function sampleOf(index: MatchingIndex): Features[] {
  return index
    .ids()
    .slice(0, mostSampled)
    .flatMap((id) => index.profileOf(id, (concept) => concept) ?? []);
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the generation is not frozen");
  return value;
}
