// Documents side by side, one typed array for each thing that is known of them: 310 bytes for a profile of 50 words.
// Lists of a document lie in a row; `starts` tells where, with one entry more than there are documents.
import type { Document } from "./document.ts";

export type Columns = {
  ownStarts: Uint32Array;
  /** The own concepts: 16 bits of number, then the worth, then the weight. */
  own: Uint32Array;
  /** Their worth as offers; empty for the asking side. */
  offered: Uint8Array;
  termStarts: Uint32Array;
  /** Number, then a bit for words that are not offered, then the weight. */
  terms: Uint32Array;
  needStarts: Uint32Array;
  /** A bit for the start of a need, two for the kind, one for what is plainly asked, then the number. */
  needs: Uint32Array;
  shares: Uint8Array;
  /** What each calls itself, or who is there already. */
  callingStarts: Uint32Array;
  callings: Uint16Array;
  /** What a person calls themselves, with its worth as an offer. */
  tradeStarts: Uint32Array;
  trades: Uint16Array;
  tradeWorths: Uint8Array;
  /** Pairs of document and concept, few: what is refused, and whom somebody looks for none of. */
  refusers: Uint16Array;
  refused: Uint16Array;
  unwanters: Uint16Array;
  unwanted: Uint16Array;
  /** Number of the facts that are stated. */
  rows: Uint32Array;
  wishes: Uint32Array;
  /** Of budgets. */
  bands: Uint8Array;
  trusts: Uint8Array;
  /** How much is spoken of (score/chance.ts). */
  breadths: Uint8Array;
  flags: Uint8Array;
  /** Of contexts, and of those of what a company needs or a person can do. */
  lengths: Uint32Array;
  workLengths: Uint32Array;
  owners: Uint32Array;
};

type ColumnName = keyof Columns;
type Column = Columns[ColumnName];
export type ArrayType<A> = {
  new (length: number): A;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): A;
};

/**
 * Makes the columns one after the other, in their order. One object literal: objects that get their keys one by one are
 * slow dictionaries.
 */
export function columnsOf(make: <A extends Column>(type: ArrayType<A>, name: ColumnName) => A): Columns {
  return {
    ownStarts: make(Uint32Array, "ownStarts"),
    own: make(Uint32Array, "own"),
    offered: make(Uint8Array, "offered"),
    termStarts: make(Uint32Array, "termStarts"),
    terms: make(Uint32Array, "terms"),
    needStarts: make(Uint32Array, "needStarts"),
    needs: make(Uint32Array, "needs"),
    shares: make(Uint8Array, "shares"),
    callingStarts: make(Uint32Array, "callingStarts"),
    callings: make(Uint16Array, "callings"),
    tradeStarts: make(Uint32Array, "tradeStarts"),
    trades: make(Uint16Array, "trades"),
    tradeWorths: make(Uint8Array, "tradeWorths"),
    refusers: make(Uint16Array, "refusers"),
    refused: make(Uint16Array, "refused"),
    unwanters: make(Uint16Array, "unwanters"),
    unwanted: make(Uint16Array, "unwanted"),
    rows: make(Uint32Array, "rows"),
    wishes: make(Uint32Array, "wishes"),
    bands: make(Uint8Array, "bands"),
    trusts: make(Uint8Array, "trusts"),
    breadths: make(Uint8Array, "breadths"),
    flags: make(Uint8Array, "flags"),
    lengths: make(Uint32Array, "lengths"),
    workLengths: make(Uint32Array, "workLengths"),
    owners: make(Uint32Array, "owners"),
  };
}

export type ColumnWriter = {
  /** Longer than what is written; replaced when they grow. */
  readonly columns: Columns;
  readonly append: (document: Document) => void;
  /** Appends one document of other columns. */
  readonly copy: (from: Columns, doc: number) => void;
  readonly finished: () => Columns;
};

export function createColumnWriter(): ColumnWriter {
  const columns = columnsOf((type) => new type(0));
  const lengths: Partial<Record<ColumnName, number>> = {};
  const lengthOf = (name: ColumnName) => lengths[name] ?? 0;
  const push = (name: ColumnName, value: number) => {
    const length = lengthOf(name);
    lengths[name] = length + 1;
    if (length === columns[name].length) Object.assign(columns, { [name]: grown(columns[name]) });
    columns[name][length] = value;
  };
  const close = () => {
    push("ownStarts", lengthOf("own"));
    push("termStarts", lengthOf("terms"));
    push("needStarts", lengthOf("needs"));
    push("callingStarts", lengthOf("callings"));
    push("tradeStarts", lengthOf("trades"));
  };
  close();
  return {
    columns,
    append: (document) => {
      write(document, lengthOf("rows"), push);
      close();
    },
    copy: (from, doc) => {
      copyDocument(from, doc, lengthOf("rows"), push);
      close();
    },
    finished: () =>
      columnsOf((type, name) => {
        const exact = new type(lengthOf(name));
        exact.set(columns[name].subarray(0, exact.length));
        return exact;
      }),
  };
}

/** Twice as long, filled up with numbers that stand for nothing. */
function grown(column: Column): Column {
  const type =
    column instanceof Uint8Array ? Uint8Array : column instanceof Uint16Array ? Uint16Array : Uint32Array;
  const longer = new type(Math.max(16, column.length * 2)).fill(-1);
  longer.set(column);
  return longer;
}

type Push = (name: ColumnName, value: number) => void;

function write(document: Document, place: number, push: Push): void {
  for (const { concept, offered, worth, weight } of document.concepts) {
    push("own", packOwn(concept, worth, weight));
    if (offered !== undefined) push("offered", offered);
  }
  for (const { term, isOffered, weight } of document.terms) push("terms", packTerm(term, isOffered, weight));
  for (const need of document.needs) {
    push("needs", packNeed(need));
    push("shares", need.share);
  }
  for (const calling of document.callings) push("callings", calling);
  for (const { concept, worth } of document.trades) {
    push("trades", concept);
    push("tradeWorths", worth);
  }
  for (const [docs, concepts] of paired)
    for (const concept of document[concepts]) {
      push(docs, place);
      push(concepts, concept);
    }
  push("rows", document.row);
  push("wishes", document.wishes);
  push("bands", document.band);
  push("trusts", document.trust);
  push("breadths", document.breadth);
  push("flags", document.flags);
  push("lengths", document.length);
  push("workLengths", document.workLength);
  push("owners", document.owner);
}

const listed = [
  ["ownStarts", ["own", "offered"]],
  ["termStarts", ["terms"]],
  ["needStarts", ["needs", "shares"]],
  ["callingStarts", ["callings"]],
  ["tradeStarts", ["trades", "tradeWorths"]],
] as const;
const paired = [
  ["refusers", "refused"],
  ["unwanters", "unwanted"],
] as const;
const single = [
  "rows",
  "wishes",
  "bands",
  "trusts",
  "breadths",
  "flags",
  "lengths",
  "workLengths",
  "owners",
] as const;

function copyDocument(from: Columns, doc: number, place: number, push: Push): void {
  for (const [starts, names] of listed) {
    const [start, end] = [from[starts][doc], from[starts][doc + 1]];
    for (const name of names) for (const value of from[name].subarray(start, end)) push(name, value);
  }
  for (const [docs, concepts] of paired)
    for (const concept of pairedWith(doc, from[docs], from[concepts])) {
      push(docs, place);
      push(concepts, concept);
    }
  for (const name of single) push(name, from[name][doc]);
}

const none: readonly number[] = [];

export function refusedBy({ refusers, refused }: Columns, doc: number): readonly number[] {
  return pairedWith(doc, refusers, refused);
}

export function unwantedBy({ unwanters, unwanted }: Columns, doc: number): readonly number[] {
  return pairedWith(doc, unwanters, unwanted);
}

function pairedWith(doc: number, docs: Uint16Array, concepts: Uint16Array): readonly number[] {
  const start = lowerBound(docs, doc);
  if (docs[start] !== doc) return none;
  let end = start + 1;
  while (docs[end] === doc) end++;
  return Array.from(concepts.subarray(start, end));
}

export function callingsOf({ callingStarts, callings }: Columns, doc: number): Uint16Array {
  return callings.subarray(callingStarts[doc], callingStarts[doc + 1]);
}

function lowerBound(sorted: Uint16Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
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

export function termsOf({ terms, termStarts }: Columns, doc: number): Uint32Array {
  return terms.subarray(termStarts[doc], termStarts[doc + 1]);
}

function packNeed({ kind, number, starts, isAsked }: Document["needs"][number]): number {
  return ((starts ? 1 << 31 : 0) | (kind << 29) | (isAsked ? 1 << 28 : 0) | number) >>> 0;
}
export const startsNeedIn = (entry: number): boolean => entry >>> 31 === 1;
export const kindIn = (entry: number): number => (entry >>> 29) & 3;
export const isAskedIn = (entry: number): boolean => ((entry >>> 28) & 1) === 1;
export const numberIn = (entry: number): number => entry & 0xfffffff;
