import { createPhrases } from "./reading/phrases.ts";
import type { Token, Tokens } from "./reading/scan.ts";
import { timeUnits, type TimeUnit } from "./reading/time-units.ts";

/** What an amount is paid for: "$20 an hour", "5000₮/цаг", "сард 8 сая", "3k monthly". Undefined where it is the whole sum. */
export function rateOf(tokens: Tokens, start: number, end: number): TimeUnit | undefined {
  return rateAfter(tokens, end) ?? rateBefore(tokens, start);
}

const perWords = new Set(["per", "/", "a", "an", "each", "every", "нэг", "neg", "1"]);
const everyWords = createPhrases<true>([
  { means: true, exact: "bur|tutam|tutamd", mongolian: "бүр*|тутам*" },
]);
const sumWords = new Set([
  "max",
  "maximum",
  "+",
  "gross",
  "net",
  "each",
  ")",
  "orchim",
  "орчим",
  "хүртэл",
  "hurtel",
]);

function rateAfter(tokens: Tokens, end: number): TimeUnit | undefined {
  let at = end;
  while (at < end + 2 && sumWords.has(tokens[at]?.text ?? "")) at++;
  const adverb = adverbs.at(tokens, at);
  if (adverb !== undefined) return adverb.means;
  const isPer = perWords.has(tokens[at]?.text ?? "");
  const unit = timeUnits.at(tokens, isPer ? at + 1 : at);
  if (unit === undefined) return undefined;
  const isRate = isPer || isPart(tokens, unit.end) || everyWords.at(tokens, unit.end) !== undefined;
  return isRate ? unit.means : undefined;
}

/** How far before its amount a rate is named: "сарын төсөв нь ойролцоогоор 8 сая", "monthly budget of up to $3k". */
const reach = 5;

function rateBefore(tokens: Tokens, start: number): TimeUnit | undefined {
  for (let end = start; end > 0 && end > start - reach; end--) {
    if (endsClause.has(tokens[end - 1]?.text ?? "") || (tokens[end]?.kind === "digits" && end < start))
      return undefined;
    const adverb = adverbs.before(tokens, end);
    if (adverb !== undefined) return adverb.means;
    const isEvery = everyWords.before(tokens, end) !== undefined;
    const unit = timeUnits.before(tokens, isEvery ? end - 1 : end);
    const isRate = isEvery || isPart(tokens, end) || isTopic(tokens[end]);
    if (unit !== undefined && isRate && !isCounted(tokens, unit.start)) return unit.means;
  }
  return undefined;
}

const endsClause = new Set([",", ";", ".", "(", ")", "+", "!", "?"]);

// 6 сарын 50 сая is for six months; нэг сарын 3 сая for each.
function isCounted(tokens: Tokens, unitAt: number): boolean {
  const before = tokens[unitAt - 1];
  return before?.kind === "digits" ? before.text !== "1" : false;
}

// цаг нь 30 мянга
function isTopic(token: Token | undefined): boolean {
  return token?.text === "нь" || token?.text === "ni";
}

// A Mongolian unit in the genitive, dative or instrumental: сарын, сард, цагаар, жилдээ.
function isPart(tokens: Tokens, unitEnd: number): boolean {
  return /(?:[ндт]|[аэоө]{2}р?|[ndt]|(?:aa|ee|oo|uu)r?)$/.test(tokens[unitEnd - 1]?.text ?? "");
}

const adverbs = createPhrases<TimeUnit>([
  { means: "hour", exact: "hourly|per hour|ph" },
  { means: "day", exact: "daily|per diem|day rate" },
  { means: "week", exact: "weekly" },
  { means: "month", exact: "monthly|pcm|p . m ." },
  { means: "year", exact: "yearly|annual|annually|per annum|p . a .|pa" },
]);
