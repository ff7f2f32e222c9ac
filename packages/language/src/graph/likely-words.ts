// What the words of a tag in which nothing is understood stand for after all: a known word with one slip ("accouting"), two
// words of a name written as one or one as two ("webdesign", "block chain"), an English word as Mongolian spells its sound
// (фасилитейшн).
import { commonnessOf } from "../text/everyday/everyday.ts";
import { fold } from "../text/fold.ts";
import { isMongolianKey } from "../text/keys.ts";
import { rootOf } from "../text/roots.ts";
import { isDoubled, isExchanged, isOneSlipApart } from "../text/slips.ts";
import { soundOfEnglish, soundOfLoan } from "../text/sounds.ts";
import type { Word, WordReader } from "../text/words.ts";
import type { PhraseTrie } from "./trie.ts";

export type LikelyWords = {
  /** The ways to read the words as known ones, in the places of those that they stand for; none where nothing is like them. */
  readonly of: (words: readonly Word[]) => readonly (readonly Word[])[];
  /** The words with the one at a place as each that it is one slip away from. */
  readonly slippedAt: (words: readonly Word[], at: number) => readonly (readonly Word[])[];
};

type Known = {
  /** Those that the words of tags are taken for. */
  readonly words: () => Iterable<string>;
  readonly trie: PhraseTrie;
  readonly reader: WordReader;
};

const [shortestHalf, shortestJoined, shortestSlipped] = [3, 7, 7];
/** Of a word that the others of a name vouch for. */
const shortestPart = 4;
const shortestHasty = 5;
/** A word that is like more of them stands for none. */
const mostMeant = 2;

/** The vocabulary is gathered when a word is first asked for. */
export function createLikelyWords({ words, trie, reader }: Known): LikelyWords {
  let gathered: Vocabulary | undefined;
  const vocabulary = () => (gathered ??= vocabularyOf(words()));
  const read = (text: string, { start }: Word, { end }: Word) =>
    reader.read(text, false).map((word) => ({ ...word, start, end }));
  const joined = (words: readonly Word[], from: number) => {
    const [first, second] = words.slice(from, from + 2);
    const text = `${first?.text ?? ""}${second?.text ?? ""}`;
    const isKnown = text.length >= shortestJoined && vocabulary().all.has(text);
    return first && second && isKnown ? read(text, first, second) : undefined;
  };
  const parted = (word: Word) =>
    halvesOf(word.text, vocabulary())
      .map((text) => read(text, word, word))
      .find((halves) => trie.longestFrom(halves, 0)?.end === 2);
  return {
    of: (words) => {
      const ways: Word[][] = Array.from({ length: mostMeant }, () => []);
      let isLike = false;
      const put = (meant: readonly (readonly Word[])[]) =>
        ways.forEach((way, at) => way.push(...(meant[at] ?? meant[0] ?? [])));
      for (let at = 0; at < words.length; at++) {
        const word = words[at];
        if (word === undefined) continue;
        const together = joined(words, at);
        const meant = together ? [together] : meantBy(word);
        isLike ||= meant.length > 0;
        put(meant.length > 0 ? meant : [[word]]);
        if (together) at++;
      }
      return isLike ? ways : [];
    },
    slippedAt: (words, at) => {
      const word = words[at];
      if (word === undefined || word.text.length < shortestPart || vocabulary().all.has(word.text)) return [];
      return orTyped(word, slipsOf(word.text, vocabulary(), shortestPart)).map((text) =>
        words.toSpliced(at, 1, ...read(text, word, word)),
      );
    },
  };

  function orTyped(word: Word, like: readonly string[]): readonly string[] {
    return like.length === 0 && isTypedInLatin(word) && !deed.test(word.text)
      ? typedSlipsOf(word.text, vocabulary())
      : like;
  }

  function meantBy(word: Word): Word[][] {
    if (vocabulary().all.has(word.text) || commonnessOf(word) !== "rare") return [];
    const halves = parted(word);
    if (halves) return [halves];
    const texts = orTyped(word, likeTo(word.text, vocabulary()));
    return texts.length > mostMeant ? [] : texts.map((text) => read(text, word, word));
  }
}

type Vocabulary = {
  readonly all: ReadonlySet<string>;
  /** By their first letter and their length. */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
  readonly byRoot: () => ReadonlyMap<string, readonly string[]>;
  readonly bySound: () => ReadonlyMap<string, readonly string[]>;
  /** Mongolian words by the first letter and the length of what both alphabets have in common. */
  readonly byFolded: () => ReadonlyMap<string, readonly Folded[]>;
};
type Folded = { readonly word: string; readonly folded: string };

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = new Set(words);
  return {
    all,
    byShape: Map.groupBy(all, (word) => shapeOf(word, word.length)),
    byRoot: once(() => filedBy(all, (word) => [rootOf(word) ?? word, word])),
    bySound: once(() => filedBy(all, (word) => [soundOfEnglish(word) ?? ""])),
    byFolded: once(() =>
      Map.groupBy(
        [...all].filter(isCyrillic).map((word) => ({ word, folded: fold(word) })),
        ({ folded }) => shapeOf(folded, folded.length),
      ),
    ),
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function filedBy(
  words: Iterable<string>,
  thingsOf: (word: string) => readonly string[],
): Map<string, string[]> {
  const filed = new Map<string, string[]>();
  for (const word of words)
    for (const thing of new Set(thingsOf(word))) {
      const others = filed.get(thing);
      if (others === undefined) filed.set(thing, [word]);
      else others.push(word);
    }
  return filed;
}

function shapeOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

function halvesOf(text: string, { all }: Vocabulary): string[] {
  if (text.length < shortestJoined) return [];
  const cuts = Array.from({ length: text.length - 2 * shortestHalf + 1 }, (_, at) => at + shortestHalf);
  return cuts.flatMap((cut) => {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    return all.has(first) && all.has(second) ? [`${first} ${second}`] : [];
  });
}

/** Of the same root, or one slip apart, or of the same sound. */
function likeTo(text: string, vocabulary: Vocabulary): readonly string[] {
  if (text.length < shortestSlipped) return hastySlipsOf(text, vocabulary);
  const { byRoot, bySound } = vocabulary;
  const kin = byRoot().get(rootOf(text) ?? "") ?? [];
  if (kin.length > 0) return kin;
  const slipped = slipsOf(text, vocabulary, shortestSlipped - 1);
  if (slipped.length > 0) return slipped;
  const sound = soundOfLoan(text);
  return sound === undefined ? [] : (bySound().get(sound) ?? []);
}

function slipsOf(text: string, { byShape }: Vocabulary, shortest: number): string[] {
  return [text.length - 1, text.length, text.length + 1]
    .flatMap((length) => byShape.get(shapeOf(text, length)) ?? [])
    .filter((word) => word.length >= shortest && isOneSlipApart(text, word));
}

/** "Suvilgch": of the words that are written so in Cyrillic. */
function typedSlipsOf(text: string, { byFolded }: Vocabulary): string[] {
  const typed = fold(text);
  return [typed.length - 1, typed.length, typed.length + 1]
    .flatMap((length) => byFolded().get(shapeOf(typed, length)) ?? [])
    .filter(({ folded }) => folded.length >= shortestSlipped - 1 && isOneSlipApart(typed, folded))
    .map(({ word }) => word);
}

/** Of what people do there are too many forms. */
const deed = /(?:d[aeou]g|[aeou]h)$/;

function isTypedInLatin({ script, keys }: Word): boolean {
  return script === "latin" && keys.some(isMongolianKey);
}

function isCyrillic(word: string): boolean {
  return /^\p{Script=Cyrillic}+$/u.test(word);
}

/** Of short words only what fingers do: two letters exchanged, one doubled or, of six, left out. */
function hastySlipsOf(text: string, vocabulary: Vocabulary): string[] {
  if (text.length < shortestHasty) return [];
  return slipsOf(text, vocabulary, shortestHasty).filter(
    (word) =>
      (word.length === text.length && isExchanged(text, word)) ||
      (word.length < text.length && isDoubled(text, word)) ||
      (word.length > text.length && word.length > shortestHasty),
  );
}
