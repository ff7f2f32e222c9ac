import { fold, soften, softenLetters, spell } from "./fold.ts";
import { isMongolianFunctionWord } from "./detect.ts";
import { englishKey } from "./english.ts";
import { stemCandidates } from "./suffixes.ts";
import { tokenise, type Token } from "./tokens.ts";

export interface Word {
  readonly text: string;
  readonly script: Token["script"];
  readonly start: number;
  readonly end: number;
  /** Written together with the word before it. */
  readonly attached: boolean;
  /** Dictionary keys this word may stand for, best first; never empty. */
  readonly keys: readonly string[];
  /** The keys of the word as it stands, without stemming: what a label is filed under. */
  readonly ownKeys: readonly string[];
  /** Ends in -гүй, "without". */
  readonly privative: boolean;
}

/** The words a key may come from: decides whether a candidate stem is a word at all. */
export interface Lexicon {
  readonly has: (key: string) => boolean;
  /** The Cyrillic spellings behind a Mongolian key. */
  readonly spellings: (key: string) => Iterable<string>;
}

const mostKeys = 4;
const cachedWords = 50_000;
// Keys this short meet by accident: the letters themselves must agree.
const shortKey = 4;
const shortWord = 4;

/** A reader of words against a lexicon. Results are cached per token; the cache is emptied when it grows too large. */
export function createWordReader(lexicon: Lexicon): (text: string, romanised: boolean) => Word[] {
  const cache = new Map<string, ReadToken>();
  const readToken = (token: Token, romanised: boolean): ReadToken => {
    const id = romanised ? `~${token.text}` : token.text;
    let found = cache.get(id);
    if (found === undefined) {
      if (cache.size >= cachedWords) cache.clear();
      found = {
        keys: readKeys(token, romanised, lexicon),
        ownKeys: ownKeysOf(token),
        privative: isPrivative(token, romanised, lexicon),
      };
      cache.set(id, found);
    }
    return found;
  };
  return (text, romanised) => {
    const words: Word[] = [];
    for (const token of tokenise(text)) {
      if (isLooseSuffix(token, words.length)) extendLast(words, token);
      else words.push({ ...token, ...readToken(token, romanised) });
    }
    return words;
  };
}

type ReadToken = Pick<Word, "keys" | "ownKeys" | "privative">;

/** Mongolian keys live apart from English ones: `law` never meets `лаа`. */
export function mongolianKey(word: string): string {
  return `~${fold(word)}`;
}

export function isMongolianKey(key: string): boolean {
  return key.startsWith("~");
}

// A Mongolian label is filed thrice: under its letters, for Cyrillic text; under its sounds, for Latin text; and when it is too
// short for sounds to be told apart (хар, Каир), under its closest Latin spelling instead.
function ownKeysOf(token: Token): string[] {
  return token.script === "latin" ? [englishKey(token.text)] : [letterKey(token.text), soundKey(token.text)];
}

function letterKey(word: string): string {
  return `=${soften(word)}`;
}

function soundKey(word: string): string {
  const key = fold(word);
  return key.length > shortKey ? `~${key}` : `≈${spell(word)}`;
}

function readKeys(token: Token, romanised: boolean, lexicon: Lexicon): readonly string[] {
  if (token.script === "cyrillic") return keysOfCyrillic(token.text, lexicon);
  const english = englishKey(token.text);
  if (!romanised || token.text.length < 3) return [english];
  if (isMongolianFunctionWord(token.text)) return [`≈${spell(token.text)}`];
  const mongolian = keysOfRomanised(token.text, lexicon);
  return lexicon.has(english) ? [english, ...mongolian] : [...mongolian, english];
}

function keysOfCyrillic(word: string, lexicon: Lexicon): string[] {
  const keys = new Set([letterKey(word)]);
  for (const stem of stemCandidates(fold(word))) {
    for (const spelling of lexicon.spellings(`~${stem}`)) if (mayInflectTo(spelling, word)) keys.add(letterKey(spelling));
    if (keys.size >= mostKeys) break;
  }
  return [...keys];
}

function keysOfRomanised(word: string, lexicon: Lexicon): string[] {
  const keys = [soundKey(word)];
  const written = spell(word);
  for (const stem of stemCandidates(fold(word))) {
    if (keys.length >= mostKeys) break;
    if (!lexicon.has(`~${stem}`)) continue;
    if (stem.length > shortKey) keys.push(`~${stem}`);
    else keys.push(...shortStems(written, lexicon.spellings(`~${stem}`)));
  }
  return keys;
}

// Only the spellings that the word really begins with; a verb counts without its -х.
function shortStems(written: string, spellings: Iterable<string>): string[] {
  return [...spellings].map(spell).filter((stem) => stem.length > 1 && written.startsWith(stem.replace(/(?<=...)h$/, ""))).map((stem) => `≈${stem}`);
}

// Where both are in Cyrillic the letters decide (боловсруулдаг is no form of боловсрол): the word may only lose
// a last vowel or sign, the -х of a verb, or the vowel before its last consonant.
function mayInflectTo(spelling: string, inflected: string): boolean {
  const [dictionary, word] = inflected.length > 4 ? [softenLetters(spelling), softenLetters(inflected)] : [spelling, inflected];
  const shared = commonPrefix(dictionary, word);
  const lost = dictionary.slice(shared);
  if (dictionary.length <= shortWord) return dictionary.length > 2 && (lost === "" || (lost === "х" && dictionary.length > 3));
  if (/^[аэиоөуүеёюяыьъ]?х?$/u.test(lost)) return lost === "" || !/(?:й|([аэиоөуүе])\1)$/u.test(spelling);
  return lost.length === 2 && /^[аэиоөеуү]/u.test(lost) && lost[1] === word[shared];
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const looseSuffixes = new Set(
  "ийн ын ний ны гийн ийг ыг г д т нд ээс аас оос өөс аар ээр оор өөр тай тэй той руу рүү луу лүү гүй ууд үүд нууд нүүд ч iin yn giin iig aar eer oor ees aas oos tai tei toi uud gui".split(" "),
);

function isLooseSuffix(token: Token, wordsBefore: number): boolean {
  // A lone 3Д is a word of its own.
  return token.attached && wordsBefore > 0 && looseSuffixes.has(token.text) && !(wordsBefore === 1 && token.text === "д");
}

function extendLast(words: Word[], suffix: Token): void {
  const last = words.pop();
  if (last === undefined) return;
  const privative = last.privative || suffix.text === "гүй" || suffix.text === "gui";
  words.push({ ...last, end: suffix.end, privative });
}

const cyrillicWithout = /.{2}гүй(?:гээр|г|д|н|ч)?$/u;
const latinWithout = /.{3}g(?:ui|vi|vy|uy|üi)(?:geer|g|d|ch)?$/;

// A word that the lexicon itself spells with -гүй (утасгүй, "wireless") negates nothing.
function isPrivative(token: Token, romanised: boolean, lexicon: Lexicon): boolean {
  if (token.script === "latin") return romanised && latinWithout.test(token.text);
  return cyrillicWithout.test(token.text) && !lexicon.has(mongolianKey(token.text));
}
