import { createPhrases } from "./phrases.ts";
import type { Tokens } from "./scan.ts";

export type Bound = "upTo" | "atLeast";

/** Whether the words beside an amount make it the most or the least: "up to", "дээд тал нь", "-аас доошгүй", "+". */
export function boundOf(tokens: Tokens, start: number, end: number): Bound | undefined {
  let first = start;
  for (let skipped = 0; skipped < mostFillers && isFiller(tokens, first - 1); skipped++) first--;
  const next = isFiller(tokens, end) ? end + 1 : end;
  return (boundsAfter.at(tokens, next) ?? boundsBefore.before(tokens, first))?.means;
}

/** A word after an amount that says nothing about what it counts: хүртэл, max, орчим. */
export function wordBeside(
  tokens: Tokens,
  at: number,
): { bound: Bound | undefined; end: number } | undefined {
  const bound = boundsAfter.at(tokens, at);
  const end = bound?.end ?? fillers.at(tokens, at)?.end;
  return end === undefined ? undefined : { bound: bound?.means, end };
}

/** "Нийт 48 сая", "5 months altogether": what several amounts come to. */
export function isTotal(tokens: Tokens, { start, end }: { start: number; end: number }): boolean {
  return (
    [0, 1, 2].some((back) => totals.before(tokens, start - back)) || totals.at(tokens, end) !== undefined
  );
}

const mostFillers = 3;

function isFiller(tokens: Tokens, at: number): boolean {
  return fillers.at(tokens, at) !== undefined;
}

const fillers = createPhrases<true>([
  {
    means: true,
    exact:
      "~|≈|:|of|is|the|about|around|approx|approximately|roughly|circa|ca|some|total|budget|budgets|only|maybe|probably|currently|нь|ni|n",
    mongolian:
      "ойролцоогоор|орчим*|барагцаагаар|дунджаар|нийт|нийтдээ|бараг|төсөв*|байж|байна|болно|магадгүй|одоогоор",
  },
]);

const boundsBefore = createPhrases<Bound>([
  {
    means: "upTo",
    exact:
      "up to|upto|under|below|less than|fewer than|lower than|at most|at the most|at max|not more than|no more than|not over|not above|not exceeding|not to exceed|max|max .|maximum|maximally|within|limited to|<|≤|до|maks",
    mongolian:
      "дээд тал нь|дээд тал|дээд хэмжээ|хамгийн ихдээ|ихдээ|хамгийн дээд тал нь|хамгийн дээд нь|максимум",
  },
  {
    means: "atLeast",
    exact:
      "at least|over|above|more than|from|starting at|starting from|start at|no less than|not less than|no fewer than|not under|not below|min|min .|minimum|minimally|upwards of|>|≥|от",
    mongolian: "дор хаяж|доод тал нь|доод тал|наад зах нь|хамгийн багадаа|багадаа|хамгийн бага нь|минимум",
  },
]);

const boundsAfter = createPhrases<Bound>([
  {
    means: "upTo",
    exact: "max|maximum|tops|at most|or less|or fewer|or under|and under|and below|limit|dotr",
    mongolian:
      "хүртэл*|хүртэлх|хүртэлхи|хуртал|дотор|дотор нь|доош|доошоо|доогуур|ихгүй|илүүгүй|хэтрэхгүй|хэтрүүлэхгүй|хэтрэлгүй|давахгүй|хүрэхгүй|хүрэхгүйгээр|багтаан|багтаана|багтаж|бага",
  },
  {
    means: "atLeast",
    exact: "+|or more|or above|or over|and up|and above|and over|and more|minimum|min|at least|plus",
    mongolian:
      "дээш|дээшээ|дээшхи|дээшх|доошгүй|багагүй|дутахгүй|дутуугүй|гаруй|илүү|давсан|давна|их|хэтэрсэн",
  },
]);

const totals = createPhrases<true>([
  {
    means: true,
    exact: "total|in total|overall|altogether|all in all|in all|in sum",
    mongolian: "нийт|нийтдээ|бүгд|нийлээд|нийлбэр*|дүн|бүх",
  },
]);
