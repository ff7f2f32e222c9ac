// An index as bytes: a frame that says what they are, a head as JSON with everything that has a name, and the arrays as
// they lie in memory. Loading makes views over the one buffer and copies nothing; postings follow from the columns and are
// made anew.
//   "KHMI" · checksum of the rest · length of the head · head · arrays, each at a multiple of 8
import type { LanguageResources } from "@khamt/language";
import type { ProfileKind } from "../profile/profile.ts";
import { readProfile } from "../profile/reading/read-profile.ts";
import { createRelatedness } from "../profile/supply.ts";
import type { PairContext } from "../score/statistics.ts";
import { type BlockContent, livingOf } from "./blocks.ts";
import { type ArrayType, columnsOf } from "./columns.ts";
import { oncePerLanguage } from "../profile/serving.ts";
import type { StoredWishes, VocabularyKeys } from "./vocabulary.ts";

const magic = 0x494d484b;
const frame = 12;

class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** What a snapshot holds, beside what it was made with. */
type Snapshot = {
  readonly kind: ProfileKind | undefined;
  readonly keys: VocabularyKeys;
  readonly blocks: readonly BlockContent[];
};

/** How words and wishes are written where anyone may read them. */
export type Hiding = {
  readonly word: (word: string) => string;
  readonly wishes: (stored: StoredWishes) => StoredWishes;
};

type Head = Pick<Snapshot, "kind" | "keys"> & {
  readonly fingerprint: string;
  readonly blocks: readonly {
    readonly ids: readonly string[];
    readonly living: number;
    readonly lengths: readonly number[];
  }[];
};

/** For anyone to read: without whatever says whose a profile is and what exactly it says; and without the dead. */
export function hidden({ kind, keys, blocks }: Snapshot, hiding: Hiding): Snapshot {
  const hideWishes = (stored: StoredWishes) => JSON.stringify(hiding.wishes(stored));
  return {
    kind,
    keys: {
      ...keys,
      terms: keys.terms.map(hiding.word),
      owners: [],
      wishes: keys.wishes.map((stored) => hideWishes(JSON.parse(stored))),
    },
    blocks: blocks.filter(({ living }) => living > 0).map((block) => ownerless(livingOf(block))),
  };
}

function ownerless({ columns, ...block }: BlockContent): BlockContent {
  return { ...block, columns: { ...columns, owners: new Uint32Array(columns.owners.length) } };
}

export function writeSnapshot({ kind, keys, blocks }: Snapshot, context: PairContext): Uint8Array {
  const arrays = blocks.map(({ columns }): Numbers[] => Object.values(columns));
  const head = new TextEncoder().encode(
    JSON.stringify({
      fingerprint: fingerprintOf(keys, context),
      kind,
      keys,
      blocks: blocks.map(({ ids, living }, index) => ({
        ids,
        living,
        lengths: arrays[index].map(({ length }) => length),
      })),
    } satisfies Head),
  );
  const size = arrays
    .flat()
    .reduce((sum, { byteLength }) => sum + aligned(byteLength), aligned(frame + head.length));
  const bytes = new Uint8Array(size);
  bytes.set(head, frame);
  let at = aligned(frame + head.length);
  for (const array of arrays.flat()) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(8, head.length, true);
  view.setUint32(4, checksumOf(bytes), true);
  return bytes;
}

/** The blocks are views over the bytes. Throws a SnapshotError that says why the bytes can't be loaded with these. */
export function readSnapshot(given: Uint8Array, context: PairContext): Snapshot {
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < frame || view.getUint32(0, true) !== magic)
    throw new SnapshotError("these bytes are no index");
  if (bytes.length % 8 !== 0 || view.getUint32(4, true) !== checksumOf(bytes))
    throw new SnapshotError("the index is damaged: its checksum is wrong");
  const start = frame + view.getUint32(8, true);
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(frame, start)));
  if (head.fingerprint !== fingerprintOf(head.keys, context))
    throw new SnapshotError(
      "the index was made with other concepts, another reader or other statistics: make it anew",
    );
  let at = aligned(start);
  const take: Take = (type, length) => {
    const array = new type(bytes.buffer, bytes.byteOffset + at, length);
    at += aligned(array.byteLength);
    return array;
  };
  return { kind: head.kind, keys: head.keys, blocks: head.blocks.map((block) => blockOf(block, take)) };
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;
type Take = <A extends Numbers>(type: ArrayType<A>, length: number) => A;

/** Takes the columns in the order in which they were written. */
function blockOf({ ids, living, lengths }: Head["blocks"][number], take: Take): BlockContent {
  let taken = 0;
  return { ids, living, columns: columnsOf((type) => take(type, lengths[taken++])) };
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}

// FNV-1a over words instead of bytes: each step is one to one, so a change of one word always shows.
function checksumOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, (bytes.length - 8) / 4);
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words[at], 0x01000193);
  return sum >>> 0;
}

/** Raise it when the layout or the meaning of the stored numbers changes. */
const layoutVersion = 13;

/**
 * What the scores of an index depend on besides its profiles: the graph, what the reader makes of texts (shown by a
 * sample), and the rarity of the concepts.
 */
function fingerprintOf({ concepts }: VocabularyKeys, { language, statistics }: PairContext): string {
  const rarities = concepts.map((concept) => statistics.rarity(concept));
  return [layoutVersion, readerFingerprint(language), hashOf([statistics.size, rarities])].join("-");
}

const readerFingerprint = oncePerLanguage((language) => hashOf([language.concepts, sampleReading(language)]));

const sample = {
  id: "sample",
  title: "Accounting app for small shops · Жижиг дэлгүүрийн нягтлан бодох апп",
  description:
    "We need a React developer. No crypto. Татвар мэдэхгүй, хөрөнгө оруулагч хайж байна. Manai bag udirdana.",
  requiredSkills: ["React, TypeScript", "нягтлан бодох бүртгэл", "zorbing"],
  location: "Улаанбаатар",
  commitment: "part-time",
};

function sampleReading(language: LanguageResources) {
  const { needs, topics, denied, unwanted, callings, supply, facts } = readProfile("idea", sample, {
    language,
    money: {},
    relatedness: createRelatedness(language),
  });
  const served = [...supply.all].map(([key, { value }]) => [key, value]);
  return { needs, topics, denied: [...denied], unwanted, callings, served, facts };
}

// FNV-1a, 32 bits.
function hashOf(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
