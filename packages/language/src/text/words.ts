import { fold, spell } from "./fold.ts";
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
  return key.startsWith("~") || key.startsWith("=");
}

function ownKeysOf(token: Token): string[] {
  return [token.script === "cyrillic" ? mongolianOwn(token.text) : englishKey(token.text)];
}

// Short folded words meet by accident (хар, Каир), so they are filed under their spelling.
function mongolianOwn(word: string): string {
  const own = fold(word);
  return own.length > shortKey ? `~${own}` : `=${spell(word)}`;
}

function readKeys(token: Token, romanised: boolean, lexicon: Lexicon): readonly string[] {
  if (token.script === "cyrillic") return mongolianKeys(token.text, lexicon);
  const english = englishKey(token.text);
  if (!romanised || token.text.length < 3) return [english];
  const mongolian = mongolianKeys(token.text, lexicon);
  return lexicon.has(english) ? [english, ...mongolian] : [...mongolian, english];
}

function mongolianKeys(word: string, lexicon: Lexicon): string[] {
  const keys = [mongolianOwn(word)];
  for (const stem of stemCandidates(fold(word))) {
    if (keys.length >= mostKeys) break;
    if (!lexicon.has(`~${stem}`)) continue;
    if (stem.length > shortKey) keys.push(`~${stem}`);
    else keys.push(...shortStems(word, lexicon.spellings(`~${stem}`)));
  }
  return keys;
}

// Only the spellings that the word really begins with; a verb counts without its -х.
function shortStems(word: string, spellings: Iterable<string>): string[] {
  const written = spell(word);
  const keys: string[] = [];
  for (const spelling of spellings) {
    const stem = spell(spelling);
    if (stem.length > 1 && written.startsWith(stem.replace(/(?<=..)h$/, ""))) keys.push(`=${stem}`);
  }
  return keys;
}

const looseSuffixes = new Set(
  "ийн ын ний ны гийн ийг ыг г д т нд ээс аас оос өөс аар ээр оор өөр тай тэй той руу рүү луу лүү гүй ууд үүд нууд нүүд ч iin yn giin iig aar eer oor ees aas oos tai tei toi uud gui".split(" "),
);

function isLooseSuffix(token: Token, wordsBefore: number): boolean {
  return token.attached && wordsBefore > 0 && looseSuffixes.has(token.text);
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
