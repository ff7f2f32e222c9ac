// Which language a "German teacher" teaches: the trade alone is that of all languages.
import { isRomanisedMongolian, type LanguageResources } from "@khamt/language";
import type { Mention } from "../features.ts";
import type { Span } from "./wish-span.ts";

const teaching = ["language-teacher", "language-teaching"];

/** What is before the last word: «герман хэлний багш». */
const beforeTrade = /^(.+)\s\S+$/u;

/** Of whoever offers it: of people who are looked for many know English, and few teach it. */
export function languagesTaughtIn(
  { surface, concepts }: Span,
  { findConcepts, kindOf }: LanguageResources,
): Mention[] {
  const [, words] = concepts.some((id) => teaching.includes(id)) ? (beforeTrade.exec(surface) ?? []) : [];
  if (words === undefined) return [];
  const found = findConcepts(words, { romanised: isRomanisedMongolian(surface) }).map(
    ({ concept }) => concept,
  );
  const languages = found.filter((id) => kindOf(id) === "language");
  return languages.map((id) => ({ surface: words, parts: [{ concepts: [id], term: id }], weight: 1 }));
}
