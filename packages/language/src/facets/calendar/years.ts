import { isYear, yearOf, type Day } from "./calendar.ts";
import type { Evidence } from "./date-parts.ts";
import { relativeYears, yearWord } from "./date-words.ts";
import { skipEnding } from "../reading/phrases.ts";
import type { Tokens } from "../reading/scan.ts";

export type Year = {
  readonly on: (today: Day) => number;
  readonly evidence: Evidence;
  readonly end: number;
};

/** 2026, 2026 он, 26 оны, this year, ирэх жил. */
export function readYear(tokens: Tokens, at: number): Year | undefined {
  const relative = relativeYears.at(tokens, at);
  if (relative) return { on: (today) => yearOf(today) + relative.means, evidence: "sure", end: relative.end };
  const token = tokens[at];
  if (token?.kind !== "digits") return undefined;
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const word = yearWord.at(tokens, at + 1 + hyphen);
  const isShort = token.text.length === 2 && word !== undefined;
  const year = isShort ? 2000 + Number(token.text) : Number(token.text);
  if (!isYear(year) || (!isShort && token.text.length !== 4)) return undefined;
  if (word) return { on: () => year, evidence: "sure", end: word.end };
  return { on: () => year, evidence: "context", end: skipEnding(tokens, at + 1) };
}
