import { soundOf } from "./sound.ts";
import { scan, type Token, type Tokens } from "./scan.ts";

export type Found<T> = {
  readonly means: T;
  readonly start: number;
  /** The index after the last token. */
  readonly end: number;
};

type PhraseTable<T> = {
  /** The longest phrase that begins at the index, or ends before it. */
  readonly at: (tokens: Tokens, start: number) => Found<T> | undefined;
  readonly before: (tokens: Tokens, end: number) => Found<T> | undefined;
};

export type PhraseRow<T> = {
  readonly means: T;
  /** Phrases, divided by "|", that are read as they are written. */
  readonly exact?: string;
  /** Mongolian phrases, read by their sounds in both scripts; a final * allows case endings. */
  readonly mongolian?: string;
};

/**
 * Words and short phrases → what they mean. The first row that claims a phrase keeps it; bare stems go before inflected ones. All
 * forms of all tables take a quarter of a second to make: those of each are made when it is first asked.
 */
export function createPhrases<T>(rows: readonly PhraseRow<T>[]): PhraseTable<T> {
  let made: PhraseTable<T> | undefined;
  const table = () => (made ??= tableOf(rows));
  return {
    at: (tokens, start) => table().at(tokens, start),
    before: (tokens, end) => table().before(tokens, end),
  };
}

function tableOf<T>(rows: readonly PhraseRow<T>[]): PhraseTable<T> {
  const exact = new Map<string, T>();
  const sounds = new Map<string, T>();
  for (const { means, exact: written = "", mongolian = "" } of rows) {
    for (const phrase of listed(written)) claim(exact, textsOf(scan(phrase)), means);
    for (const phrase of listed(mongolian)) claim(sounds, keysOf(scan(bare(phrase))), means);
  }
  for (const { means, mongolian = "" } of rows) {
    for (const phrase of listed(mongolian).filter((phrase) => phrase.endsWith("*")))
      for (const form of inflected(bare(phrase))) claim(sounds, form, means);
  }
  const phrases = [...exact.keys(), ...sounds.keys()].map((phrase) => phrase.split(" "));
  const most = Math.max(...phrases.map((words) => words.length));
  const firsts = new Set(phrases.map((words) => words[0]));
  const lasts = new Set(phrases.map((words) => words.at(-1)));
  const find = (tokens: Tokens, start: number, end: number) => {
    const span = tokens.slice(start, end);
    const means = exact.get(textsOf(span)) ?? sounds.get(keysOf(span));
    return means === undefined ? undefined : { means, start, end };
  };
  return {
    at: (tokens, start) => {
      if (!isAmong(firsts, tokens[start])) return undefined;
      return longest(most, tokens.length - start, (size) => find(tokens, start, start + size));
    },
    before: (tokens, end) => {
      if (!isAmong(lasts, tokens[end - 1])) return undefined;
      return longest(most, end, (size) => find(tokens, end - size, end));
    },
  };
}

function isAmong(words: ReadonlySet<string | undefined>, token: Token | undefined): boolean {
  return token !== undefined && (words.has(token.text) || words.has(token.key));
}

function longest<R>(most: number, room: number, find: (size: number) => R | undefined): R | undefined {
  for (let size = Math.min(most, room); size > 0; size--) {
    const found = find(size);
    if (found !== undefined) return found;
  }
  return undefined;
}

function claim<T>(table: Map<string, T>, phrase: string, means: T): void {
  if (phrase !== "" && !table.has(phrase)) table.set(phrase, means);
}

function bare(phrase: string): string {
  return phrase.replace("*", "");
}

function inflected(phrase: string): string[] {
  const tokens = scan(phrase);
  const [before, last] = [tokens.slice(0, -1), tokens.at(-1)?.text ?? ""];
  const start = before.map((token) => `${token.key} `).join("");
  return endings.map((ending) => start + soundOf(last + ending));
}

function listed(phrases: string): string[] {
  return phrases === "" ? [] : phrases.split("|");
}

function textsOf(tokens: Tokens): string {
  return tokens.map((token) => token.text).join(" ");
}

function keysOf(tokens: Tokens): string {
  return tokens.map((token) => token.key).join(" ");
}

const endings =
  "н ын ийн ны ний гийн г ыг ийг гийг д т нд аас ээс оос өөс наас нээс ноос гаас гээс аар ээр оор өөр гаар тай тэй той даа дээ доо аа ээ оо өө руу рүү ууд үүд уудад үүдэд уудаар үүдээр ч".split(
    " ",
  );

const looseEndings = new Set(endings.map(soundOf));

/** The index after a case ending written onto a number or sign: 50-аас, 30k-aas, 3-н, $-ын. */
export function skipEnding(tokens: Tokens, at: number): number {
  const hyphen = tokens[at]?.text === "-" ? 1 : 0;
  const ending = tokens[at + hyphen];
  const attached = ending?.kind === "word" && ending.glued && looseEndings.has(ending.key);
  return attached && (hyphen === 0 || tokens[at]?.glued === true) ? at + hyphen + 1 : at;
}

/** The word ends in -аас, "from". */
export function isFrom(word: string | undefined): boolean {
  return word !== undefined && /(?:[аяэеоө][аэоө]с|[aeouöü]{2}s|yas)$/.test(word);
}
