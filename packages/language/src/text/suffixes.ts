// Candidate stems of an inflected Mongolian word, on folded keys (text/fold.ts), so one list serves both scripts.
// Only inflection is stripped (reflexive, case, plural, verb endings), never derivation; the lexicon decides which candidate is a word.
import { isVowel } from "./fold.ts";

const reflexive = byLastLetter(["ga", "ge", "go", "ka", "ke", "ko", "a", "e", "o"]);
const cases = byLastLetter([
  "gen",
  "geg",
  "gas",
  "ges",
  "gos",
  "gar",
  "ger",
  "gor",
  "nas",
  "nes",
  "nos",
  "en",
  "ne",
  "eg",
  "as",
  "es",
  "os",
  "ar",
  "er",
  "or",
  "ta",
  "te",
  "to",
  "ro",
  "lo",
  "nad",
  "ned",
  "nod",
  "ad",
  "ed",
  "od",
  "nd",
  "go",
  "n",
  "g",
  "d",
  "t",
  "e",
]);
const plurals = byLastLetter(["nod", "cod", "col", "od", "ed", "d", "s", "nar", "ner"]);
const verbEndings = byLastLetter([
  "ksan",
  "ksen",
  "kson",
  "san",
  "sen",
  "son",
  "dag",
  "deg",
  "dog",
  "na",
  "ne",
  "no",
  "j",
  "c",
  "ad",
  "ed",
  "od",
  "bal",
  "bel",
  "bol",
  "la",
  "le",
  "lo",
  "je",
  "ce",
  "mar",
  "mer",
  "mor",
  "tal",
  "tel",
  "tol",
  "ya",
  "ye",
  "kad",
  "ked",
  "kod",
  "kar",
  "ker",
  "kor",
  "ken",
  "kan",
  "kta",
  "kte",
  "kto",
  "k",
  "ak",
  "ek",
  "ok",
  "ara",
  "ere",
  "oro",
  "ja",
  "cka",
  "b",
  "gc",
]);

/** Stems that this folded word may be a form of, longest first, without the word itself. */
export function stemCandidates(key: string): string[] {
  const found = new Set<string>();
  const afterReflexive = [key, ...strip(key, reflexive)];
  const afterCase = afterReflexive.flatMap((form) => [form, ...strip(form, cases)]);
  const nominal = afterCase.flatMap((form) => [form, ...strip(form, plurals)]);
  for (const form of nominal) {
    addStem(found, form);
    for (const root of strip(form, verbEndings)) addVerb(found, root);
  }
  found.delete(key);
  return [...found].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function strip(key: string, endings: Endings): string[] {
  const stems: string[] = [];
  for (const ending of endings.get(key.at(-1) ?? "") ?? []) {
    if (!key.endsWith(ending)) continue;
    const stem = key.slice(0, key.length - ending.length);
    addIfStem(stems, stem);
    // компани + аас melts into one vowel: kompanes → kompane.
    const first = ending[0];
    if (ending.length > 1 && isVowel(first)) addIfStem(stems, stem + first);
  }
  return stems;
}

function addIfStem(stems: string[], stem: string): void {
  if (stem.length >= 2 && /[aeo]/.test(stem)) stems.push(stem);
}

// The vowel before a last consonant comes and goes: захирал, захирлын.
function addStem(found: Set<string>, stem: string): void {
  if (stem.length < 2) return;
  found.add(stem);
  const last = stem.at(-1);
  if (stem.length < 4 || isVowel(last) || isVowel(stem.at(-2))) return;
  for (const vowel of ["a", "e", "o"]) found.add(stem.slice(0, -1) + vowel + last);
}

// Dictionaries name a verb by its -х form; its root alone may be another word (харуулсан "showed", харуул "guard").
function addVerb(found: Set<string>, root: string): void {
  if (root.length < 2) return;
  found.add(`${root}k`);
  if (isVowel(root.at(-1))) return;
  for (const vowel of ["a", "e", "o"]) found.add(`${root}${vowel}k`);
}

type Endings = ReadonlyMap<string, readonly string[]>;

function byLastLetter(endings: readonly string[]): Endings {
  return Map.groupBy(endings, (ending) => ending.at(-1) ?? "");
}
