// Texts of a profile as mentions: concepts of the graph, and words outside it.
import {
  fold,
  commonnessOf,
  type ConceptKind,
  type ConceptMatch,
  type LanguageResources,
  type Role,
  type TextReading,
  type Word,
} from "@khamt/language";
import { clienteleIn } from "../sorting/clientele.ts";
import type { Mention, Part } from "../features.ts";
import { isGeneralWord } from "./general-words.ts";
import { narrowedRefusals, refusingVerbs } from "./narrowed-refusals.ts";
import { readProse } from "./read-prose.ts";
import { symptomsIn } from "../symptoms/symptoms.ts";

export type ReadMention = Mention & {
  readonly role: Role | undefined;
  /** Nobody is needed for what is refused. */
  readonly isSpare?: boolean;
  /** The name has other meanings, and is one only beside another word of its field. */
  readonly doubt?: Doubt;
};
/** What is read otherwise: a word that no concept is called, or nothing. */
type Doubt = { readonly otherwise: Pick<ReadMention, "parts" | "weight"> | undefined };
export type TextReader = {
  /** A short entry of a list, as one mention. */
  readonly tag: (text: string, weight: number) => ReadMention[];
  /** The values that an entry of a list names. */
  readonly values: (text: string, weight: number) => ReadMention[];
  /** A running text: a mention for each concept and each word outside the graph. */
  readonly prose: (text: string, weight: number) => ReadMention[];
  /** What a running text is short of by what it tells of it. */
  readonly symptoms: (text: string, weight: number) => ReadMention[];
};

/** Weight of a word outside the graph, as a share of that of a concept. */
export const wordWeight = 0.8;
const meaningful: ReadonlySet<ConceptKind> = new Set(["skill", "role", "industry", "place", "language"]);
/** What somebody is like ("creativity"), where a list names nothing that can be done. */
const traits: ReadonlySet<ConceptKind> = new Set(["value"]);

/** `romanised`: whether running text, and whether lists, may be Mongolian in Latin letters. */
export function createTextReader(
  language: LanguageResources,
  romanised: boolean,
  areListsRomanised = romanised,
): TextReader {
  const readTag = (text: string) => language.read(text, { romanised: areListsRomanised, isTag: true });
  /** What is a name without the words that say no more is meant as that: "event organisation". */
  const readEntry = (text: string) => {
    const reading = readTag(text);
    const isInName = (word: Word) =>
      reading.matches.some(
        ({ start, end }) => start <= word.start && word.end <= end && end - start > word.end - word.start,
      );
    const telling = reading.words.filter((word) => !isGeneralWord(word) || isInName(word));
    if (telling.length === 0 || telling.length === reading.words.length || isNamedWhole(reading))
      return reading;
    const bare = readTag(telling.map(({ start, end }) => text.slice(start, end)).join(" "));
    return isNamedWhole(bare) ? bare : reading;
  };
  return {
    tag: (text, weight) => {
      const reading = readEntry(text);
      const named = partsOf(reading, isMeantInEntry, meaningful);
      const isUnknown = named.every(({ part }) => part.concepts.length === 0);
      const parts = isUnknown ? partsOf(reading, isMeantInList, traits) : named;
      const role = reading.matches.some((match) => match.role === "not") ? ("not" as const) : undefined;
      return parts.length === 0
        ? []
        : [{ surface: text, parts: parts.map((part) => part.part), weight, role }];
    },
    values: (text, weight) =>
      readTag(text)
        .matches.filter(({ kind }) => kind === "value")
        .map(({ concept, surface, role }) => ({
          surface,
          parts: [{ concepts: [concept], term: concept }],
          weight,
          role,
        })),
    symptoms: (text, weight) =>
      symptomsIn(text, romanised).map(({ concepts, start, end }) => ({
        surface: text.slice(start, end),
        parts: [{ concepts, term: concepts.join("|") }],
        weight,
        role: "need",
      })),
    prose: (text, weight) => {
      const reading = readProse(text, romanised, language);
      const others = clienteleIn(text, reading.matches)
        .union(narrowedRefusals(reading))
        .union(objectsIn(reading));
      const verbs = refusingVerbs(reading);
      const named = partsOf(reading, isMeantInText, meaningful).filter(({ start }) => !verbs.has(start));
      const parts = named.map((part) =>
        others.has(part.start) ? { ...part, role: "aside" as const, isSpare: false } : part,
      );
      const share = shareOfEach(parts);
      const sure = parts.map((part) => ({ ...part, mention: mentionOf(part, share * weight) }));
      const otherwise = new Map(sure.map(({ start, mention }) => [start, mention]));
      const doubtful = partsOf({ ...reading, matches: reading.doubtful ?? [] }, () => false, meaningful);
      const starts = new Set(doubtful.map(({ start }) => start));
      return [
        ...sure.filter(({ start }) => !starts.has(start)).map(({ mention }) => mention),
        ...doubtful.map((part) => ({
          ...mentionOf(part, share * weight),
          doubt: { otherwise: otherwise.get(part.start) },
        })),
      ];
    },
  };
}

const isLatin = /^[\p{Script=Latin}\s'’.-]{4,}$/u;

/**
 * Whether lists are Mongolian in Latin letters: several entries and a quarter of all name a concept as that, and none in
 * English. Lists are too short for the cues that tell it of a text.
 */
export function areTypedInLatin(entries: readonly string[], language: LanguageResources): boolean {
  const isTyped = (entry: string) =>
    isLatin.test(entry) &&
    language.read(entry, { romanised: false, isTag: true }).matches.length === 0 &&
    isNamedWhole(language.read(entry, { romanised: true, isTag: true }));
  const typed = entries.filter(isTyped).length;
  return typed >= 2 && typed * 4 >= entries.length;
}

function isNamedWhole({ words, matches }: TextReading): boolean {
  const last = words.at(-1)?.end;
  return matches.some(({ start, end }) => start === words[0]?.start && end === last);
}

function mentionOf({ part, surface, role, isSpare }: ReadPart, weight: number): ReadMention {
  const said = part.concepts.length === 0 ? weight * wordWeight : weight;
  return { surface, parts: [part], weight: said, role, ...(isSpare ? { isSpare } : {}) };
}

/** As many concepts as a text may name before each of them says less. Hardly a profile that is not a pasted CV names more. */
const mostWhole = 20;

/** Of a whole life in three hundred words only a part is what somebody does: each word weighs less the more there are. */
function shareOfEach(parts: readonly ReadPart[]): number {
  const concepts = new Set(parts.flatMap(({ part }) => (part.concepts.length > 0 ? part.term : [])));
  return Math.min(1, mostWhole / concepts.size);
}

type ReadPart = {
  readonly part: Part;
  readonly surface: string;
  readonly role: ReadMention["role"];
  readonly isSpare?: boolean | undefined;
  readonly start: number;
};

/** "Build the booking site": where the words begin that say of what kind that is which is needed. */
function objectsIn({ matches }: TextReading): ReadonlySet<number> {
  const needs = matches.filter(({ role }) => role === "need");
  const isWithin = ({ start, end }: ConceptMatch) =>
    needs.some((other) => other.start < start && end < other.end);
  return new Set(needs.filter(isWithin).map(({ start }) => start));
}

function partsOf(
  reading: TextReading,
  isMeant: (word: Word) => boolean,
  kinds: ReadonlySet<ConceptKind>,
): ReadPart[] {
  const parts: ReadPart[] = [];
  const bySpan = Map.groupBy(
    reading.matches.filter((match) => kinds.has(match.kind)),
    (match) => match.start,
  );
  let covered = 0;
  reading.words.forEach((word, index) => {
    const matches = bySpan.get(word.start);
    if (matches?.[0] !== undefined) {
      covered = Math.max(covered, matches[0].end);
      parts.push(conceptPart(matches, matches[0]));
    } else if (word.start >= covered && isMeant(word)) {
      parts.push({
        part: { concepts: [], term: termOf(word) },
        surface: word.text,
        role: reading.roles[index],
        start: word.start,
      });
    }
  });
  return parts;
}

/** The words that no concept is called, and that are not too common to tell anything. */
export function termPartsOf(reading: TextReading, { isSentence }: { isSentence: boolean }): ReadPart[] {
  const isMeant = isSentence ? isMeantInText : isMeantInList;
  const isCalled = ({ start }: Word) =>
    reading.matches.some((match) => match.start <= start && start < match.end);
  return reading.words.flatMap((word, index) =>
    isCalled(word) || !isMeant(word)
      ? []
      : {
          part: { concepts: [], term: termOf(word) },
          surface: word.text,
          role: reading.roles[index],
          start: word.start,
        },
  );
}

// "Letters" on a list are meant; in a text they are a word like any other.
const isMeantInList = (word: Word) => commonnessOf(word) !== "function";
const isMeantInEntry = (word: Word) => isMeantInList(word) && !isGeneralWord(word);
const isMeantInText = (word: Word) => commonnessOf(word) === "rare";

function conceptPart(matches: readonly ConceptMatch[], first: ConceptMatch): ReadPart {
  const concepts = matches.map((match) => match.concept);
  return {
    part: { concepts, term: concepts.join("|") },
    surface: first.surface,
    role: first.role,
    isSpare: first.isSpare,
    start: first.start,
  };
}

// Six letters of the phonetic key join nearly all inflected forms of a word that the graph does not know. The sign in
// front keeps a word apart from a concept of that name.
const stemLength = 6;

function termOf(word: Word): string {
  const [key = word.text] = word.keys;
  const isMongolian = word.script === "cyrillic" || key.startsWith("~") || key.startsWith("≈");
  return isMongolian ? `~${fold(word.text).slice(0, stemLength)}` : `=${key}`;
}
