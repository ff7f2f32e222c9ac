// A word of a label is one byte, for the less common shared words two:
//   0, 1          written out, in ASCII or with other letters
//   2 … 49        a word that the concept has used before, by its place among its first 48
//   50 …          the commonest shared words
//   … 255         pages of the other shared words, with the place on the page as a second byte
import type { ColumnsToRead, ColumnsToWrite } from "./columns.ts";
import { isAscii, type WordReader, type WordWriter } from "./letters.ts";

const inAscii = 0;
const beyondAscii = 1;
const firstOwn = 2;
const mostOwn = 48;
const firstShared = firstOwn + mostOwn;
const tokensForShared = 256 - firstShared;
const pageSize = 256;

export const mostShared = tokensForShared * pageSize;

/** How many of so many shared words have a token of their own. */
export function countOfCommon(shared: number): number {
  return tokensForShared - Math.ceil(shared / pageSize);
}

/** `own`: the words that the concept has used so far. Writer and reader add to it alike. */
export type TokenWriter = (word: string, own: string[]) => void;
export type TokenReader = (own: string[]) => string;

export function createTokenWriter(
  shared: readonly string[],
  columns: ColumnsToWrite,
  writeWord: WordWriter,
): TokenWriter {
  const { tokens, offsets } = columns;
  const places = new Map(shared.map((word, place) => [word, place]));
  const common = countOfCommon(shared.length);
  const writeNew = (word: string) => {
    const place = places.get(word);
    if (place === undefined) {
      const ascii = isAscii(word);
      tokens.push(ascii ? inAscii : beyondAscii);
      writeWord(ascii ? columns.ascii : columns.beyondAscii, word);
    } else if (place < common) tokens.push(firstShared + place);
    else {
      tokens.push(firstShared + common + Math.floor((place - common) / pageSize));
      offsets.push((place - common) % pageSize);
    }
  };
  return (word, own) => {
    const ownPlace = own.indexOf(word);
    if (ownPlace >= 0) tokens.push(firstOwn + ownPlace);
    else {
      writeNew(word);
      if (own.length < mostOwn) own.push(word);
    }
  };
}

export function createTokenReader(
  shared: readonly string[],
  columns: ColumnsToRead,
  readWord: WordReader,
): TokenReader {
  const { tokens, offsets } = columns;
  const common = countOfCommon(shared.length);
  const readNew = (token: number) => {
    if (token === inAscii) return readWord(columns.ascii);
    if (token === beyondAscii) return readWord(columns.beyondAscii);
    const place = token - firstShared;
    return shared[place < common ? place : common + (place - common) * pageSize + offsets.byte()];
  };
  return (own) => {
    const token = tokens.byte();
    const isOwn = token >= firstOwn && token < firstShared;
    const word = isOwn ? own[token - firstOwn] : readNew(token);
    if (word === undefined) throw new RangeError("a token that stands for no word");
    if (!isOwn && own.length < mostOwn) own.push(word);
    return word;
  };
}
