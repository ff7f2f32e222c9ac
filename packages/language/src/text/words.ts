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
  /** Ends in -гүй, "without". */
  readonly privative: boolean;
}

/** The words a key may come from: decides whether a candidate stem is a word at all. */
export interface Lexicon {
  readonly has: (key: string) => boolean;
  /** The Cyrillic spellings behind a Mongolian key. */
  readonly spellings: (key: string) => Iterable<string>;
}

const mostStems = 3;
const cachedWords = 50_000;
// Keys this short meet by accident: the letters themselves must agree.
const shortKey = 4;
const shortWord = 4;

export interface WordReader {
  readonly read: (text: string, romanised: boolean) => Word[];
  /** The paths of keys that a label is filed under: its letters, and its sounds where it is Mongolian. */
  readonly pathsOf: (label: string) => LabelPath[];
}
/** For each word of a label the keys it answers to; the last word only to itself. */
export type LabelPath = readonly (readonly string[])[];

/** A reader of words against a lexicon. Results are cached per token; the cache is emptied when it grows too large. */
export function createWordReader(lexicon: Lexicon): WordReader {
  const cache = new Map<string, ReadToken>();
  const readToken = (token: Token, romanised: boolean): ReadToken => {
    const id = romanised ? `~${token.text}` : token.text;
    let found = cache.get(id);
    if (found === undefined) {
      if (cache.size >= cachedWords) cache.clear();
      found = {
        keys: readKeys(token, romanised, lexicon),
        privative: isPrivative(token, romanised, lexicon),
      };
      cache.set(id, found);
    }
    return found;
  };
  const read = (text: string, romanised: boolean) => {
    const words: Word[] = [];
    for (const token of tokenise(text)) {
      if (isLooseSuffix(token, words.length, romanised)) extendLast(words, token);
      else words.push({ ...token, ...readToken(token, romanised) });
    }
    return words;
  };
  return { read, pathsOf: createPathReader(lexicon) };
}

type ReadToken = Pick<Word, "keys" | "privative">;

/** Mongolian keys live apart from English ones: `law` never meets `лаа`. */
export function mongolianKey(word: string): string {
  return `~${fold(word)}`;
}

export function isMongolianKey(key: string): boolean {
  return key.startsWith("~");
}

function createPathReader(lexicon: Lexicon): (label: string) => LabelPath[] {
  const innerPaths = cached((word) => pathKeys([word, ...spellingsWithin(word, lexicon)]));
  const lastPaths = cached((word) => pathKeys([word]));
  const english = cached(englishKey);
  return (label) => {
    const tokens = tokenise(label).filter((token, index) => !isLooseSuffix(token, index, false));
    const paths = tokens.map(({ text, script }, index) => {
      if (script === "latin") return { letters: [english(text)], sounds: [english(text)] };
      // Inner words of a phrase are often inflected in the label itself (татварын тайлан), so their stems lead on as well.
      return index === tokens.length - 1 ? lastPaths(text) : innerPaths(text);
    });
    const isMongolian = tokens.some((token) => token.script === "cyrillic");
    const tooShortForSounds = tokens.length === 1 && (tokens[0]?.text.length ?? 0) < 3;
    const letters = paths.map((path) => path.letters);
    return isMongolian && !tooShortForSounds ? [letters, paths.map((path) => path.sounds)] : [letters];
  };
}

function pathKeys(words: readonly string[]): { letters: string[]; sounds: string[] } {
  return { letters: [...new Set(words.map(letterKey))], sounds: [...new Set(words.flatMap(soundKeys))] };
}

function cached<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) known.set(word, (value = compute(word)));
    return value;
  };
}

function letterKey(word: string): string {
  return `=${soften(word)}`;
}

// Words too short for their sounds to tell them apart (хар, Каир) are filed under their closest Latin spelling.
function soundKey(word: string): string {
  const key = fold(word);
  return key.length > shortKey ? `~${key}` : `≈${spell(word)}`;
}

// A soft sign is typed as i or left out; ө is typed as o or u, which only short keys tell apart.
function soundKeys(word: string): string[] {
  const spoken = [word, word.replaceAll(/ь(?![юяеё])/gu, "и")];
  return spoken.flatMap((form) => [soundKey(form), soundKey(form.replaceAll("ө", "у"))]);
}

function readKeys(token: Token, romanised: boolean, lexicon: Lexicon): readonly string[] {
  if (token.script === "cyrillic") return keysOfCyrillic(token.text, lexicon);
  const english = englishKey(token.text);
  if (!romanised || token.text.length < 2) return [english];
  if (isMongolianFunctionWord(token.text)) return [soundKey(token.text)];
  const mongolian = keysOfRomanised(token.text, lexicon);
  return lexicon.has(english) ? [english, ...mongolian] : [...mongolian, english];
}

function keysOfCyrillic(word: string, lexicon: Lexicon): string[] {
  return [...new Set([word, ...spellingsWithin(word, lexicon)].map(letterKey))];
}

/** The dictionary words that a Cyrillic word may be a form of. */
function spellingsWithin(word: string, lexicon: Lexicon): string[] {
  const found: string[] = [];
  for (const stem of stemCandidates(fold(word))) {
    for (const spelling of lexicon.spellings(`~${stem}`))
      if (mayInflectTo(spelling, word)) found.push(spelling);
    if (found.length >= mostStems) break;
  }
  return found;
}

function keysOfRomanised(word: string, lexicon: Lexicon): string[] {
  const keys = [soundKey(word)];
  const written = spell(word);
  for (const stem of stemCandidates(fold(word))) {
    if (keys.length > mostStems) break;
    if (!lexicon.has(`~${stem}`)) continue;
    if (stem.length > shortKey) keys.push(`~${stem}`);
    else keys.push(...shortStems(written, lexicon.spellings(`~${stem}`)));
  }
  return keys;
}

// Only the spellings that the word really begins with; a verb counts without its -х.
function shortStems(written: string, spellings: Iterable<string>): string[] {
  return [...spellings]
    .map(spell)
    .filter((stem) => stem.length > 1 && written.startsWith(stem.replace(/(?<=...)h$/, "")))
    .map((stem) => `≈${stem}`);
}

// Where both are in Cyrillic the letters decide (боловсруулдаг is no form of боловсрол): the word may only lose
// a last vowel or sign, the -х of a verb, or the vowel before its last consonant.
function mayInflectTo(spelling: string, inflected: string): boolean {
  const [dictionary, word] =
    inflected.length > 4 ? [softenLetters(spelling), softenLetters(inflected)] : [spelling, inflected];
  const shared = commonPrefix(dictionary, word);
  const lost = dictionary.slice(shared);
  if (dictionary.length <= shortWord)
    return dictionary.length > 2 && (lost === "" || (lost === "х" && dictionary.length > 3));
  if (/^[аэиоөуүеёюяыьъ]?х?$/u.test(lost)) return lost === "" || !/(?:й|([аэиоөуүе])\1)$/u.test(spelling);
  return lost.length === 2 && /^[аэиоөеуү]/u.test(lost) && lost[1] === word[shared];
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const looseSuffixes = new Set(
  "ийн ын ний ны гийн ийг ыг г д т нд ээс аас оос өөс аар ээр оор өөр тай тэй той руу рүү луу лүү гүй ууд үүд нууд нүүд ч iin yn giin iig aar eer oor ees aas oos tai tei toi uud gui".split(
    " ",
  ),
);

// Only where the text is Mongolian: an English opt-in keeps its "in".
const romanisedSuffixes = new Set("in ni n d t g".split(" "));

function isLooseSuffix({ attached, text }: Token, wordsBefore: number, romanised: boolean): boolean {
  if (!attached || wordsBefore === 0) return false;
  // A lone 3Д is a word of its own.
  if (wordsBefore === 1 && text === "д") return false;
  return looseSuffixes.has(text) || (romanised && romanisedSuffixes.has(text));
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
