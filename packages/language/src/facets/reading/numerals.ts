import { readDigits } from "./digits.ts";
import { countWords, scaleWords, type CountWord } from "./number-words.ts";
import { createPhrases, isFrom } from "./phrases.ts";
import { isGlued, type Tokens } from "./scan.ts";

export type Numeral = {
  readonly amount: number;
  /** The largest word of size in it: a thousand, a million … */
  readonly scale?: number;
  /** How sure it is that somebody counts something. */
  readonly written: "digits" | "grouped" | "words" | "scale alone" | "vague";
  readonly mongolian: boolean;
  readonly end: number;
};

/**
 * A number in digits or words, and its size: 1,5 сая; хоёр зуун мянга; 1 сая 500 мянга; half a million; тэрбум хагас.
 * `below`: only sizes smaller than this one.
 */
export function readNumeral(tokens: Tokens, at: number, below = Infinity): Numeral | undefined {
  const count = readDigitCount(tokens, at) ?? readWordCount(tokens, at);
  const scale = readScale(tokens, count === undefined ? at : skipAbout(tokens, count.end));
  if (scale === undefined) return count;
  if (scale.size >= below || (count === undefined && scale.short)) return undefined;
  const amount =
    scale.size * (scale.size >= 1e6 ? (count?.decimal ?? count?.amount ?? 1) : (count?.amount ?? 1));
  const isHalved = isHalf(tokens, scale.end);
  const numeral: Numeral = {
    amount: isHalved ? amount + scale.size / 2 : amount,
    scale: scale.size,
    written: count?.written ?? (isHalved ? "words" : "scale alone"),
    mongolian: scale.mongolian,
    end: isHalved ? scale.end + 1 : scale.end,
  };
  return isHalved ? numeral : withRest(tokens, numeral, scale.size);
}

/** The "and a half" of тэрбум хагас, жил хагас. */
export function isHalf(tokens: Tokens, at: number): boolean {
  return tokens[at]?.kind === "word" && /^(?:хагас|hagas)/.test(tokens[at].text);
}

type Count = Numeral & {
  /** What digits with one point are before a large size: 1.250 тэрбум. */
  readonly decimal?: number;
};

function readDigitCount(tokens: Tokens, at: number): Count | undefined {
  const digits = readDigits(tokens, at);
  if (digits === undefined) return undefined;
  const { value, end, grouped, decimal } = digits;
  const half = withAndAHalf(tokens, end);
  const hundred = countWords.at(tokens, end);
  const written = grouped ? "grouped" : "digits";
  if (value < 10 && hundred?.means.kind === "hundred")
    return { amount: value * 100, written, mongolian: hundred.means.mongolian, end: hundred.end };
  return {
    amount: value + half.bonus,
    written,
    mongolian: false,
    end: half.end,
    ...(decimal === undefined ? {} : { decimal }),
  };
}

/** Words below a thousand: хоёр зуун тавин гурав; two hundred and fifty; one and a half; half a. */
function readWordCount(tokens: Tokens, at: number): Count | undefined {
  const first = countAt(tokens, at);
  if (first === undefined) return undefined;
  let { value } = first.means;
  let last: CountWord = first.means;
  let { end } = first;
  for (;;) {
    const next = countAt(tokens, isJoined(tokens, end, last) ? end + 1 : end);
    if (next === undefined || isFrom(tokens[end - 1]?.text) || !mayFollow(last, next.means)) break;
    value = next.means.kind === "hundred" ? value * 100 : value + next.means.value;
    last = next.means;
    end = next.end;
  }
  const half = withAndAHalf(tokens, end);
  const written = first.means.kind === "vague" ? "vague" : "words";
  return { amount: value + half.bonus, written, mongolian: first.means.mongolian, end: half.end };
}

// долоо хоног is the week, not seven.
function countAt(tokens: Tokens, at: number): ReturnType<typeof countWords.at> {
  return weeks.at(tokens, at) === undefined ? countWords.at(tokens, at) : undefined;
}

const weeks = createPhrases<true>([{ means: true, mongolian: "долоо хоног*" }]);

function isJoined(tokens: Tokens, at: number, last: CountWord): boolean {
  const text = tokens[at]?.text;
  return (last.kind === "hundred" && text === "and") || (last.kind === "ten" && text === "-");
}

function mayFollow(last: CountWord, next: CountWord): boolean {
  if (last.mongolian !== next.mongolian) return false;
  if (next.kind === "hundred") return last.kind === "unit" || last.kind === "vague";
  if (next.kind === "unit") return last.kind === "hundred" || (last.kind === "ten" && next.value < 10);
  return next.kind === "ten" && last.kind === "hundred";
}

function withAndAHalf(tokens: Tokens, at: number): { bonus: number; end: number } {
  const words = tokens
    .slice(at, at + 3)
    .map((token) => token.text)
    .join(" ");
  return words === "and a half" ? { bonus: 0.5, end: at + 3 } : { bonus: 0, end: at };
}

// 20 гаруй сая, 5 орчим мянга.
function skipAbout(tokens: Tokens, at: number): number {
  return /^(?:гаруй|орчим|шахам|garui|orchim|shaham)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
}

function readScale(tokens: Tokens, at: number) {
  const found = scaleWords.at(tokens, at);
  // 100m2 is an area.
  if (found === undefined || isGlued(tokens[found.end], "digits")) return undefined;
  return { ...found.means, end: found.end };
}

// "1 сая 500 мянга" goes on with smaller sizes.
function withRest(tokens: Tokens, first: Numeral, size: number): Numeral {
  if (tokens[first.end]?.kind === "sign") return first;
  const rest = readNumeral(tokens, first.end, size);
  if (rest?.scale === undefined || rest.amount >= size || rest.written === "scale alone") return first;
  return { ...first, amount: first.amount + rest.amount, end: rest.end };
}
