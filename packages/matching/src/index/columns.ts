// Documents side by side, one typed array for each thing that is known of them: 305 bytes for a profile of 50 words.
// Lists of a document lie in a row; `starts` tells where, with one entry more than there are documents.
import type { Document } from "./document.ts";

const layout = {
  ownStarts: Uint32Array,
  /** The own concepts: 16 bits of number, then the worth, then the weight. */
  own: Uint32Array,
  /** Their worth as offers; empty for the asking side. */
  offered: Uint8Array,
  termStarts: Uint32Array,
  /** Number, then a bit for words that are not offered, then the weight. */
  terms: Uint32Array,
  needStarts: Uint32Array,
  /** A bit for the start of a need that is plainly asked, two for the kind, then the number. */
  needs: Uint32Array,
  shares: Uint8Array,
  /** Pairs of document and refused concept, few. */
  refusers: Uint16Array,
  refused: Uint16Array,
  rows: Uint32Array,
  wishes: Uint32Array,
  bands: Uint8Array,
  trusts: Uint8Array,
  standings: Uint8Array,
  owners: Uint32Array,
  updated: Uint32Array,
} as const;

export type ColumnName = keyof typeof layout;
export type Columns = { [K in ColumnName]: InstanceType<(typeof layout)[K]> };
export const columnNames = Object.keys(layout) as ColumnName[];
export const columnTypes: Readonly<
  Record<ColumnName, typeof Uint8Array | typeof Uint16Array | typeof Uint32Array>
> = layout;

export interface ColumnWriter {
  /** Longer than what is written; replaced when they grow. */
  readonly columns: Columns;
  readonly append: (document: Document) => void;
  /** Appends one document of other columns. */
  readonly copy: (from: Columns, doc: number) => void;
  readonly finished: () => Columns;
}

export function createColumnWriter(): ColumnWriter {
  const columns = columnsOf((name) => empty(name, 0));
  const lengths = Object.fromEntries(columnNames.map((name) => [name, 0])) as Record<ColumnName, number>;
  const push = (name: ColumnName, value: number) => {
    const length = lengths[name]++;
    if (length === columns[name].length) {
      const longer = empty(name, Math.max(16, length * 2));
      longer.set(columns[name]);
      columns[name] = longer as never;
    }
    columns[name][length] = value;
  };
  const close = () => {
    push("ownStarts", lengths.own);
    push("termStarts", lengths.terms);
    push("needStarts", lengths.needs);
  };
  close();
  return {
    columns,
    append: (document) => {
      write(document, lengths.rows, push);
      close();
    },
    copy: (from, doc) => {
      copyDocument(from, doc, lengths.rows, push);
      close();
    },
    finished: () => columnsOf((name) => columns[name].slice(0, lengths[name])),
  };
}

// A copy of an object that has all keys has a shape that the engine knows; made key by key it would be a dictionary.
export function columnsOf(make: (name: ColumnName) => Uint8Array | Uint16Array | Uint32Array): Columns {
  const columns = { ...layout } as unknown as Columns;
  for (const name of columnNames) columns[name] = make(name) as never;
  return columns;
}

// Filled with what no document is called, so that what is not written yet is found by nobody.
function empty(name: ColumnName, length: number) {
  return new columnTypes[name](length).fill(-1);
}

type Push = (name: ColumnName, value: number) => void;

function write(document: Document, place: number, push: Push): void {
  for (const { concept, offered, worth, weight } of document.concepts) {
    push("own", packOwn(concept, worth, weight));
    if (offered !== undefined) push("offered", offered);
  }
  for (const { term, isOffered, weight } of document.terms) push("terms", packTerm(term, isOffered, weight));
  for (const { kind, number, isAsked, share } of document.needs) {
    push("needs", packNeed(kind, number, isAsked));
    push("shares", share);
  }
  for (const concept of document.refused) {
    push("refusers", place);
    push("refused", concept);
  }
  push("rows", document.row);
  push("wishes", document.wishes);
  push("bands", document.band);
  push("trusts", document.trust);
  push("standings", document.standing);
  push("owners", document.owner);
  push("updated", document.updated);
}

const listed = [
  ["ownStarts", ["own", "offered"]],
  ["termStarts", ["terms"]],
  ["needStarts", ["needs", "shares"]],
] as const;
const single = ["rows", "wishes", "bands", "trusts", "standings", "owners", "updated"] as const;

function copyDocument(from: Columns, doc: number, place: number, push: Push): void {
  for (const [starts, names] of listed) {
    const [start, end] = [from[starts][doc] ?? 0, from[starts][doc + 1] ?? 0];
    for (const name of names) for (const value of from[name].subarray(start, end)) push(name, value);
  }
  for (const concept of refusedBy(from, doc)) {
    push("refusers", place);
    push("refused", concept);
  }
  for (const name of single) push(name, from[name][doc] ?? 0);
}

const none: readonly number[] = [];

export function refusedBy({ refusers, refused }: Columns, doc: number): readonly number[] {
  const start = lowerBound(refusers, doc);
  if (refusers[start] !== doc) return none;
  let end = start + 1;
  while (refusers[end] === doc) end++;
  return Array.from(refused.subarray(start, end));
}

function lowerBound(sorted: Uint16Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function packOwn(concept: number, worth: number, weight: number): number {
  return ((concept << 16) | (worth << 8) | weight) >>> 0;
}
export const conceptIn = (entry: number): number => entry >>> 16;
export const worthIn = (entry: number): number => (entry >>> 8) & 0xff;
/** Of an own concept or of a term. */
export const weightIn = (entry: number): number => entry & 0xff;

const notOffered = 1 << 8;

function packTerm(term: number, isOffered: boolean, weight: number): number {
  return ((term << 9) | (isOffered ? 0 : notOffered) | weight) >>> 0;
}
export const termIn = (entry: number): number => entry >>> 9;
export const isOfferedIn = (entry: number): boolean => (entry & notOffered) === 0;

function packNeed(kind: number, number: number, isAsked: boolean): number {
  return ((isAsked ? 1 << 31 : 0) | (kind << 29) | number) >>> 0;
}
export const startsNeedIn = (entry: number): boolean => entry >>> 31 === 1;
export const kindIn = (entry: number): number => (entry >>> 29) & 3;
export const numberIn = (entry: number): number => entry & 0x1fffffff;
