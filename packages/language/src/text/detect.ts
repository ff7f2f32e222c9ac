import type { Language } from "../format.ts";
import {
  ambiguousWords,
  englishShape,
  englishWords,
  kazakhLetters,
  mongolianCyrillicShape,
  mongolianCyrillicWords,
  mongolianNouns,
  mongolianWords,
  namesAndLoans,
  russianShape,
  russianWords,
  strongShape,
  weakShape,
} from "./detect-words.ts";

/**
 * How a text is written. "romanised" is Mongolian in Latin letters; "mixed" is prose of both languages, not Mongolian
 * with English terms; "foreign" is Cyrillic that looks like Russian, Kazakh or another language; "none" has no words.
 */
export type Writing = "english" | "mongolian" | "romanised" | "mixed" | "foreign" | "none";

/**
 * The language a text is written in; Mongolian in Latin letters counts as Mongolian. Foreign Cyrillic goes to the
 * readers of Cyrillic, other languages in Latin letters to English; `writingOf` tells them apart.
 */
export function detectLanguage(text: string): Language {
  const writing = writingOf(text);
  if (writing === "mixed") return isMostlyCyrillic(text.slice(0, sampleLength)) ? "mn" : "en";
  return writing === "english" || writing === "none" ? "en" : "mn";
}

export function writingOf(text: string): Writing {
  const sample = text.slice(0, sampleLength);
  const latin = latinWords(sample);
  const cyrillic = wordsOf(sample, /\p{Script=Cyrillic}+/gu);
  if (latin.length + cyrillic.length === 0) return "none";
  const roman = romanCues(latin);
  if (isMostlyCyrillic(sample)) {
    if (isForeign(cyrillic)) return "foreign";
    return roman.functionWords >= 3 && latin.length > cyrillic.length / 3 ? "mixed" : "mongolian";
  }
  if (isRomanised(latin)) return "romanised";
  const isAlsoMongolian =
    cyrillic.filter((word) => word.length > 1).length >= 2 ||
    roman.mongolian >= Math.max(4, latin.length / 6);
  return isAlsoMongolian && roman.functionWords >= 1 ? "mixed" : "english";
}

/** Whether Latin words of this text are to be read as Mongolian typed in Latin letters. */
export function isRomanisedMongolian(text: string): boolean {
  return isRomanised(latinWords(text.slice(0, sampleLength)));
}

/** Common words of Latin-typed Mongolian that also look like English or like another word (hen "who", bid "we"). */
export function isMongolianFunctionWord(word: string): boolean {
  return mongolianWords.has(word);
}

const sampleLength = 4000;
/** In so short a text one cue is enough, and an ambiguous word none. */
const tagLength = 3;

// A Mongolian text has many English names and terms, an English one hardly a word in Cyrillic.
function isMostlyCyrillic(sample: string): boolean {
  let [cyrillic, latin] = [0, 0];
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at) | 32;
    if (code >= 97 && code <= 122) latin++;
    else if (code >= 0x400 && code < 0x530) cyrillic++;
  }
  return cyrillic > 0.3 * latin;
}

function isRomanised(words: readonly string[]): boolean {
  const { mongolian, english } = romanCues(words);
  const least = words.length <= tagLength ? 1 : Math.max(2, words.length / 8);
  return mongolian >= least && mongolian > english;
}

type RomanCues = {
  readonly mongolian: number;
  readonly english: number;
  readonly functionWords: number;
};

function romanCues(words: readonly string[]): RomanCues {
  const isTag = words.length <= tagLength;
  let [mongolian, english, functionWords] = [0, 0, 0];
  for (const word of words) {
    const cue = cueOf(word);
    mongolian += isTag ? cue.ofTag : cue.mongolian;
    if (cue.isFunctionWord) functionWords++;
    else english += cue.english;
  }
  return { mongolian, english: english + 2 * functionWords, functionWords };
}

type WordCue = {
  readonly mongolian: number;
  /** In a tag. */
  readonly ofTag: number;
  readonly english: number;
  readonly isFunctionWord: boolean;
};

/** What is known of the words of the texts before; emptied when it grows too large. */
const knownCues = new Map<string, WordCue>();
const mostKnown = 20_000;

function cueOf(word: string): WordCue {
  let cue = knownCues.get(word);
  if (cue === undefined) {
    if (knownCues.size >= mostKnown) knownCues.clear();
    cue = {
      mongolian: mongolianCue(word, false),
      ofTag: mongolianCue(word, true),
      english: englishShape.test(word) ? 0.5 : 0,
      isFunctionWord: englishWords.has(word),
    };
    knownCues.set(word, cue);
  }
  return cue;
}

function mongolianCue(word: string, isTag: boolean): number {
  if (namesAndLoans.has(word)) return 0;
  if (ambiguousWords.has(word)) return isTag ? 0 : 1;
  if (mongolianWords.has(word)) return 2;
  // Roman numerals have long vowels too.
  if (word.length < 3 || /^[ivx]+$/.test(word)) return 0;
  if (strongShape.test(word)) return 2;
  return mongolianNouns.has(word) || weakShape.test(word) ? 1 : 0;
}

/** Kazakh shares ө and ү with Mongolian, Russian some endings: so the one must outweigh the other. */
function isForeign(words: readonly string[]): boolean {
  const kazakh = words.filter((word) => kazakhLetters.test(word)).length;
  if (kazakh > words.length / 5) return true;
  // A tag may begin with и-, "e-".
  const least = words.length <= tagLength ? 2 : 1;
  const russian = words.filter(
    (word) => (word.length >= least && russianWords.has(word)) || russianShape.test(word),
  ).length;
  const mongolian = words.filter(
    (word) => mongolianCyrillicWords.has(word) || mongolianCyrillicShape.test(word),
  ).length;
  return russian > mongolian && russian >= words.length / 5;
}

function latinWords(text: string): string[] {
  return wordsOf(text, /[a-zöü]+/g);
}

function wordsOf(text: string, pattern: RegExp): string[] {
  return text.toLowerCase().match(pattern) ?? [];
}
