import { fold } from "../text/fold.ts";
import type { Range } from "./money.ts";

/** A length of time as people type it ("3-4 сар", "6 weeks", "нэг жил", "12+ months"), in months. */
export function parseMonths(text: string): Range | undefined {
  const words =
    text
      .slice(0, 200)
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)?|\p{L}+|[-–—~+]/gu) ?? [];
  const unitAt = words.findIndex(
    (word, index) => monthsIn(word) !== undefined && hasNumberBefore(words, index),
  );
  const unit = monthsIn(words[unitAt] ?? "");
  if (unit === undefined) return undefined;
  const numbers = words
    .slice(0, unitAt)
    .map(numberOf)
    .filter((value) => value !== undefined)
    .slice(-2);
  const bonus = isHalf(words[unitAt + 1]) ? 0.5 : 0;
  const last = (numbers.at(-1) ?? 1) + bonus;
  const first = isRange(words.slice(0, unitAt)) ? (numbers.at(-2) ?? last) : last;
  return { min: Math.min(first, last) * unit, max: Math.max(first, last) * unit };
}

const weeksPerMonth = 52 / 12;
const units: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(months?|mos?|mths?|сар.*|sar|sariin|saraas|sard)$/, 1],
  [/^(weeks?|wks?|хоног|honog|долоо|doloo)$/, 1 / weeksPerMonth],
  [/^(years?|yrs?|жил.*|jil|jiliin)$/, 12],
  [/^(days?|өдөр|өдрийн|odor|udur)$/, 12 / 365],
  [/^(quarters?|улирал|uliral)$/, 3],
];

function monthsIn(word: string): number | undefined {
  return units.find(([pattern]) => pattern.test(word))?.[1];
}

function hasNumberBefore(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - 3), index).some((word) => numberOf(word) !== undefined);
}

function isRange(words: readonly string[]): boolean {
  return words.slice(-4).some((word) => /^[-–—~]$|^to$|^or$|^аас$|^оос$|^ээс$|^эсвэл$/.test(word));
}

function isHalf(word: string | undefined): boolean {
  return word !== undefined && /^(хагас|hagas)/.test(word);
}

function numberOf(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word.replace(",", "."));
  const english = englishNumbers.get(word);
  if (english !== undefined) return english;
  return word.length < 3 ? undefined : mongolianNumbers.get(fold(word));
}

// A map, because any word may be looked up, "constructor" too.
const englishNumbers = new Map<string, number>(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    half: 0.5,
    several: 3,
    couple: 2,
  }),
);
const mongolianNumbers = new Map<string, number>(
  [
    ["нэг", 1],
    ["нэгэн", 1],
    ["хоёр", 2],
    ["гурав", 3],
    ["гурван", 3],
    ["дөрөв", 4],
    ["дөрвөн", 4],
    ["тав", 5],
    ["таван", 5],
    ["зургаа", 6],
    ["зургаан", 6],
    ["долоон", 7],
    ["найм", 8],
    ["найман", 8],
    ["ес", 9],
    ["есөн", 9],
    ["арав", 10],
    ["арван", 10],
    ["хагас", 0.5],
  ].map(([word, value]) => [fold(String(word)), Number(value)]),
);
