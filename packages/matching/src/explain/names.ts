// What sentences call things: concepts by their names in the reader's language, options as in the forms, and the words of
// profiles where they say the same better.
import {
  type ConceptMatch,
  fold,
  isRomanisedMongolian,
  type Language,
  type LanguageResources,
} from "@khamt/language";
import { oncePerText } from "../profile/serving.ts";
import { isStanding, nameOfStanding } from "../profile/sorting/standings.ts";
import { amountIn } from "./amounts.ts";
import type { Cover } from "./cover.ts";
import { isSameWords } from "./naming.ts";
import { optionNames } from "./option-names.ts";
import type { Reason } from "./reason.ts";

/** The different names of the things that a reason cites. Of a profile that is held back on a device words can't be read. */
export function listOf({ evidence, wanting }: Reason, reader: Language, language: LanguageResources): string {
  const bracketed = new Set<string>();
  const names = evidence.map(({ concept, narrower, asked, source, target }) => {
    if (concept !== undefined && isStanding(concept)) return nameOfStanding(concept, reader);
    const [wanted, offered] = wanting === "source" ? [source, target] : [target, source];
    const name = nameOf({ concept, wanted, offered, narrower }, reader, language);
    if (asked !== undefined) return withNeed(name, { words: wanted, concept: asked, reader }, language);
    if (narrower === undefined) return name;
    const theirs = { words: offered, concept: narrower, reader };
    if (narrower === concept) return besideRefusal(name, theirs, language);
    const isToldBefore = bracketed.has(offered);
    bracketed.add(offered);
    return isToldBefore ? name : withKind(name, theirs, language);
  });
  const readable = names.filter((name) => /[\p{L}\p{N}]/u.test(name));
  const different = new Map(readable.map((name) => [name.toLowerCase(), name]));
  return different.size > 0 ? [...different.values()].join(", ") : ownWords[reader];
}

const ownWords: Readonly<Record<Language, string>> = {
  en: "something that the profile says in words of its own",
  mn: "профайлд өөрийн үгээр бичсэн зүйл",
};

type Named = {
  readonly concept: string | undefined;
  readonly narrower: string | undefined;
  readonly wanted: string;
  readonly offered: string;
};

/** What was asked for, in the words that ask, if the reader knows them; else by the name of the concept. */
function nameOf(
  { concept, narrower, wanted, offered }: Named,
  reader: Language,
  language: LanguageResources,
): string {
  const words = wanted || offered;
  if (concept === undefined) return inReadersLetters([words, offered], reader);
  if (words === "") return language.labelOf(concept, reader);
  const said = words.toLowerCase();
  // A field as the forms offer it, by its id.
  if (said === concept && language.kindOf(concept) === "industry") return language.labelOf(concept, reader);
  const isSame = offered === "" || wanted === "" || said === offered.toLowerCase();
  // One product is not the other, though both are the same skill; SAP PM is one of SAP.
  if (isProperName(words))
    return isSame ? words : (commonName(wanted, offered) ?? language.labelOf(concept, reader));
  const { labels } = language.get(concept) ?? {};
  const label = labels?.[reader].find((each) => each.toLowerCase() === said);
  // At the beginning of a text it has a capital.
  if (label !== undefined) return label;
  if (wanted === "" || offered === "") return nameAlone({ words, concept, reader }, language);
  const isOffered = ` ${offered.toLowerCase()} `.includes(` ${said} `);
  if (isOffered && isWrittenIn(reader, words)) return words;
  const plain = isSameWords(wanted, offered, language) ? plainerOf([wanted, offered], reader) : undefined;
  if (plain !== undefined && isCyrillic(plain)) return plain;
  if (isTranslated({ words, concept, reader }, language))
    return isOffered && narrower === undefined
      ? translated({ words, concept, reader }, language)
      : language.labelOf(concept, reader);
  if (isOffered && isKnownTo(reader, words)) return words;
  if (plain !== undefined) return plain;
  // Both call it so, by a name.
  return isSame && /^[A-Z]/.test(words) ? words : language.labelOf(concept, reader);
}

/** A need by itself: a product or an abbreviation is called as it is asked for, LoRaWAN rather than IoT. */
export function nameOfNeed({ need, concept }: Cover, reader: Language, language: LanguageResources): string {
  return concept === undefined || isProperName(need) ? need : language.labelOf(concept, reader);
}

/** The product that another is a part of. */
function commonName(one: string, other: string): string | undefined {
  const [shorter = one, longer = other] = [one, other].toSorted((a, b) => a.length - b.length);
  return longer.toLowerCase().startsWith(`${shorter.toLowerCase()} `) ? shorter : undefined;
}

/** What both say in the same letters or in others, in those of the reader: «шилэн фасад», where the other has "shilen fasad". */
function inReadersLetters([words, other]: readonly [string, string], reader: Language): string {
  const isSame = fold(words.toLowerCase()) === fold(other.toLowerCase());
  return isSame && !isWrittenIn(reader, words) && isWrittenIn(reader, other) ? other : words;
}

/** Of two forms of one word that the reader knows the one in the reader's letters, or else the shorter. */
function plainerOf(forms: readonly string[], reader: Language): string | undefined {
  const known = forms.filter((form) => isKnownTo(reader, form)).toSorted((a, b) => a.length - b.length);
  return (known.find((form) => isWrittenIn(reader, form)) ?? known[0])?.toLowerCase();
}

/** What somebody has only a kind of, with what they have, unless that says it already: marketing, but "training (coaching)". */
function withKind(name: string, theirs: OneSided, language: LanguageResources): string {
  const { words } = theirs;
  const kind = kindIn(theirs, language);
  return [kind, words].some((said) => said.toLowerCase().includes(name.toLowerCase()))
    ? name
    : `${name} (${kind})`;
}

/** What somebody offers, with what is asked for: "React (web development)". */
function withNeed(name: string, need: OneSided, language: LanguageResources): string {
  const kind = kindIn(need, language);
  return name.toLowerCase().includes(kind.toLowerCase()) ? name : `${name} (${kind})`;
}

function kindIn(said: OneSided, language: LanguageResources): string {
  if (isProperName(said.words)) return said.words;
  return inReadersWords(said, language) ?? language.labelOf(said.concept, said.reader);
}

/** What is refused as it is said, where the reader can read it and it says more than the name. */
function besideRefusal(name: string, theirs: OneSided, language: LanguageResources): string {
  const said = inReadersWords(theirs, language);
  if (said === undefined || said === language.labelOf(theirs.concept, theirs.reader)) return name;
  const inSentence = isCyrillic(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  const [one, other] = [name.toLowerCase(), said.toLowerCase()];
  return one.includes(other) || other.includes(one) ? name : `${name} (${inSentence})`;
}

type OneSided = { readonly words: string; readonly concept: string; readonly reader: Language };

/**
 * What one side alone says. What a concept is found by may be only near to it, so the words stand by its name where the reader does not know them.
 */
function nameAlone(said: OneSided, language: LanguageResources): string {
  const { words, concept, reader } = said;
  const readable = inReadersWords(said, language);
  if (readable !== undefined) return readable;
  const name = language.labelOf(concept, reader);
  // "German", rather than "German (german hel)".
  const isSaid = fold(words.toLowerCase()) === fold(name.toLowerCase());
  if (isSaid || language.kindOf(concept) === "language") return name;
  const own = words.replace(/ \(.*\)$/, "");
  // A field only hints at what is meant: «шүүхийн нэхэмжлэл», which is of courts.
  return language.kindOf(concept) === "industry" ? `${own} (${name})` : `${name} (${own})`;
}

/** «Онлайн сургалтын», out of a text, is no name by itself. */
const genitive = /(?:ын|ийн|ны|ний)$/u;

function inReadersWords(said: OneSided, language: LanguageResources): string | undefined {
  const { words, concept, reader } = said;
  if (isWrittenIn(reader, words)) return genitive.test(words) ? language.labelOf(concept, reader) : words;
  if (isTranslated(said, language)) return language.labelOf(concept, reader);
  return reader === "mn" && !isRomanisedMongolian(words) ? words : undefined;
}

/** By the name of the concept, beside which stands what was said where that is another word: «оюуны өмч (trademark)», but «бэкэнд хөгжүүлэлт». */
function translated({ words, concept, reader }: OneSided, language: LanguageResources): string {
  const name = language.labelOf(concept, reader);
  const isOfName = language.labelOf(concept, "en").toLowerCase().includes(words.toLowerCase());
  return reader === "en" || isOfName ? name : `${name} (${words})`;
}

/** A name that is shown has one in the other language. */
function isTranslated({ words, concept, reader }: OneSided, language: LanguageResources): boolean {
  const shown = language.get(concept)?.labels[reader === "mn" ? "en" : "mn"] ?? [];
  const said = words.toLowerCase();
  return !isWrittenIn(reader, words) && shown.some((label) => label.toLowerCase() === said);
}

/** Names of products and abbreviations are the same in every language: AutoCAD, PCI DSS, QPay, ISO 9001. */
function isProperName(words: string): boolean {
  return (
    words.split(" ").every((word) => /^[A-Z0-9]|[a-z][A-Z]/.test(word)) && /[A-Za-z][A-Z]|[0-9]/.test(words)
  );
}

/** Who reads Mongolian here knows the English words of a trade; not the other way round. */
function isKnownTo(reader: Language, words: string): boolean {
  return reader === "mn" || isWrittenIn(reader, words);
}

function isWrittenIn(reader: Language, words: string): boolean {
  return reader === "mn" ? isCyrillic(words) : !isCyrillic(words) && !isRomanisedMongolian(words);
}

function isCyrillic(words: string): boolean {
  return /[Ѐ-ӿ]/.test(words);
}

/** A statement in the reader's language: options of the forms, places, sums and times by their names, all else as it is written. */
export function factIn(words: string, reader: Language, language: LanguageResources): string {
  return (
    ratingIn(words, reader) ??
    words
      .split(", ")
      .map((part) => optionNames[part.toLowerCase()]?.[reader] ?? amountIn(part, reader))
      .map((part) => placesIn(part, reader, language).replace(/ (?:or|эсвэл) /, alternatives[reader]))
      .join(", ")
  );
}

const alternatives: Readonly<Record<Language, string>> = { en: " or ", mn: " эсвэл " };

function placesIn(words: string, reader: Language, language: LanguageResources): string {
  return placesOf(words, language).reduce(
    (told, { concept, start, end }) =>
      told.slice(0, start) + language.labelOf(concept, reader) + told.slice(end),
    words,
  );
}

/** The places that words name, the last first. */
const placesOf = oncePerText((words, language): ConceptMatch[] => {
  const places = language.findConcepts(words).filter(({ kind }) => kind === "place");
  const spans = new Map(places.map((place) => [place.start, place]));
  return [...spans.values()].toSorted((a, b) => b.start - a.start);
});

/** "4.8 (12)" as a sentence would have it. */
function ratingIn(words: string, reader: Language): string | undefined {
  const [, rating, reviews] = /^(\d(?:\.\d)?) \((\d+)\)$/.exec(words) ?? [];
  if (rating === undefined) return undefined;
  return reader === "en" ? `rated ${rating} by ${reviews}` : `${reviews} хүний үнэлгээ ${rating}`;
}
