// A compiled graph is a row of columns of bytes: numbers of one sort side by side, which general compressors reward.
import { createByteReader, pushNumber, type ByteReader } from "./bytes.ts";

// The order is the one that brotli made the least of.
const names = [
  "ascii",
  "sharedWords",
  "beyondAscii",
  "offsets",
  "tokens",
  "references",
  "counts",
  "kinds",
  "alphabet",
  "lengths",
  "prefixes",
] as const;

type ColumnName = (typeof names)[number];
export type ColumnsToWrite = Readonly<Record<ColumnName, number[]>>;
export type ColumnsToRead = Readonly<Record<ColumnName, ByteReader>>;

export function emptyColumns(): ColumnsToWrite {
  return columnsOf(() => []);
}

export function joinColumns(columns: ColumnsToWrite): Uint8Array {
  const head: number[] = [];
  for (const name of names) pushNumber(head, columns[name].length);
  return Uint8Array.from([head, ...names.map((name) => columns[name])].flat());
}

/** Throws a RangeError where the bytes are not those of all columns. */
export function splitColumns(bytes: Uint8Array): ColumnsToRead {
  const reader = createByteReader(bytes);
  const lengths = columnsOf(reader.number);
  const columns = columnsOf((name) => createByteReader(reader.take(lengths[name])));
  if (!reader.isAtEnd()) throw new RangeError("more bytes than compiled concepts have");
  return columns;
}

/** Made one after the other, in the order of the bytes. */
function columnsOf<T>(make: (name: ColumnName) => T): Record<ColumnName, T> {
  return {
    ascii: make("ascii"),
    sharedWords: make("sharedWords"),
    beyondAscii: make("beyondAscii"),
    offsets: make("offsets"),
    tokens: make("tokens"),
    references: make("references"),
    counts: make("counts"),
    kinds: make("kinds"),
    alphabet: make("alphabet"),
    lengths: make("lengths"),
    prefixes: make("prefixes"),
  };
}
