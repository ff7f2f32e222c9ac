import type { ConceptMatch, Word } from "@khamt/language";
import { language } from "../../platform/text/language.ts";

const latin: Record<string, string> = Object.fromEntries(
  (
    "а:a б:b в:v г:g д:d е:e ё:yo ж:j з:z и:i й:i к:k л:l м:m н:n о:o ө:u п:p р:r с:s т:t у:u ү:u ф:f х:h ц:ts ч:ch " +
    "ш:sh щ:sh ъ: ы:i ь:i э:e ю:yu я:ya"
  )
    .split(" ")
    .map((pair) => {
      const [letter = "", sound = ""] = pair.split(":");
      return [letter, sound];
    }),
);

/** The concepts that Cyrillic words name when they are taken as they sound: ноолур is ноолуур. */
export function hearConcepts(words: readonly Word[]): ConceptMatch[] {
  if (!words.some(({ script }) => script === "cyrillic")) return [];
  const spelt = words.map(({ text }) => Array.from(text, (letter) => latin[letter] ?? letter).join(""));
  const starts: number[] = [];
  let length = 0;
  for (const word of spelt) {
    starts.push(length);
    length += word.length + 1;
  }
  return language.read(spelt.join(" "), { romanised: true }).matches.flatMap((match) => {
    const first = words[starts.indexOf(match.start)];
    const last = words[starts.findLastIndex((start) => start < match.end)];
    return first && last ? [{ ...match, start: first.start, end: last.end }] : [];
  });
}
