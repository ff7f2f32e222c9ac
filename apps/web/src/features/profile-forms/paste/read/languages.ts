import type { LanguageResources } from "@khamt/language";
import { isOwnStory, listed, type Reader } from "./abilities.ts";
import { isOfOthers, linesOf, sentencesOf, type Document } from "./document.ts";
import { piecesOf } from "./prose.ts";
import { once, take, type Taken } from "./taken.ts";

const spoken =
  /\b(?:fluent|native|speak|spoken|proficient|bilingual|conversational|ielts|toefl|mother tongue)\b|(?:хэлтэй|хэлээр|хэл мэд|хэлний|төрөлх)|(?:kheltei|heltei|khelter|heleer|kheleer)/iu;

/** Languages of a list or of a sentence about speaking. */
export function readLanguages(document: Document, { language, written }: Reader): Taken | undefined {
  const list = linesOf(document, "languages");
  if (list.length > 0) {
    const ids = listed(document, ["languages"]).map((entry) => languageCalled(withoutLevel(entry), language));
    const known = ids.filter((id) => id !== undefined).map((id) => language.labelOf(id, written));
    return take("languages", once(known).slice(0, 8), list.map(({ whole }) => whole).join(" · "));
  }
  const own = sentencesOf(document.filter(isOwnStory)).filter((each) => !isOfOthers(each));
  const sentences = own.filter((each) => spoken.test(each));
  const found = sentences.flatMap((words) =>
    language
      .findConcepts(words)
      .filter(({ kind, role }) => kind === "language" && role !== "not" && role !== "need")
      .map(({ concept }) => ({ concept, words })),
  );
  const named = own.flatMap((words) =>
    languagesNamed(words, language).map((concept) => ({ concept, words })),
  );
  const all = [...found, ...named];
  return take(
    "languages",
    once(all.map(({ concept }) => language.labelOf(concept, written))).slice(0, 8),
    once(all.map(({ words }) => words)).join(" · "),
  );
}

const level =
  /(?<!\p{L})(?:[abc][12]|n[1-5]|topik\s?\d?|hsk\s?\d?|ielts|toefl|native|mother tongue|fluent|good|basic|intermediate|advanced|business|conversational|some|an?|little|bit of|хэлтэй|хэл|төрөлх|чөлөөтэй|маш|сайн|дунд|дундаж|ахисан|анхан|шатны|бага|зэрэг|жаахан|түвшин|түвшний|hel|kheltei|heltei|sain|dund|jaahan|anhan|ankhan|ahisan|akhisan)(?!\p{L})/giu;

/** A sentence of nothing but languages, two at least or with how well: "Mongolian, English, some Russian." */
function languagesNamed(sentence: string, language: LanguageResources): string[] {
  const pieces = piecesOf(sentence).flatMap((piece) => piece.split(/\s+(?:and|ба|болон|bolon|ba)\s+/iu));
  const names = pieces.map(withoutLevel);
  if (names.length === 1 && names[0] === pieces[0]) return [];
  const ids = names.filter((name) => name !== "").map((name) => languageCalled(name, language));
  const known = ids.filter((id) => id !== undefined);
  return known.length === ids.length ? known : [];
}

/** "Хятад анхан" → "Хятад". */
function withoutLevel(name: string): string {
  return name
    .replaceAll(level, "")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}

/** "Орос" alone names a country as well. */
function languageCalled(name: string, language: LanguageResources): string | undefined {
  return language.conceptOfTag(name, "language") ?? language.conceptOfTag(`${name} хэл`, "language");
}
