import { isMongolianFunctionWord } from "./detect.ts";
import { englishKey } from "./english.ts";
import { mongolianKey } from "./keys.ts";
import type { Lexicon } from "./inflection/lexicon.ts";
import { loanOf } from "./loan-words.ts";
import { isLooseEnding } from "./loose-endings.ts";
import { scriptOf, tokenise, type Token } from "./tokens.ts";

export type Word = {
  readonly text: string;
  readonly script: Token["script"];
  readonly start: number;
  readonly end: number;
  /** Written together with the word before it. */
  readonly attached: boolean;
  /** Dictionary keys this word may stand for, best first; never empty. */
  readonly keys: readonly string[];
  /** Ends in -гүй, "without". */
  readonly privative: boolean;
};

export type WordReader = {
  readonly read: (text: string, romanised: boolean) => Word[];
};

const cachedWords = 25_000;

/** A reader of words against a lexicon. Results are cached per word; the cache is emptied when it grows too large. */
export function createWordReader(lexicon: Lexicon): WordReader {
  const caches = { plain: new Map<string, Meaning>(), romanised: new Map<string, Meaning>() };
  const meaningOf = (word: string, romanised: boolean): Meaning => {
    const cache = romanised ? caches.romanised : caches.plain;
    let found = cache.get(word);
    if (found === undefined) {
      if (cache.size >= cachedWords) cache.clear();
      cache.set(word, (found = readMeaning(word, romanised, lexicon)));
    }
    return found;
  };
  return {
    read: (text, romanised) => {
      const words: Word[] = [];
      for (const written of tokenise(text)) {
        const token = emphatic.test(written.text) ? withoutEmphasis(written) : written;
        if (isLooseEnding(token, { wordsBefore: words.length, last: words.at(-1)?.text, romanised }))
          extendLast(words, token);
        else words.push(wordOf(token, meaningOf(token.text, romanised)));
      }
      return words;
    },
  };
}

/** «Хийхгүээ», "hiihguie": хийхгүй ээ in one word. */
const emphatic = /.{2}(?:гүй?ээ?|[hg]g[uv](?:i?ee?)?)$/;

function withoutEmphasis(token: Token): Token {
  return { ...token, text: token.text.replace(/(гү)й?ээ?$/, "$1й").replace(/(g[uv])(?:i?ee?)?$/, "$1i") };
}

type Meaning = Pick<Word, "keys" | "privative">;

// Written out, because it is done for every word of a text.
function wordOf({ text, script, start, end, attached }: Token, { keys, privative }: Meaning): Word {
  return { text, script, start, end, attached, keys, privative };
}

function readMeaning(text: string, romanised: boolean, lexicon: Lexicon): Meaning {
  if (scriptOf(text) === "cyrillic") {
    const lemmas = lexicon.lemmasOf(text);
    return { keys: mongolianKeys([text, ...lemmas]), privative: isPrivative(cyrillicWithout, text, lemmas) };
  }
  const english = englishKey(text);
  if (!romanised) return { keys: [english], privative: false };
  const { keys, privative } = readRomanised(text, english, lexicon);
  const loan = loanOf(text) ?? loanOf(lexicon.englishStemOf(text) ?? "");
  return { keys: loan === undefined ? keys : [...new Set([...keys, mongolianKey(loan)])], privative };
}

function readRomanised(text: string, english: string, lexicon: Lexicon): Meaning {
  const lemmas = lexicon.lemmasOf(text);
  const privative = isPrivative(latinWithout, text, lemmas);
  if (lemmas.length === 0 && !lexicon.hasEnglish(english)) {
    const stem = lexicon.englishStemOf(text);
    return {
      keys: [mongolianKey(text), ...(stem === undefined ? [] : [englishKey(stem)]), english],
      privative,
    };
  }
  const mongolian = mongolianKeys(lemmas);
  // "hen" is хэн "who" and no bird; but "ulaan" goes on to be Ulaan Baatar.
  const isHomograph = lemmas.length > 0 && isMongolianFunctionWord(text) && lexicon.isEnglishName(english);
  if (isHomograph) return { keys: mongolian, privative };
  return { keys: lexicon.hasEnglish(english) ? [english, ...mongolian] : [...mongolian, english], privative };
}

function mongolianKeys(words: readonly string[]): string[] {
  return [...new Set(words.map(mongolianKey))];
}

function extendLast(words: Word[], suffix: Token): void {
  const last = words.pop();
  if (last === undefined) return;
  const privative = last.privative || /^(?:г[үу]й|gui)$/.test(suffix.text);
  words.push({ ...last, end: suffix.end, privative });
}

// Phones without ү write у for it; дугуй, хураангуй and огторгуй are no such words.
const cyrillicWithout = /(?:.{2}гүй|.{2}[^нр]гуй)(?:гээр|г|д|н|ч)?$/u;
const latinWithout = /.{3}g[uvyü][iy](?:geer|g|d|ch)?$/;

// A word that the lexicon itself spells with -гүй (утасгүй, "wireless") negates nothing, unless it is plainly a verb's.
function isPrivative(without: RegExp, word: string, lemmas: readonly string[]): boolean {
  if (!without.test(word)) return false;
  return !lemmas.some((lemma) => lemma.endsWith("гүй")) || (denied.test(word) && !isAbsence.test(word));
}

/** -хгүй, -даггүй. */
const denied = /(?:хг[үу]й|д[аэоө]гг[үу]й|[hkx]g[uvyü][iy]|d[aeo]g?g[uvyü][iy])$/;
const isAbsence = /^ба?[йи]хгүй|^ba?[iy]?[hk]gu[iy]/;
