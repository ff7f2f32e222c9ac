import type { Language } from "@khamt/language";
import { language as known } from "../../platform/text/language.ts";
import { hasSameNumbers } from "./numbers.ts";

type Rewording = { told: string; answer: string; reader: Language };

const mostCharacters = 300;

/** Whether an answer says what was told and nothing else, as far as a program can know: one plain sentence for the reader. */
export function isFit({ told, answer, reader }: Rewording): boolean {
  const added = withoutWordsOf(told, answer);
  return (
    answer.length <= mostCharacters &&
    isOneSentence(answer) &&
    isPlain(added) &&
    isIn(reader, added) &&
    hasSameNumbers(told, answer) &&
    hasSameMarks(told, answer) &&
    claimsNothingNew(told, answer)
  );
}

function isOneSentence(text: string): boolean {
  return /[.!?…]$/.test(text) && !/[.!?…]\s/.test(text);
}

/** Letters and the punctuation of a sentence: no markup, no link, no line break, nothing unseen. */
function isPlain(added: string): boolean {
  return /^[\p{L}\p{M} .,;:!?'’"“”«»()–—…-]+$/u.test(added) && !/\p{L}[.:]\p{L}/u.test(added);
}

const marks = /\{[A-Z]\}/g;

function hasSameMarks(told: string, answer: string): boolean {
  return new Set(told.match(marks)).symmetricDifference(new Set(answer.match(marks))).size === 0;
}

/** Words that a sentence hardly does without and that few other languages have. */
const englishWords = new RegExp(
  String.raw`\b(?:the|and|for|with|of|to|are|is|this|that|these|they|them|who|what|both|each|other|their|from|by|can|will|have|has|` +
    String.raw`you|your|its?|which|there|here|well|very|just|right|good|great|strong|needs?|brings?|knows?|fits?|matche?s?|shares?|suits?|offers?)\b`,
  "i",
);
const mongolianLetters = /[өү]|аа|ээ|өө|уу|үү/i;
const russianWords = /(?<!\p{L})(?:и|в|на|с|для|что|не|это|по|от|из|который|которые|вам|вас)(?!\p{L})/iu;

function isIn(reader: Language, added: string): boolean {
  if (reader === "en") return !/(?!\p{Script=Latin})\p{L}/u.test(added) && englishWords.test(added);
  const isCyrillic = !/(?!\p{Script=Cyrillic})\p{L}/u.test(added);
  return isCyrillic && mongolianLetters.test(added) && !russianWords.test(added);
}

/** A skill, a place or a language that was not told, or of which it is now said that it is not had, would be a lie about somebody. */
function claimsNothingNew(told: string, answer: string): boolean {
  const toldConcepts = new Set(known.findConcepts(told).map(({ concept }) => concept));
  return known
    .findConcepts(answer, { isOfThem: true })
    .filter(({ kind }) => kind === "skill" || kind === "place" || kind === "language")
    .every(({ concept, role }) => toldConcepts.has(concept) && role !== "not");
}

/** What the answer adds: words that were told may be of any language and spelling. */
function withoutWordsOf(told: string, answer: string): string {
  const toldWords = new Set(told.split(/\s+/).map(bare));
  return answer
    .replaceAll(marks, "")
    .split(/[^\S\n]+/)
    .filter((word) => !toldWords.has(bare(word)) && !toldWords.has(withoutEnding(bare(word))))
    .join(" ");
}

/** React-ээр is React with the ending of a case. */
function withoutEnding(word: string): string {
  return word.replace(/-\p{Script=Cyrillic}{1,6}$/u, "");
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[("'“«]+|[.,;:!?…)"'”»]+$/g, "");
}
