import { countWords } from "../reading/number-words.ts";
import { scan, type Tokens } from "../reading/scan.ts";

export type Ordinal = {
  readonly value: number;
  /** Marked as an ordinal: 3-р, 3rd, гуравдугаар, III. */
  readonly isMarked: boolean;
  readonly end: number;
};

/** A small number that counts places: 3, 3-р, 3rd, 3 дугаар, гуравдугаар, арван хоёрдугаар, III. */
export function readOrdinal(tokens: Tokens, at: number): Ordinal | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === "word") return readOrdinalWord(tokens, at);
  if (token.kind !== "digits" || token.text.length > 2) return undefined;
  const value = Number(token.text);
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const mark = tokens[at + 1 + hyphen];
  const isMarked =
    mark !== undefined &&
    (longMarks.has(mark.text) ||
      (shortMarks.has(mark.text) && (hyphen === 1 || mark.glued || mark.text.length === 1)));
  return { value, isMarked, end: isMarked ? at + 2 + hyphen : at + 1 };
}

const shortMarks = new Set(["р", "r", "st", "nd", "rd", "th"]);
const longMarks = new Set(["дугаар", "дүгээр", "dugaar", "dugeer", "dvgeer", "дахь", "дэх"]);
const romans = new Map([
  ["i", 1],
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
]);

function readOrdinalWord(tokens: Tokens, at: number): Ordinal | undefined {
  const ten = countWords.at(tokens, at);
  const isTen = ten?.means.value === 10 && ten.means.mongolian;
  if (!isTen) return readUnit(tokens, at);
  const unit = readUnit(tokens, ten.end);
  return unit && unit.value < 10 ? { ...unit, value: unit.value + 10 } : marked(tokens, ten.end, 10);
}

function readUnit(tokens: Tokens, at: number): Ordinal | undefined {
  const word = tokens[at]?.text ?? "";
  const roman = romans.get(word);
  if (roman !== undefined) return { value: roman, isMarked: true, end: at + 1 };
  const count = countWords.at(tokens, at);
  return count ? marked(tokens, count.end, count.means.value) : readSuffixed(word, at + 1);
}

function marked(tokens: Tokens, at: number, value: number): Ordinal | undefined {
  return longMarks.has(tokens[at]?.text ?? "") ? { value, isMarked: true, end: at + 1 } : undefined;
}

/** Хоёрдугаар, арванхоёрдугаар. */
function readSuffixed(word: string, end: number): Ordinal | undefined {
  const mark = [...longMarks].find((mark) => mark.length > 4 && word.endsWith(mark));
  if (mark === undefined) return undefined;
  const stem = word.slice(0, -mark.length);
  const isTen = /^(?:арван|arvan)./.test(stem);
  const count = countWords.at(scan(isTen ? stem.slice("арван".length) : stem), 0)?.means.value;
  return count ? { value: count + (isTen ? 10 : 0), isMarked: true, end } : undefined;
}
