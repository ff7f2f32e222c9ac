import { fold, type TextReading, type Word } from "@khamt/language";
import { language } from "../../platform/text/language.ts";
import { following, mentioned, namedBy, once, sorted, withBroader, withImplied } from "../meaning.ts";
import type { EntityTexts } from "../texts.ts";
import { isFunctionWord } from "./function-words.ts";

/**
 * What the index holds of an entity: lexemes, each a class and a key. A query asks for the same lexemes, so the classes
 * are all that tells a title from a remark. Each class holds the one before, so that a query needs to ask for one only.
 */
export const conceptClasses = {
  /** Concepts that its title, tags or facts name. */
  named: "!",
  /** These, and the broader ones that follow strongly enough. */
  declared: "+",
  /** These, what they imply, and the industries that a person knows. */
  implied: "*",
  /** These, and all others that it mentions and does not disclaim: a remark on a bank is none on finance. */
  said: "~",
} as const;
export const wordClasses = {
  /** Words of its proper names. */
  name: "n",
  /** Words of its name, title, tags and facts. */
  title: "t",
  /** All its words. */
  text: "w",
} as const;

export type Entry = {
  lexemes: string[];
  /** Its words as written, for typing slips. */
  words: string[];
};

const longestKey = 60;
/** Sounds this short meet by accident; in a name or title they may. */
const shortestSound = { title: 3, text: 4 };

export function entryOf({ names, topics, industries, facts, said }: EntityTexts): Entry {
  const tags = [...topics, ...facts];
  const named = tags.flatMap(namedBy);
  const declared = [...following(topics, withBroader), ...following(facts, withBroader)];
  const implied = [
    ...following(topics, withImplied),
    ...following(facts, withImplied),
    ...industries.flatMap(namedBy).flatMap(withBroader),
  ];
  const readings = said.map((text) => ({ text, ...language.read(text) }));
  const titles = [...tags, ...industries].map((text) => ({ text, ...language.read(text) }));
  const called = names.flatMap(wordsOfName);
  const spoken = {
    title: [...called, ...titles.flatMap(wordsOf)],
    text: readings.flatMap(wordsOf),
  };
  const nameKeys = called.flatMap((each) => filedKeys(each, shortestSound.title));
  const titleKeys = spoken.title.flatMap((each) => filedKeys(each, shortestSound.title));
  const textKeys = spoken.text.flatMap((each) => filedKeys(each, shortestSound.text));
  return {
    lexemes: sorted([
      ...named.map((id) => conceptClasses.named + id),
      ...declared.map((id) => conceptClasses.declared + id),
      ...implied.map((id) => conceptClasses.implied + id),
      ...[...implied, ...readings.flatMap(mentioned)].map((id) => conceptClasses.said + id),
      ...nameKeys.map((key) => wordClasses.name + key),
      ...titleKeys.map((key) => wordClasses.title + key),
      ...[...titleKeys, ...textKeys].map((key) => wordClasses.text + key),
    ]),
    words: sorted([...spoken.title, ...spoken.text].map(({ word }) => word.text).filter(isSpellable)),
  };
}

/** The words of all names that concepts have: someone may mean one that no entity says. */
export function wordsOfConcepts(): string[] {
  return joinedWords().split(" ");
}

/** Looked through whenever a profile changes; as one text, since tens of thousands of strings cost whoever collects the garbage. */
const joinedWords = once(() => {
  const labels = language.concepts.flatMap(({ labels: { en, mn }, hidden }) => [...en, ...mn, ...hidden]);
  const words = labels.flatMap((label) => label.toLowerCase().match(/\p{L}+/gu) ?? []);
  return sorted(words.filter(isSpellable)).join(" ");
});

/** The keys under which a word is filed and found: its letters, its stems, and how these sound. */
export function keysOf(word: Word, shortest = shortestSound.title): string[] {
  const mongolian = word.keys.filter(isMongolian).map((key) => key.slice(1));
  const sounds = [word.text, ...mongolian].map(fold).filter(({ length }) => length >= shortest);
  const all = [...word.keys, ...sounds.map((sound) => soundMark[word.script] + sound)];
  return [...new Set(all.map(cut))];
}

/** Keys of Mongolian words, in either script, are told from English ones by their first sign. */
function isMongolian(key: string): boolean {
  return key.startsWith("~");
}

/** The sounds of each script are filed apart: a beginning typed in one is to find words of the other only. */
export const soundMark: Record<Word["script"], string> = { cyrillic: "/", latin: "\\" };

function cut(key: string): string {
  return key.length > longestKey ? key.slice(0, longestKey).toWellFormed() : key;
}

export function isSound(key: string): boolean {
  return Object.values(soundMark).some((mark) => key.startsWith(mark));
}

/** Words whose slips can be told from other words. */
export function isSpellable(word: string): boolean {
  return /^\p{L}{3,40}$/u.test(word);
}

type Spoken = { word: Word; isName: boolean };

function wordsOfName(text: string): Spoken[] {
  return language.read(text).words.map((word) => ({ word, isName: true }));
}

/** Its telling words. A capital begins a name, unless the word belongs to what a concept is called. */
function wordsOf({ text, words, matches }: TextReading & { text: string }): Spoken[] {
  return words
    .filter((word) => !isFunctionWord(word))
    .map((word) => ({
      word,
      isName:
        /\p{Lu}/u.test(text[word.start] ?? "") &&
        !matches.some(({ start, end }) => start < word.end && end > word.start),
    }));
}

/** How an English word sounds would find other words only, unless it is a name. */
function filedKeys({ word, isName }: Spoken, shortest: number): string[] {
  const hasSound = isName || word.keys.some(isMongolian);
  return keysOf(word, hasSound ? shortest : Infinity);
}
