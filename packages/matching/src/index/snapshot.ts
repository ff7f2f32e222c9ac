// An index as bytes: a frame that says what they are, a head as JSON with everything that has a name, and the arrays as
// they lie in memory. Loading makes views over the one buffer and copies nothing.
//   "KHMI" · checksum of the rest · length of the head · head · arrays, each at a multiple of 8
import type { ProfileKind } from "../profile/profile.ts";
import type { Block } from "./block.ts";
import { columnNames, columnsOf, columnTypes } from "./columns.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { IndexSetup } from "./matching-index.ts";
import type { Postings } from "./postings.ts";
import type { Vocabulary, VocabularyKeys } from "./vocabulary.ts";

const magic = 0x494d484b;
const frame = 12;

export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

interface Head {
  readonly fingerprint: string;
  readonly kind: ProfileKind | undefined;
  readonly keys: VocabularyKeys;
  readonly blocks: readonly {
    readonly ids: readonly string[];
    readonly living: number;
    readonly lengths: number[];
  }[];
}

export interface Snapshot {
  readonly setup: IndexSetup;
  readonly kind: ProfileKind | undefined;
  readonly vocabulary: Record<keyof VocabularyKeys, Pick<Vocabulary["terms"], "keys">>;
  readonly blocks: readonly Block[];
}

export function writeSnapshot({ setup, kind, vocabulary, blocks }: Snapshot): Uint8Array {
  const arrays = blocks.map(arraysOf);
  const head = new TextEncoder().encode(
    JSON.stringify({
      fingerprint: fingerprintOf(setup, keysOf(vocabulary)),
      kind,
      keys: keysOf(vocabulary),
      blocks: blocks.map(({ ids, living }, index) => ({
        ids,
        living,
        lengths: (arrays[index] ?? []).map(({ length }) => length),
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

interface Loaded extends Pick<Head, "kind" | "keys"> {
  readonly blocks: Block[];
}

export function readSnapshot(given: Uint8Array, setup: IndexSetup): Loaded {
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < frame || view.getUint32(0, true) !== magic)
    throw new SnapshotError("these bytes are no index");
  if (bytes.length % 8 !== 0 || view.getUint32(4, true) !== checksumOf(bytes))
    throw new SnapshotError("the index is damaged: its checksum is wrong");
  const start = frame + view.getUint32(8, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(frame, start))) as Head;
  if (head.fingerprint !== fingerprintOf(setup, head.keys))
    throw new SnapshotError(
      "the index was made with other concepts, another reader or other statistics: make it anew",
    );
  let at = aligned(start);
  const take = (type: ArrayType, length: number) => {
    const array = new type(bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length);
    at += aligned(array.byteLength);
    return array;
  };
  return { kind: head.kind, keys: head.keys, blocks: head.blocks.map((block) => blockOf(block, take)) };
}

type ArrayType = typeof Uint8Array | typeof Uint16Array | typeof Uint32Array;
type Numbers = Uint8Array | Uint16Array | Uint32Array;
type Take = (type: ArrayType, length: number) => Numbers;

const postingsTypes = [Uint32Array, Uint32Array, Uint8Array, Uint16Array] as const;
const arrayTypes: readonly ArrayType[] = [
  ...columnNames.map((name) => columnTypes[name]),
  ...postingsTypes,
  ...postingsTypes,
];

function arraysOf({ columns, postings }: Block): Numbers[] {
  if (postings === undefined) throw new TypeError("only closed blocks can be written");
  const files = [postings.concepts, postings.needs];
  return [
    ...columnNames.map((name) => columns[name]),
    ...files.flatMap(({ lists, runs, impacts, docs }) => [lists, runs, impacts, docs]),
  ];
}

function blockOf({ ids, living, lengths }: Head["blocks"][number], take: Take): Block {
  const arrays = arrayTypes.map((type, index) => take(type, lengths[index] ?? 0));
  const columns = columnsOf((name) => arrays[columnNames.indexOf(name)] as Numbers);
  const [concepts, needs] = [0, 1].map((file) => {
    const [lists, runs, impacts, docs] = arrays.slice(columnNames.length + file * postingsTypes.length);
    return { lists, runs, impacts, docs } as Postings;
  });
  if (concepts === undefined || needs === undefined) throw new SnapshotError("the index has no postings");
  return { ids, living, columns, postings: { concepts, needs } };
}

function keysOf({ concepts, terms, choices, owners, rows, wishes }: Snapshot["vocabulary"]): VocabularyKeys {
  return {
    concepts: concepts.keys,
    terms: terms.keys,
    choices: choices.keys,
    owners: owners.keys,
    rows: rows.keys,
    wishes: wishes.keys,
  };
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}

// FNV-1a over words instead of bytes: each step is one to one, so a change of one word always shows.
function checksumOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, (bytes.length - 8) / 4);
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ (words[at] as number), 0x01000193);
  return sum >>> 0;
}
