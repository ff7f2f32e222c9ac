// Lemmatising by lexicon: every stem that the word begins with, where what follows is an ending, and of these the likeliest.
import { isAgent } from "./endings.ts";
import { everydayWords } from "../everyday/everyday-words.ts";
import type { Script } from "./script.ts";
import type { Stem } from "./stems.ts";

type Lemmatiser = {
  readonly add: (stems: readonly Stem[]) => void;
  /** The dictionary words that a word of the script may be a form of, best first. */
  readonly lemmasOf: (word: string) => string[];
};

/** Stems are filed when the first word is asked for: many texts have but one script. */
export function createLemmatiser(script: Script): Lemmatiser {
  const index = new Map<string, Stem[]>();
  const unfiled: Stem[] = [];
  return {
    add: (stems) => void unfiled.push(...stems),
    lemmasOf: (word) => {
      if (unfiled.length > 0) fileAll(unfiled.splice(0), script, index);
      const stems = stemsWithin(script.keysOfWord(word), index);
      return bestOf(readingsOf(word, stems, script), script);
    },
  };
}

function fileAll(stems: readonly Stem[], script: Script, index: Map<string, Stem[]>): void {
  for (const stem of stems) {
    const key = script.keyOfStem(stem.spelling);
    const known = index.get(key);
    if (known === undefined) index.set(key, [stem]);
    else known.push(stem);
  }
}

/** The stems filed under a beginning of one of the keys. */
function stemsWithin(keys: readonly string[], index: ReadonlyMap<string, readonly Stem[]>): Set<Stem> {
  const found = new Set<Stem>();
  for (const key of keys)
    for (let length = key.length; length > 0; length--)
      for (const stem of index.get(key.slice(0, length)) ?? []) found.add(stem);
  return found;
}

/** One way to read a word: as a form of a stem. */
type Reading = {
  readonly stem: Stem;
  readonly unlikeness: number;
  /** Letters of the ending. */
  readonly ending: number;
  readonly isAgent: boolean;
  readonly cost: number;
};

// Beside one for each letter of the ending, so that the longest stem wins unless its letters differ.
const unlikenessWeight = 3;
const alteredStemWeight = 0.3;

function readingsOf(word: string, stems: Iterable<Stem>, script: Script): Reading[] {
  const readings: Reading[] = [];
  for (const stem of stems) {
    const beginning = script.beginningOf(word, stem.spelling);
    if (beginning === undefined) continue;
    const { length, unlikeness } = beginning;
    const ending = word.length - length;
    if (ending === 0 ? !stem.isWhole : !takes(stem, word.slice(length - 1), script)) continue;
    if (!script.isInHarmony(stem.spelling, word.slice(length))) continue;
    const altered = stem.spelling === stem.word ? 0 : alteredStemWeight;
    readings.push({
      stem,
      unlikeness,
      ending,
      isAgent: stem.kind === "noun" && isAgent(word.slice(length)),
      cost: unlikenessWeight * unlikeness + ending + altered,
    });
  }
  return readings;
}

function takes({ status, kind }: Stem, ending: string, { endings }: Script): boolean {
  return status !== "abbreviation" && endings[kind](ending);
}

const mostLemmas = 6;

function bestOf(readings: readonly Reading[], script: Script): string[] {
  const wholes = likeliest(
    readings.filter(({ ending }) => ending === 0),
    script,
  );
  const exact = wholes.filter(({ unlikeness }) => unlikeness === 0);
  const everyday = exact.filter(({ stem }) => everydayWords.has(stem.word));
  if (everyday.length > 0) return lemmasOf(script.isExact ? everyday : exact);
  const isWord = exact.some(({ stem }) => stem.status === "word");
  const inflected = readings.filter(
    (reading) => reading.ending > 0 && (!isWord || isPlainForm(reading, script)),
  );
  const [forms, formsOfForms] = [false, true].map((isForm) =>
    likeliest(
      inflected.filter(({ stem }) => (stem.status === "form") === isForm),
      script,
    ),
  );
  return lemmasOf([...wholes, ...(forms ?? []), ...(formsOfForms ?? [])]);
}

// A word of the dictionary may be a form of another all the same (ажилд орох), but hardly by a short ending: сүлжээ "net" is
// no form of сүлжих "weave", nor төсөвчин of төсөв.
function isPlainForm(reading: Reading, script: Script): boolean {
  const { stem, unlikeness, ending } = reading;
  if (unlikeness > 0 || reading.isAgent) return false;
  if (stem.kind === "verb") return ending > 2;
  return ending > (script.isExact ? 1 : 2) || (script.isExact && stem.spelling.length > 3);
}

function likeliest(readings: readonly Reading[], { margin }: Script): Reading[] {
  const least = Math.min(...readings.map(({ cost }) => cost));
  return readings.filter(({ cost }) => cost <= least + margin);
}

function lemmasOf(readings: readonly Reading[]): string[] {
  const sorted = readings.toSorted((a, b) => a.cost - b.cost || (a.stem.word < b.stem.word ? -1 : 1));
  return [...new Set(sorted.map(({ stem }) => stem.word))].slice(0, mostLemmas);
}
