import type { EntityKind } from "@khamt/contract/vocabulary";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { LanguageResources } from "@khamt/language";
import {
  createIndex,
  createSurvey,
  type Features,
  firstPlaces,
  type Hit,
  type Matcher,
  type MatchingIndex,
  type Meeting,
  type Mention,
  packMarket,
  type Prices,
  relationOf,
  type Statistics,
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
  /** How many of a kind meet what the source demands, counted turn by turn. */
  count: (source: Features, target: EntityKind) => Promise<Meeting>;
  /** What the source looks for and nobody has. */
  findMissing: (source: Features, target: EntityKind) => Promise<Mention[]>;
  /** Learns in the background, turn by turn, who gets how much attention; until `isWanted` says no more. */
  learnPrices: (isWanted: () => boolean) => Promise<void>;
  statistics: () => Statistics;
  pack: (wanted: Calls["pack"]["input"] & { mntPerUsd: number }) => Packed;
};

type Wanted = { target: EntityKind; limit: number; fair: boolean };

type Shelf = {
  index: MatchingIndex;
  owners: Owners;
  examples: Set<string>;
  /** Some of the profiles, to learn from what they are shown. */
  sample: Map<string, Features>;
  /** Of those who are searched, by the kind that searches. */
  prices: Map<EntityKind, Prices>;
  /** How often it was changed. */
  changes: number;
};

/** Filled in the order of random ids, the first ones are a fair sample. */
const mostSampled = 300;

type Setup = { language: LanguageResources; matcherAt: (now: Date) => Matcher; now: Date };

export function createGeneration({ language, matcherAt, now }: Setup): Generation {
  const matcher = matcherAt(now);
  // All kinds look for one another: they share their statistics, so that a pair has one percentage whoever looks.
  const survey = createSurvey();
  let frozen: Statistics | undefined;
  const shelves = new Map<EntityKind, Shelf>();

  const statistics = () => known(frozen);
  const shelfOf = (kind: EntityKind) => known(shelves.get(kind));
  return {
    matcher,
    survey: survey.add,
    freeze: () => {
      frozen = survey.statistics();
      for (const kind of entityKinds) {
        const index = createIndex({ language, statistics: frozen });
        shelves.set(kind, {
          index,
          owners: createOwners(),
          examples: new Set(),
          sample: new Map(),
          prices: new Map(),
          changes: 0,
        });
      }
    },
    put: (features) => {
      const shelf = shelfOf(features.kind);
      const { index, owners, examples, sample } = shelf;
      shelf.changes++;
      index.put(features);
      if (features.isExample) examples.add(features.id);
      else examples.delete(features.id);
      owners.put(features.id, features.ownerId);
      if (sample.size < mostSampled || sample.has(features.id)) sample.set(features.id, features);
    },
    remove: (kind, id) => {
      const shelf = shelfOf(kind);
      const { index, owners, examples, sample } = shelf;
      shelf.changes++;
      index.remove(id);
      examples.delete(id);
      owners.put(id, undefined);
      sample.delete(id);
    },
    search: (source, { target, limit, fair }) => {
      const { index, owners, prices, examples } = shelfOf(target);
      const hits = firstPlaces((most) => index.search(source, { limit: most }), {
        limit,
        prices: fair ? prices.get(source.kind) : undefined,
        examples,
      });
      return { hits, considered: index.size - owners.countOf(source.ownerId) };
    },
    count: (source, target) => withPauses(shelfOf(target).index.countMeeting(source)),
    findMissing: (source, target) => withPauses(shelfOf(target).index.findMissing(source)),
    learnPrices: async (isWanted) => {
      for (const [seeking, sought] of directions) {
        const shelf = shelfOf(sought);
        const { index, owners, prices } = shelf;
        const seekers = [...shelfOf(seeking).sample.values()];
        const search = (seeker: Features, limit: number) => index.search(seeker, { limit });
        const learned = await learnInTurns({ seekers, ids: owners.ids(), search, seed }, isWanted);
        if (!learned) continue;
        prices.set(seeking, learned);
        shelf.changes++;
      }
    },
    statistics,
    pack: ({ kind, known, mntPerUsd }) => {
      const { index, prices, examples, changes } = shelfOf(kind);
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

const seed = 1;
const directions = entityKinds.flatMap((seeking) =>
  entityKinds.filter((sought) => relationOf(seeking, sought)).map((sought) => [seeking, sought] as const),
);

type Owners = ReturnType<typeof createOwners>;

/** How many of the profiles are somebody's own. */
function createOwners() {
  const ownerOf = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (owner: string | undefined, step: number) => {
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + step);
  };
  return {
    put: (id: string, owner: string | undefined) => {
      add(ownerOf.get(id), -1);
      add(owner, 1);
      if (owner === undefined) ownerOf.delete(id);
      else ownerOf.set(id, owner);
    },
    ids: () => [...ownerOf.keys()],
    countOf: (owner: string | undefined) => (owner === undefined ? 0 : (counts.get(owner) ?? 0)),
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the generation is not frozen");
  return value;
}
