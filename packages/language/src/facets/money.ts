import { isTotal, wordBeside } from "./reading/bounds.ts";
import { currencyAfter, currencyBefore, toDollars, type Currency } from "./currencies.ts";
import { createPhrases } from "./reading/phrases.ts";
import type { Range } from "./range.ts";
import { rateOf } from "./rates.ts";
import { scan, type Tokens } from "./reading/scan.ts";
import { readSpans, type Span } from "./reading/spans.ts";
import { timeUnits, type TimeUnit } from "./reading/time-units.ts";

export type MoneyOptions = {
  /** Tögrög for one US dollar. */
  readonly mntPerUsd?: number;
  /** In which a sum is meant that names no currency; otherwise its size and the words around it tell. */
  readonly usual?: Currency;
};

export type Money = Range & {
  /** The amount is paid for each of these ("$20 an hour"), and so is no whole budget. Absent on a whole sum. */
  readonly per?: TimeUnit;
};

type MoneyInCurrency = Money & { readonly currency: Currency };

export const defaultMntPerUsd = 3570;

/**
 * The amount that people typed ("25-30 сая төгрөг", "$120k", "up to 40k EUR") as US dollars. "Up to" starts at 0; an open
 * end ("50k+") ends at the amount named. Of several amounts: the total, else the first whole sum, else the first rate.
 * Undefined where nothing readable stands, or in a currency without a price.
 */
export function parseMoney(text: string, options: MoneyOptions = {}): Money | undefined {
  const money = readMoney(text, options.usual);
  return money && inDollars(money, options.mntPerUsd);
}

/** Undefined in a currency without a price. */
export function inDollars(
  { currency, ...money }: MoneyInCurrency,
  mntPerUsd = defaultMntPerUsd,
): Money | undefined {
  const [min, max] = [money.min, money.max].map((amount) => toDollars(amount, currency, mntPerUsd));
  return min === undefined || max === undefined ? undefined : { ...money, min, max };
}

/** The same in the currency meant. */
export function readMoney(text: string, usual?: Currency): MoneyInCurrency | undefined {
  const tokens = scan(text);
  const spans = readSpans(tokens, { before: currencyBefore, after: currencyAfter, isOther: isOtherUnit });
  const sums = spans
    .filter((span) => isMoney(tokens, span))
    .map((span) => ({ span, per: rateOf(tokens, span.start, span.end) }));
  const whole = sums.filter(({ per }) => per === undefined);
  const named = (group: typeof sums) => group.find(({ span }) => isNamed(span)) ?? group[0];
  const chosen = whole.find(({ span }) => isTotal(tokens, span)) ?? named(whole) ?? named(sums);
  if (chosen === undefined) return undefined;
  const { span, per } = chosen;
  const ends = [span.first.amount, span.last.amount];
  const isUpTo = span.bound === "upTo" && span.first === span.last;
  return {
    min: isUpTo ? 0 : Math.min(...ends),
    max: Math.max(...ends),
    currency: currencyOf(span) ?? currencyApart(tokens, spans) ?? unnamedCurrency(tokens, span, usual),
    ...(per === undefined ? {} : { per }),
  };
}

type Sum = Span<Currency>;

function isOtherUnit(tokens: Tokens, at: number): boolean {
  return [percents, countedThings, timeUnits].some((table) => table.at(tokens, at) !== undefined);
}

function isMoney(tokens: Tokens, span: Sum): boolean {
  const { first, last, start, end } = span;
  if (isNegative(tokens, start)) return false;
  if (percents.at(tokens, end) || first.numeral.written === "vague") return false;
  if (first.unit !== undefined && last.unit !== undefined) return first.unit === last.unit;
  if (first.unit !== undefined || last.unit !== undefined) return true;
  const { written, scale } = last.numeral;
  const beside = wordBeside(tokens, end)?.end;
  if (written === "scale alone" || countedThings.at(tokens, beside ?? end)) return false;
  if (scale !== undefined) return true;
  if (tokens[end]?.kind === "word" && beside === undefined) return false;
  return [first, last].every((measure) => isPlainSum(tokens, measure)) && !isPhone(tokens, start, end);
}

// "-500", "$-500"; after anything else the sign is a dash.
function isNegative(tokens: Tokens, start: number): boolean {
  const isSigned = /^[-−]$/.test(tokens[start - 1]?.text ?? "") && tokens[start]?.glued === true;
  return isSigned && (start === 1 || currencyBefore(tokens, start - 2)?.end === start - 1);
}

// Years, numbers of people, of a house or a telephone are rarely this round.
function isPlainSum(tokens: Tokens, { numeral, start }: Sum["first"]): boolean {
  if (numeral.written === "grouped") return true;
  const digits = tokens[start]?.text ?? "";
  const isMobile = digits.length === 8 && /^[6-9]/.test(digits) && !digits.endsWith("000");
  return numeral.written === "digits" && numeral.amount >= 100 && numeral.amount % 50 === 0 && !isMobile;
}

function isPhone(tokens: Tokens, start: number, end: number): boolean {
  const isBeside = [tokens[start - 1], tokens[end]].some((token) => token?.kind === "digits");
  const isCalled = [1, 2, 3].some((back) => phoneWords.before(tokens, start - back + 1));
  return isBeside || isCalled || tokens[start - 1]?.text === "+";
}

function isNamed({ first, last }: Sum): boolean {
  return [first, last].some(({ unit, numeral }) => unit !== undefined || numeral.scale !== undefined);
}

function currencyOf({ first, last }: Sum): Currency | undefined {
  return last.unit ?? first.unit;
}

/** A currency named apart from any amount: "Төсөв (ам.доллар): 30-40k". */
function currencyApart(tokens: Tokens, spans: readonly Sum[]): Currency | undefined {
  const ends = new Map(spans.map(({ start, end }) => [start, end]));
  for (let at = 0; at < tokens.length; at = ends.get(at) ?? at + 1) {
    const found = ends.has(at) ? undefined : currencyBefore(tokens, at);
    if (found !== undefined) return found.means;
  }
  return undefined;
}

// Ten million written out in bare digits are tögrög, and so is every large sum in a Mongolian text.
const [surelyTogrog, likelyTogrog] = [1e7, 1e5];

function unnamedCurrency(
  tokens: Tokens,
  { last: { numeral, amount } }: Sum,
  usual: Currency | undefined,
): Currency {
  if (numeral.mongolian) return "MNT";
  if (numeral.scale === undefined && amount >= surelyTogrog) return "MNT";
  if (usual !== undefined) return usual;
  return amount >= likelyTogrog && isMongolian(tokens) ? "MNT" : "USD";
}

function isMongolian(tokens: Tokens): boolean {
  return tokens.some(
    (token, at) => /[а-яөү]{2}/.test(token.text) || mongolianWords.at(tokens, at) !== undefined,
  );
}

const mongolianWords = createPhrases<true>([
  {
    means: true,
    exact: "bna|baina|hurtel|orchim|tusuv|tosov|tusviin|niit|heregtei|mungu|mongo|dooshgui|deesh",
  },
]);
const percents = createPhrases<true>([
  {
    means: true,
    exact:
      "%|percent|pct|per cent|хувь|хувийн|хувийг|хувиас|хувиар|хувьтай|huvi|huwi|hubi|huviin|huviig|huvias|huviar|huvitai",
    mongolian: "процент*",
  },
]);
const phoneWords = createPhrases<true>([
  {
    means: true,
    exact: "phone|tel|call|mobile|whatsapp|viber|telegram|fax|id",
    mongolian: "утас*|дугаар*|залгах|холбогдох|факс",
  },
]);
const countedThings = createPhrases<true>([
  {
    means: true,
    exact:
      "people|persons|users|customers|clients|subscribers|followers|downloads|visitors|visits|students|families|homes|litres|liters|tons|tonnes|km|kg|cups|meals|orders|views|trees|hectares|rows|lines|words|sheep|goats|cows|horses|monthly users|active users|daily users|jobs|айл|айлын|айлд|ail|ailiin|мал|mal|хонь|ямаа|мод|модны|га",
    mongolian:
      "хүн*|иргэн*|иргэд|хэрэглэгч*|үйлчлүүлэгч*|захиалагч*|дагагч*|сурагч*|оюутан*|өрх*|малчин*|литр*|тонн*|километр*|км|кг|ширхэг*|захиалга*|үзэлт*|таталт*",
  },
]);
