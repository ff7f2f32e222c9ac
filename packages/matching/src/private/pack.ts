// A market as one file that anyone may fetch and search for themselves: the veiled index of one kind of profiles, and what
// its percentages depend on beside the graph.
//   "KHPM" · length of the head · head as JSON · snapshot, from a multiple of 8
import type { LanguageResources } from "@khamt/language";
import type { Prices } from "../exposure/shown-order.ts";
import type { MatchingIndex } from "../index/matching-index.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { type Statistics, statisticsOfRarities } from "../score/statistics.ts";
import { veil, veiledLength, veiling } from "./veil.ts";

const magic = 0x4d50484b;
const frame = 8;

type MarketFacts = {
  /** Milliseconds since 1970 at which the profiles were read. */
  readonly now: number;
  readonly mntPerUsd: number;
};

type Head = MarketFacts & {
  readonly size: number;
  /** By rarity: concepts by their id, words outside the graph veiled and joined, in an order that says nothing. */
  readonly concepts: Readonly<Record<number, readonly string[]>>;
  readonly words: Readonly<Record<number, string>>;
  readonly prices: Partial<Record<ProfileKind, Readonly<Record<string, number>>>>;
  /** Ids of profiles that nobody is behind. */
  readonly demos: readonly string[];
};

type MarketToPack = MarketFacts & {
  readonly index: Pick<MatchingIndex, "snapshot">;
  readonly statistics: Statistics;
  readonly language: Pick<LanguageResources, "get">;
  /** By the kind that searches, where they have been learned. */
  readonly prices: ReadonlyMap<ProfileKind, Prices>;
  readonly examples: ReadonlySet<string>;
};

export function packMarket(market: MarketToPack): Uint8Array {
  const { index, statistics, language, prices, examples, now, mntPerUsd } = market;
  const byRarity = Map.groupBy(statistics.known, ([, rarity]) => rarity);
  const each = <T>(pick: (keys: readonly string[]) => T) =>
    Object.fromEntries([...byRarity].map(([rarity, known]) => [rarity, pick(known.map(([key]) => key))]));
  const isConcept = (key: string) => language.get(key) !== undefined;
  const head: Head = {
    now,
    mntPerUsd,
    size: statistics.size,
    concepts: each((keys) => keys.filter(isConcept)),
    words: each((keys) =>
      keys
        .filter((key) => !isConcept(key))
        .map(veil)
        .sort()
        .join(""),
    ),
    prices: Object.fromEntries([...prices].map(([kind, each]) => [kind, Object.fromEntries(each)])),
    demos: [...examples],
  };
  return joined(new TextEncoder().encode(JSON.stringify(head)), index.snapshot(veiling));
}

function joined(head: Uint8Array, snapshot: Uint8Array): Uint8Array {
  const start = snapshotStart(head.length);
  const bytes = new Uint8Array(start + snapshot.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, head.length, true);
  bytes.set(head, frame);
  bytes.set(snapshot, start);
  return bytes;
}

function snapshotStart(headLength: number): number {
  return Math.ceil((frame + headLength) / 8) * 8;
}

type UnpackedMarket = MarketFacts & {
  readonly statistics: Statistics;
  readonly prices: ReadonlyMap<string, Prices>;
  readonly examples: ReadonlySet<string>;
  readonly snapshot: Uint8Array;
};

/** Throws a TypeError for bytes that `packMarket` cannot have made. */
export function unpackMarket(bytes: Uint8Array): UnpackedMarket {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < frame || view.getUint32(0, true) !== magic)
    throw new TypeError("these bytes are no market");
  const length = view.getUint32(4, true);
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(frame, frame + length)));
  const known = new Map<string, number>();
  for (const [rarity, ids] of Object.entries(head.concepts))
    for (const id of ids) known.set(id, Number(rarity));
  for (const [rarity, words] of Object.entries(head.words)) {
    for (let at = 0; at < words.length; at += veiledLength)
      known.set(words.slice(at, at + veiledLength), Number(rarity));
  }
  const { now, mntPerUsd, size } = head;
  return {
    now,
    mntPerUsd,
    statistics: statisticsOfRarities(size, known),
    prices: new Map(Object.entries(head.prices).map(([kind, each]) => [kind, new Map(Object.entries(each))])),
    examples: new Set(head.demos),
    snapshot: bytes.subarray(snapshotStart(length)),
  };
}
