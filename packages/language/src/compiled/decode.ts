import { conceptKinds, type Concept } from "../graph/parse.ts";
import type { ByteReader } from "./bytes.ts";
import { splitColumns, type ColumnsToRead } from "./columns.ts";
import { createWordReader } from "./letters.ts";
import { createTokenReader, type TokenReader } from "./tokens.ts";
import { readSharedWords } from "./vocabulary.ts";

/** The concepts that `encodeConcepts` was given. Throws a RangeError for bytes that it cannot have made. */
export function decodeConcepts(bytes: Uint8Array): Concept[] {
  const columns = splitColumns(bytes);
  const readWord = createWordReader(
    readToEnd(columns.alphabet, (column) => String.fromCodePoint(column.number())),
  );
  const shared = readSharedWords(columns.prefixes, () => readWord(columns.sharedWords));
  const kinds = readToEnd(columns.kinds, (column) => itemAt(conceptKinds, column.byte()));
  const readLabels = createLabelReader(kinds.length, columns, createTokenReader(shared, columns, readWord));
  const ids = readLabels("-").map((labels) => itemAt(labels, 0));
  const [en, mn, hidden, tagOnly] = [readLabels(" "), readLabels(" "), readLabels(" "), readLabels(" ")];
  const [broader, related, implies] = [
    readReferences(ids, columns),
    readReferences(ids, columns),
    readReferences(ids, columns),
  ];
  return ids.map((id, index) => ({
    id,
    kind: itemAt(kinds, index),
    labels: { en: itemAt(en, index), mn: itemAt(mn, index) },
    hidden: itemAt(hidden, index),
    tagOnly: itemAt(tagOnly, index),
    broader: itemAt(broader, index),
    related: itemAt(related, index),
    implies: itemAt(implies, index),
  }));
}

/** Reads the next field of all concepts. */
function createLabelReader(concepts: number, { counts, lengths }: ColumnsToRead, readToken: TokenReader) {
  const owns = Array.from({ length: concepts }, (): string[] => []);
  const readLabel = (own: string[], separator: string) =>
    repeat(lengths.number(), () => readToken(own)).join(separator);
  return (separator: string): string[][] =>
    owns.map((own) => repeat(counts.number(), () => readLabel(own, separator)));
}

/** The next field of all concepts; each reference is told as a distance from the one before it. */
function readReferences(ids: readonly string[], { counts, references }: ColumnsToRead): string[][] {
  let last = 0;
  return ids.map(() => repeat(counts.number(), () => itemAt(ids, (last += references.difference()))));
}

function readToEnd<T>(column: ByteReader, read: (column: ByteReader) => T): T[] {
  const items: T[] = [];
  while (!column.isAtEnd()) items.push(read(column));
  return items;
}

function repeat<T>(times: number, read: () => T): T[] {
  const items: T[] = [];
  while (items.length < times) items.push(read());
  return items;
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError("a number that stands for nothing");
  return item;
}
