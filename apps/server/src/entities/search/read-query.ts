import { LRUCache } from "lru-cache";
import { type ConceptMatch, fold, type Word } from "@khamt/language";
import { conceptsBeginning } from "../../platform/text/concept-labels.ts";
import { language } from "../../platform/text/language.ts";
import { isAskingWord, isFunctionWord } from "./function-words.ts";
import { hearConcepts } from "./hear.ts";
import { isLabel, isProductName, meantBy, withTrades } from "./meant.ts";
import { isSound, keysOf, soundMark } from "./lexemes.ts";

/** One thing that a query asks for: a concept named by one or more words, or a single word. */
export type Unit = {
  /** Those that tell something. */
  words: QueryWord[];
  /** Every concept that the words may name. */
  concepts: readonly string[];
  /** Of these the ones that the words most properly name. */
  meant: readonly string[];
  /** They name a product: whoever names it comes before whoever has another of its trade. */
  isProductName: boolean;
  /** They are spelt as one of the names that a concept has: whoever bears them as a proper name is hardly meant before that. */
  isLabel: boolean;
  /** What the words may be the beginning of, when they are the last ones typed. */
  beginning: Beginning | undefined;
  /** Of the last word that is typed: the beginnings of a proper name. */
  nameBeginning: string[];
};

export type QueryWord = {
  text: string;
  start: number;
  end: number;
  keys: string[];
  /** Of these, the ones that it has itself where others are those of Mongolian in Latin letters. */
  keysAsWritten: string[];
  /** Those by which it may be a proper name: its letters, and its sound in both scripts. */
  nameKeys: string[];
  isFunctionWord: boolean;
};
type Beginning = { keys: string[]; concepts: readonly string[] };

/** More words than anyone types; those after them are left out. */
const mostUnits = 16;
/** A shorter beginning is one of too many words. */
const shortestBeginning = 2;
const shortestSound = 3;
/** A word that is a concept already may still be the beginning of a longer one when it is this long. */
const longWord = 4;

const known = new LRUCache<string, readonly Unit[]>({ max: 300 });

/**
 * Reads a query. A word that names no concept as it stands, alone or with its neighbours, may be Mongolian in Latin
 * letters, or Mongolian spelt as it sounds: "odoo" is no одоо. Words that stand in every text are left out, and those of who asks
 * unless there are no others.
 */
export function readQuery(text: string, { isTyping = true } = {}): readonly Unit[] {
  const key = `${isTyping} ${text}`;
  const units = known.get(key) ?? readAnew(text, isTyping);
  known.set(key, units);
  return units;
}

function readAnew(text: string, isTyping: boolean): Unit[] {
  const asWritten = language.read(text, { romanised: false });
  const asMongolian = language.read(text, { romanised: true });
  const spans = chooseSpans(
    asWritten.matches,
    asMongolian.matches,
    hearConcepts(asWritten.words),
    abbreviationsIn(text),
  );
  const namedAsWritten = spans.filter((span) => asWritten.matches.some((match) => isSamePlace(match, span)));
  const words = asWritten.words.map((word) => {
    const isNamed = namedAsWritten.some((span) => overlap(word, span));
    return queryWord(text, word, isNamed ? [] : asMongolian.words);
  });
  const named = spans.map((span) => {
    const surface = text.slice(span.start, span.end);
    const meant = meantBy(surface, span.concepts);
    return {
      words: words.filter((word) => !word.isFunctionWord && overlap(word, span)).map(withoutSounds),
      concepts: [...new Set([...span.concepts, ...withTrades(meant)])],
      meant,
      isProductName: isProductName(surface, meant),
      isLabel: isLabel(surface, meant),
      beginning: undefined,
      nameBeginning: [],
    };
  });
  const unnamed = words.filter((word) => !word.isFunctionWord && !spans.some((span) => overlap(word, span)));
  const alone = unnamed.map((word) => ({
    words: [word],
    concepts: [],
    meant: [],
    isProductName: false,
    isLabel: false,
    beginning: undefined,
    nameBeginning: [],
  }));
  const all = [...named, ...alone].sort((a, b) => endOf(a) - endOf(b));
  const telling = all.filter((unit) => unit.words.length === 0 || !unit.words.every(isAskingWord));
  const units = telling.length > 0 ? telling : all;
  return (isTyping ? withBeginning(units, text) : units).slice(0, mostUnits);
}

/** What words in capitals are short for: in a sentence "it" is no technology, and "IT" is. */
function abbreviationsIn(text: string): ConceptMatch[] {
  const inCapitals = [...text.matchAll(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu)];
  return inCapitals.flatMap(({ 0: word, index }) =>
    language
      .read(word)
      .matches.map((match) => ({ ...match, start: match.start + index, end: match.end + index })),
  );
}

function endOf({ words }: Unit): number {
  return words.at(-1)?.end ?? 0;
}

function queryWord(query: string, word: Word, asMongolian: readonly Word[]): QueryWord {
  const { start, end } = word;
  const asWritten = keysOf(word);
  const asHeard = asWritten.flatMap(inBothScripts);
  const asRead = asMongolian.filter((each) => overlap(each, word)).flatMap((each) => keysOf(each));
  const keys = [...new Set([...asHeard, ...asRead.flatMap(inBothScripts)])];
  return {
    text: query.slice(start, end),
    start,
    end,
    keys,
    keysAsWritten: keys.length > asHeard.length ? asWritten : keys,
    nameKeys: asHeard,
    isFunctionWord: isFunctionWord(word),
  };
}

/** A sound is the same whichever script it was typed in. */
function inBothScripts(key: string): string[] {
  return isSound(key) ? Object.values(soundMark).map((mark) => mark + key.slice(1)) : [key];
}

/** How the name of a concept sounds would add other words only: the concept is found in either script. */
function withoutSounds(word: QueryWord): QueryWord {
  return { ...word, keys: word.keys.filter((key) => !isSound(key)) };
}

type Span = { start: number; end: number; concepts: string[] };

/** The longest phrases; where two readings name something by the same words, the first. */
function chooseSpans(...readings: readonly (readonly ConceptMatch[])[]): Span[] {
  const spans = readings.flatMap(spansOf).sort((a, b) => b.end - b.start - (a.end - a.start));
  const chosen: Span[] = [];
  for (const span of spans) if (!chosen.some((other) => overlap(span, other))) chosen.push(span);
  return chosen;
}

function spansOf(matches: readonly ConceptMatch[]): Span[] {
  const spans = Map.groupBy(matches, ({ start, end }) => `${start} ${end}`);
  return [...spans.values()].flatMap(([first, ...rest]) =>
    first
      ? [{ start: first.start, end: first.end, concepts: [first, ...rest].map(({ concept }) => concept) }]
      : [],
  );
}

type Place = { start: number; end: number };

function isSamePlace(one: Place, other: Place): boolean {
  return one.start === other.start && one.end === other.end;
}

function overlap(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

function withBeginning(units: Unit[], text: string): Unit[] {
  const last = units.at(-1);
  const word = last?.words.at(-1);
  if (!last || !word || word.end !== text.length || word.text.length < shortestBeginning) return units;
  const keys = beginningKeys(word);
  const nameBeginning = word.text.length < shortestSound ? [] : keys;
  const before = units.slice(0, -1);
  if (last.concepts.length > 0 && word.text.length < longWord) return [...before, { ...last, nameBeginning }];
  const beginning =
    last.concepts.length > 0
      ? { keys: keys.filter((key) => !isSound(key)), concepts: [] }
      : { keys, concepts: conceptsBeginning(word.text) };
  return [...before, { ...last, beginning, nameBeginning }];
}

/** Beginnings of the word's letters, and of how it sounds in the other script. */
function beginningKeys({ text, keys }: QueryWord): string[] {
  const word = text.normalize("NFKC").toLowerCase();
  const sound = fold(word);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
  const letters = isCyrillic ? keys.slice(0, 1) : [word];
  const marks = isCyrillic ? Object.values(soundMark) : [soundMark.cyrillic];
  return [...letters, ...(sound.length < shortestSound ? [] : marks.map((mark) => mark + sound))];
}
