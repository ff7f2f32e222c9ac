// Words in one byte a letter: ASCII as it is, up to 128 other letters by their place in the alphabet of the graph,
// anything else by its number. A space ends a word, so that brotli finds the English words that it knows.
import { pushNumber, type ByteReader } from "./bytes.ts";

const byNumber = 0;
const space = 32;
const firstBeyondAscii = 128;

export function isAscii(word: string): boolean {
  return /^[\0-\x7f]*$/.test(word);
}

/** The letters beyond ASCII that the words use most. */
export function alphabetOf(words: Iterable<string>): string[] {
  const uses = new Map<string, number>();
  for (const word of words)
    for (const letter of word) if (!isAscii(letter)) uses.set(letter, (uses.get(letter) ?? 0) + 1);
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([letter]) => letter);
  return byUse.slice(0, 256 - firstBeyondAscii).sort();
}

export type WordWriter = (column: number[], word: string) => void;

export function createWordWriter(alphabet: readonly string[]): WordWriter {
  const bytes = new Map(alphabet.map((letter, index) => [letter, firstBeyondAscii + index]));
  for (let byte = byNumber + 1; byte < firstBeyondAscii; byte++)
    if (byte !== space) bytes.set(String.fromCharCode(byte), byte);
  return (column, word) => {
    for (const letter of word) {
      const byte = bytes.get(letter);
      column.push(byte ?? byNumber);
      if (byte === undefined) pushNumber(column, letter.codePointAt(0) ?? 0);
    }
    column.push(space);
  };
}

export type WordReader = (column: ByteReader) => string;

export function createWordReader(alphabet: readonly string[]): WordReader {
  const letters = Array.from({ length: firstBeyondAscii }, (_, byte) => String.fromCharCode(byte));
  letters.push(...alphabet);
  return (column) => {
    let word = "";
    for (let byte = column.byte(); byte !== space; byte = column.byte())
      word += byte === byNumber ? String.fromCodePoint(column.number()) : letters[byte];
    return word;
  };
}
