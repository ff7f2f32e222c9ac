import { fold } from "../text/fold.ts";

export interface Range {
  readonly min: number;
  readonly max: number;
}
export interface MoneyOptions {
  /** Tögrög for one US dollar. */
  readonly mntPerUsd?: number;
}

export const defaultMntPerUsd = 3570;

/**
 * The amount that people typed ("25-30 сая төгрөг", "$120k", "up to 40k EUR") as US dollars.
 * "Up to" starts at 0; an open end ("50k+") ends at the amount named. Undefined when nothing readable stands there.
 */
export function parseMoney(text: string, options: MoneyOptions = {}): Range | undefined {
  const sample = text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/(\d)[\s\u00a0'](?=\d{3}(?!\d))/g, "$1");
  const amounts = readAmounts(sample);
  const first = amounts[0];
  if (first === undefined) return undefined;
  const second = isRange(sample, amounts) ? amounts[1] : undefined;
  const magnitude = first.magnitude ?? second?.magnitude ?? 1;
  const low =
    first.value * (second === undefined || second.value >= first.value ? magnitude : (first.magnitude ?? 1));
  const high = second === undefined ? low : second.value * (second.magnitude ?? magnitude);
  const currency = currencyOf(sample, [first, ...(second ? [second] : [])]);
  const dollars = 1 / unitsPerDollar(currency, options);
  const [min, max] = [Math.min(low, high) * dollars, Math.max(low, high) * dollars];
  return { min: upTo.test(sample) && second === undefined ? 0 : min, max };
}

interface Amount {
  readonly value: number;
  readonly magnitude: number | undefined;
  /** Where the digits stand. */
  readonly start: number;
  readonly end: number;
  /** The magnitude was a Mongolian word, so tögrög is meant unless another currency is named. */
  readonly mongolian: boolean;
}

const upTo = /up to|under|below|less than|at most|max\.?\b|хүртэл|дотор|доош|ихгүй|hurtel|dotor/;
const amountPattern = /(\d{1,15}(?:[.,]\d{1,12}){0,5})\s*(\p{L}+)?/gu;

function readAmounts(text: string): Amount[] {
  return [...text.matchAll(amountPattern)].slice(0, 8).map((match) => {
    const magnitude = magnitudeOf(match[2]);
    return {
      value: parseNumber(match[1] ?? ""),
      magnitude: magnitude?.factor,
      mongolian: magnitude?.mongolian ?? false,
      start: match.index,
      end: match.index + (match[1]?.length ?? 0),
    };
  });
}

function parseNumber(digits: string): number {
  const groups = digits.split(/[.,]/);
  const grouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  if (grouped && groups[0] !== "0") return Number(groups.join(""));
  const last = groups.pop() ?? "0";
  return groups.length === 0 ? Number(last) : Number(`${groups.join("")}.${last}`);
}

function magnitudeOf(word: string | undefined): { factor: number; mongolian: boolean } | undefined {
  if (word === undefined) return undefined;
  const english = englishMagnitudes.get(word);
  if (english !== undefined) return { factor: english, mongolian: false };
  const key = fold(word);
  const found = mongolianMagnitudes.find(([stem]) => key.startsWith(stem));
  return found && { factor: found[1], mongolian: true };
}

// A map, because any word may be looked up, "constructor" too.
const englishMagnitudes = new Map<string, number>(
  Object.entries({
    k: 1e3,
    к: 1e3,
    thousand: 1e3,
    grand: 1e3,
    m: 1e6,
    м: 1e6,
    mn: 1e6,
    mln: 1e6,
    mio: 1e6,
    million: 1e6,
    millions: 1e6,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
    kusd: 1e3,
    musd: 1e6,
    keur: 1e3,
    meur: 1e6,
  }),
);
const mongolianMagnitudes: ReadonlyArray<readonly [string, number]> = [
  [fold("мянга"), 1e3],
  [fold("мянган"), 1e3],
  [fold("сая"), 1e6],
  [fold("тэрбум"), 1e9],
];

function isRange(text: string, amounts: readonly Amount[]): boolean {
  const [first, second] = amounts;
  if (first === undefined || second === undefined) return false;
  const between = text.slice(first.end, second.start);
  return (
    /^[^\d]{0,24}$/.test(between) &&
    /[-–—~]|\bto\b|\band\b|[ая]ас|оос|ээс|өөс|-?aas|-?ees|-?oos/.test(between)
  );
}

const currencies: ReadonlyArray<readonly [RegExp, Currency]> = [
  [/₮|\bmnt\b|төг|tugr|togr|tögr|tug\b/, "MNT"],
  [/€|\beur|евро|yevro|\bevro/, "EUR"],
  [/£|\bgbp\b|pound|фунт/, "GBP"],
  [/₩|\bkrw\b|\bwon\b|вон/, "KRW"],
  [/\bjpy\b|\byen\b|иен|円/, "JPY"],
  [/\bcny\b|\brmb\b|yuan|юань|元/, "CNY"],
  [/₽|\brub\b|rubl|roubl|рубл/, "RUB"],
  [/\bkzt\b|tenge|тэнгэ|₸/, "KZT"],
  [/\bcad\b|c\$|ca\$/, "CAD"],
  [/\baud\b|a\$|au\$/, "AUD"],
  [/\bsgd\b|s\$/, "SGD"],
  [/\bchf\b|франк|swiss franc/, "CHF"],
  [/\bsek\b/, "SEK"],
  [/\bdkk\b/, "DKK"],
  [/\bpln\b|zł|zloty/, "PLN"],
  [/\bczk\b/, "CZK"],
  [/\btry\b|₺|lira\b/, "TRY"],
  [/₹|\binr\b|rupee/, "INR"],
  [/\$|usd|dollar|доллар|ам\.?\s?дол/, "USD"],
  [/¥/, "JPY"],
];

function currencyOf(text: string, amounts: readonly Amount[]): Currency {
  // A second sum in brackets may name another currency: read around the amounts first.
  const last = amounts.at(-1)?.end ?? 0;
  const near = text.slice(Math.max(0, (amounts[0]?.start ?? 0) - 8), last + 20);
  for (const part of [near, text]) {
    const found = currencies.find(([pattern]) => pattern.test(part));
    if (found !== undefined) return found[1];
  }
  return amounts.some((amount) => amount.mongolian) ? "MNT" : "USD";
}

type Currency = "USD" | "MNT" | keyof typeof otherUnitsPerDollar;
// Round yearly averages: enough to choose a band.
const otherUnitsPerDollar = {
  EUR: 0.9,
  GBP: 0.78,
  KRW: 1380,
  JPY: 150,
  CNY: 7.2,
  RUB: 90,
  KZT: 500,
  CAD: 1.38,
  AUD: 1.52,
  SGD: 1.33,
  CHF: 0.87,
  SEK: 10.3,
  DKK: 6.8,
  PLN: 3.9,
  CZK: 22.5,
  TRY: 36,
  INR: 85,
};

function unitsPerDollar(currency: Currency, options: MoneyOptions): number {
  if (currency === "USD") return 1;
  if (currency === "MNT") return options.mntPerUsd ?? defaultMntPerUsd;
  return otherUnitsPerDollar[currency];
}
