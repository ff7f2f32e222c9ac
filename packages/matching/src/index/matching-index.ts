// The exact index of one kind of profiles: the same ids, in the same order, with the same scores as the plain scorer of
// score/score.ts finds by comparing with every profile.
import type { Features, Mention } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { relationOf } from "../score/pair.ts";
import { percentOf, percentScales } from "../score/percent.ts";
import type { PairContext } from "../score/statistics.ts";
import { type Blocks, createBlocks, mostDocuments } from "./blocks.ts";
import { countMeeting, type Meeting } from "./count-meeting.ts";
import { documentOf } from "./document.ts";
import type { Filter } from "./filter.ts";
import { findMissing } from "./find-missing.ts";
import { leastScoreOf } from "./least-score.ts";
import { createMarket, queryOf } from "./query.ts";
import { restoreProfile } from "./restore-profile.ts";
import { type Counters, createSearcher } from "./search.ts";
import { hidden, type Hiding, readSnapshot, writeSnapshot } from "./snapshot.ts";
import { createVocabulary, keysOf, type Vocabulary } from "./vocabulary.ts";

/** The statistics hold as long as the index: make a new one where the market has changed. */
type IndexSetup = PairContext & {
  /** 16,384 unless given, which is also the most. */
  readonly documentsPerBlock?: number;
};

export type MatchingIndex = {
  readonly size: number;
  /** Adds the profile or replaces the one with its id. Throws a TypeError if it is not of the kind of the first one. */
  readonly put: (profile: Features) => void;
  /** False if there is none of that id. */
  readonly remove: (id: string) => boolean;
  readonly has: (id: string) => boolean;
  /** The oldest first, as far as blocks tell. */
  readonly ids: () => string[];
  /** How many are of the owner. */
  readonly countOf: (ownerId: string) => number;
  /** Best first; ties by confidence, then by id. Empty for a source of a kind that does not match. */
  readonly search: (source: Features, options?: SearchOptions) => Hit[];
  /**
   * How many meet all that the source demands; those of its owner left out. Pauses between some hundred profiles; what
   * is put in a pause is not counted.
   */
  readonly countMeeting: (source: Features) => Generator<undefined, Meeting, undefined>;
  /** What the source looks for and nobody has; pauses as counting does. */
  readonly findMissing: (source: Features) => Generator<undefined, Mention[], undefined>;
  /** Closes the open block and joins what is less than full: for the quickest searches, after many changes. */
  readonly merge: () => void;
  readonly counters: Readonly<Counters>;
  /** Of all arrays; ids and names are not in it. */
  readonly bytes: number;
  /**
   * Load it with `loadIndex` and the same language and statistics. With `hiding` it is one for anyone to read: without
   * owners, dates and readable words; its statistics have to be hidden in the same way.
   */
  readonly snapshot: (hiding?: Hiding) => Uint8Array;
  /** What the index keeps of a profile, as a profile; undefined if there is none of that id. */
  readonly profileOf: (id: string, nameOf: (concept: string) => string) => Features | undefined;
};

type SearchOptions = {
  readonly limit?: number;
  readonly filter?: Filter;
  /** Nobody below this percentage, which is quicker the higher it is. */
  readonly leastPercent?: number;
};

export type Hit = {
  readonly id: string;
  readonly score: number;
  readonly percent: number;
  readonly confidence: number;
};

export function createIndex(setup: IndexSetup): MatchingIndex {
  const vocabulary = createVocabulary(setup.language);
  const most = setup.documentsPerBlock ?? mostDocuments;
  return indexOf({ setup, vocabulary, blocks: createBlocks({ vocabulary, most }) });
}

/**
 * The bytes then belong to the index. Throws a SnapshotError that says why, if they are damaged or were written with
 * another graph, reader or market.
 */
export function loadIndex(bytes: Uint8Array, setup: IndexSetup): MatchingIndex {
  const { kind, keys, blocks: loaded } = readSnapshot(bytes, setup);
  const vocabulary = createVocabulary(setup.language, keys);
  const most = setup.documentsPerBlock ?? mostDocuments;
  return indexOf({ setup, vocabulary, blocks: createBlocks({ vocabulary, loaded, most }), known: kind });
}

type Parts = {
  readonly setup: IndexSetup;
  readonly vocabulary: Vocabulary;
  readonly blocks: Blocks;
  readonly known?: ProfileKind | undefined;
};

function indexOf({ setup, vocabulary, blocks, known }: Parts): MatchingIndex {
  const { language, statistics } = setup;
  const market = createMarket({ language, statistics }, vocabulary);
  const { search, counters } = createSearcher();
  let kind = known;
  const documentsFor = (source: Features) => (kind && relationOf(source.kind, kind) ? blocks.list() : []);
  const demandOf = (source: Features) => ({
    source,
    kind: kind ?? source.kind,
    language,
    statistics,
    vocabulary,
  });
  return {
    get size() {
      return blocks.size();
    },
    put: (profile) => {
      kind ??= profile.kind;
      if (profile.kind !== kind) throw new TypeError(`an index of ${kind} profiles takes no ${profile.kind}`);
      blocks.put(documentOf(profile, vocabulary, statistics));
    },
    remove: blocks.remove,
    has: (id) => blocks.placeOf(id) !== undefined,
    ids: blocks.ids,
    countOf: (ownerId) => {
      const owner = vocabulary.owners.get(ownerId);
      return owner === undefined ? 0 : blocks.countOf(owner + 1);
    },
    search: (source, { limit = 20, filter = {}, leastPercent = 1 } = {}) => {
      const query = kind && queryOf(source, kind, market);
      if (query === undefined || limit < 1) return [];
      const only = filter.only && [...filter.only].flatMap((id) => blocks.placeOf(id) ?? []);
      const scale = percentScales[query.wish ? "wish" : query.relation];
      const least = leastPercent > 1 ? leastScoreOf(leastPercent, scale) : undefined;
      const found = search(blocks.list(), { query, limit, filter, least, only });
      return found.map((hit) => ({ ...hit, percent: percentOf(hit.score, scale) }));
    },
    countMeeting: (source) => countMeeting(documentsFor(source), demandOf(source)),
    findMissing: (source) => findMissing(documentsFor(source), demandOf(source)),
    merge: blocks.merge,
    counters,
    get bytes() {
      return blocks.bytes();
    },
    snapshot: (hiding) => {
      const keys = keysOf(vocabulary);
      const snapshot = hiding
        ? hidden({ kind, keys, blocks: blocks.list() }, hiding)
        : { kind, keys, blocks: blocks.contents() };
      return writeSnapshot(snapshot, setup);
    },
    profileOf: (id, nameOf) => {
      const place = blocks.placeOf(id);
      return place && kind && restoreProfile(place, { kind, vocabulary, language, statistics, nameOf });
    },
  };
}
