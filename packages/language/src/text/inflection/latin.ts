import { compileEndings } from "./endings.ts";
import { fold, foldings } from "../fold.ts";
import type { Beginning, Script } from "./script.ts";

// How people type each Cyrillic letter.
const usual = patterns(
  "а:a я:ya э:e е:ye|e и:[iy] й:[iy] ы:ii|ee|[iye] о:o ө:[ouvwö] у:u ү:[uvwyü] ё:yo|o ю:yu|u ь:i? ъ:i? б:b в:[vw] п:p ф:f " +
    "г:g к:[kcq] х:kh|[hx] ц:t[sz]|c ч:ch|q ж:j|zh з:z ш:sh щ:sh с:[sc] д:d т:t л:l м:m н:n р:r",
);
// What else sounds much the same.
const alike = patterns(
  "ая:y?a эеийы:y?[eiy] оөуүёю:y?[ouvwyöüq] ьъ:i? бвпф:[bvwpf] кх:kh|[khxcq] цч:t[sz]|ch|[cq] жз:[jz]h? сшщ:sh|[sc]",
);
// What slips in for a letter.
const slips = patterns("в:[vwb] ш:sh? я:yaa?");
// The vowels of endings (endings.ts).
const harmony = patterns(
  "A:[aeouvwöü]{1,3} a:[aeouvwöü]{1,2} V:[aeiouvwöü] U:[ouvwyü]{1,2} Y:ii?|ee|iy|y C:(?!)",
);

function patterns(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(" ").flatMap((entry) => {
      const [letters = "", pattern = ""] = entry.split(":");
      return Array.from(letters, (letter): [string, string] => [letter, `(?:${pattern})`]);
    }),
  );
}

/** Mongolian in Latin letters, as MNS 5217 has it or as people type it. */
export function createLatinScript(): Script {
  const patternsOfStems = new Map<string, readonly RegExp[]>();
  const beginningOf = (word: string, stem: string): Beginning | undefined => {
    let known = patternsOfStems.get(stem);
    if (known === undefined) patternsOfStems.set(stem, (known = patternsOf(stem)));
    for (const [unlikeness, pattern] of known.entries()) {
      const found = pattern.exec(word);
      if (found !== null) return { length: found[0].length, unlikeness };
    }
    return undefined;
  };
  return {
    keyOfStem: fold,
    keysOfWord: foldings,
    beginningOf,
    endings: compileEndings((letter) => harmony.get(letter) ?? usual.get(letter) ?? letter),
    isInHarmony: (stem, ending) => !hasBackVowelsAlone.test(stem) || !hasEAlone.test(ending),
    margin: 2,
    isExact: false,
  };
}

// English words end like Mongolian ones: "lawer" is no form of лав "candle", which would be "lavaar".
const hasBackVowelsAlone = /^[^эөүе]*[аоуя][^эөүе]*$/;
const hasEAlone = /^(?!n?ee[gn]?$|y)(?=..)[^aouvwyöü]*e[^aouvwyöü]*$/;

// Short words differ by single letters (gal "fire", gaal "customs"); longer ones bear a short vowel for a long one and a long
// for a short one, then b for в and s for ш; and the longest any letters that sound alike.
const bearsShortVowels = 4;
const bearsSlips = 5;
const bearsLikeSounds = 7;

function patternsOf(stem: string): RegExp[] {
  const letters = Array.from(stem);
  const exact = letters.map((letter) => usual.get(letter) ?? letter);
  const vowels = letters.map((letter, at) => {
    // «Programist».
    if (letters[at - 1] === letter || isSecondVowel(letters[at - 1], letter)) return "?";
    return isVowel(letter) ? "{1,2}" : "";
  });
  const lettersBy = (table: ReadonlyMap<string, string>) =>
    letters.map((letter, at) => (table.get(letter) ?? exact[at] ?? "") + (vowels[at] ?? ""));
  const levels = [exact];
  if (letters.length >= bearsShortVowels)
    levels.push(lettersBy(letters.length >= bearsSlips ? slips : usual));
  if (letters.length >= bearsLikeSounds) levels.push(lettersBy(alike));
  return levels.map((level) => new RegExp(`^${level.join("")}`));
}

function isVowel(letter: string): boolean {
  return "аэоөуүи".includes(letter);
}

function isSecondVowel(before: string | undefined, letter: string): boolean {
  return /^(?:([аэоөуү])\1|ю[уү]|ёо|[аэоуүи]й)$/.test(`${before ?? ""}${letter}`);
}
