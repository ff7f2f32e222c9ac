import { boundOf, wordBeside, type Bound } from "./bounds.ts";
import { readNumeral, type Numeral } from "./numerals.ts";
import { createPhrases, isFrom, skipEnding, type Found } from "./phrases.ts";
import { isGlued, type Tokens } from "./scan.ts";

type ReadUnit<U> = (tokens: Tokens, at: number) => Found<U> | undefined;

export type Units<U> = {
  readonly after: ReadUnit<U>;
  /** Units that may stand before the number, like $. */
  readonly before?: ReadUnit<U>;
  /** Whether the words there are of another kind of unit. */
  readonly isOther?: (tokens: Tokens, at: number) => boolean;
};

/** One amount, or a range of two: "$30k", "30-40 сая ₮", "35 саяас 70 сая хүртэл", "6 months to 1 year". */
export type Span<U> = {
  readonly first: Measure<U>;
  /** The same as the first where there is no range. */
  readonly last: Measure<U>;
  readonly bound: Bound | undefined;
  readonly start: number;
  readonly end: number;
};

export type Measure<U> = {
  readonly numeral: Numeral;
  readonly amount: number;
  readonly unit: U | undefined;
  /** A bound between the number and its unit: 12+ months, 30 гаруй хүн. */
  readonly innerBound: Bound | undefined;
  readonly start: number;
  readonly end: number;
};

/** Every amount of the text in its order, each token read once. */
export function readSpans<U>(tokens: Tokens, units: Units<U>): Span<U>[] {
  const spans: Span<U>[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = readSpan(tokens, at, units);
    if (span !== undefined) spans.push(span);
    at = span?.end ?? at + 1;
  }
  return spans;
}

function readSpan<U>(tokens: Tokens, at: number, units: Units<U>): Span<U> | undefined {
  const first = readMeasure(tokens, at, units);
  if (first === undefined) return undefined;
  const joined = afterJoin(tokens, first, at) ?? beforeNeighbour(tokens, first);
  const next = joined === undefined ? undefined : readMeasure(tokens, joined, units);
  const second = next && isSecond(tokens, { first, next, units }) ? next : undefined;
  const { start } = first;
  const end = second?.end ?? first.end;
  const bound = (second ?? first).innerBound ?? boundOf(tokens, start, end);
  if (second === undefined) return { first, last: first, bound, start, end };
  return { ...shareSizes(first, second), bound, start, end };
}

// "$25k or a grant", "$25k - 3 months": what follows is no second amount.
function isSecond<U>(
  tokens: Tokens,
  { first, next, units }: { first: Measure<U>; next: Measure<U>; units: Units<U> },
): boolean {
  if (next.unit !== undefined || next.numeral.scale !== undefined) return true;
  if (next.numeral.written === "words" || next.numeral.written === "vague") return false;
  if (first.unit === undefined && first.numeral.scale === undefined) return true;
  const isLess = next.amount < first.amount / (first.numeral.scale ?? 1);
  return !isLess && !units.isOther?.(tokens, next.end);
}

function readMeasure<U>(tokens: Tokens, at: number, units: Units<U>): Measure<U> | undefined {
  const before = units.before?.(tokens, at);
  const from = before?.end ?? at;
  // B2B, Q2, web3: the digits belong to the name.
  if (before === undefined && isGlued(tokens[at], "digits") && tokens[at - 1]?.kind === "word")
    return undefined;
  const numeral = readNumeral(tokens, from);
  if (numeral === undefined || !Number.isFinite(numeral.amount)) return undefined;
  const ending = skipEnding(tokens, numeral.end);
  const inner = wordBeside(tokens, ending);
  const direct = units.after(tokens, numeral.end) ?? units.after(tokens, ending);
  const after = direct ?? (inner && units.after(tokens, inner.end));
  return {
    numeral,
    amount: numeral.amount,
    unit: after?.means ?? before?.means,
    innerBound: after !== direct ? inner?.bound : undefined,
    start: at,
    end: after === undefined ? ending : skipEnding(tokens, after.end),
  };
}

/** What stands between the ends of a range. */
export const joins = createPhrases<true>([
  {
    means: true,
    exact: "-|–|—|−|‐|‑|~|- -|. .|. . .|to|till|until|through|or|up to|and up to|аас|ээс|оос|өөс|aas|ees|oos",
    mongolian: "эсвэл|юмуу",
  },
]);

function afterJoin<U>(tokens: Tokens, first: Measure<U>, start: number): number | undefined {
  const join = joins.at(tokens, first.end);
  if (join !== undefined) return join.end;
  if (isFrom(tokens[first.end - 1]?.text)) return first.end;
  const isBetween = tokens[start - 1]?.text === "between";
  return isBetween && tokens[first.end]?.text === "and" ? first.end + 1 : undefined;
}

/** "Хоёр гурван сар" and "2, 3 сар" are two to three of them. */
function beforeNeighbour<U>(tokens: Tokens, { numeral, unit, end }: Measure<U>): number | undefined {
  if (unit !== undefined || numeral.scale !== undefined || numeral.amount > 9) return undefined;
  const isListed = tokens[end]?.text === "," && tokens[end + 1]?.glued === false;
  if (!isListed && !(numeral.written === "words" && numeral.mongolian)) return undefined;
  const next = readNumeral(tokens, isListed ? end + 1 : end);
  const isNext = next !== undefined && next.amount === (numeral.amount + 1) * (next.scale ?? 1);
  return isNext ? end + (isListed ? 1 : 0) : undefined;
}

/** "30-40 сая" is 30 сая to 40 сая, "$30k-40" $30k to $40k; "500-1.2 сая" begins at 500 мянга. */
function shareSizes<U>(first: Measure<U>, last: Measure<U>): Pick<Span<U>, "first" | "last"> {
  const [low, high] = [first.numeral, last.numeral];
  const isSmall = (numeral: Numeral) => numeral.scale === undefined && numeral.amount < 1000;
  if (isSmall(low) && high.scale !== undefined) {
    const count = high.amount / high.scale;
    const size = low.amount <= count ? high.scale : Math.max(1, high.scale / 1000);
    return { first: resized(first, size, high), last };
  }
  if (isSmall(high) && low.scale !== undefined && high.amount >= low.amount / low.scale)
    return { first, last: resized(last, low.scale, low) };
  return { first, last };
}

function resized<U>(measure: Measure<U>, size: number, like: Numeral): Measure<U> {
  const numeral = { ...measure.numeral, scale: size, mongolian: like.mongolian };
  return { ...measure, numeral, amount: measure.amount * size };
}
