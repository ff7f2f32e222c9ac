import type { Reader } from "./abilities.ts";
import { lineOf, type Document } from "./document.ts";
import { take, type Taken } from "./taken.ts";

const word = /^(?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)$/u;
const initialed = /^(\p{Lu}{1,2})\.\s?(\p{Lu}[\p{L}-]+)$/u;
const said =
  /\b(?:[Mm]y name is|I am|I'm|I’m) ((?:\p{Lu}[\p{Ll}’'-]+)(?: \p{Lu}[\p{L}’'-]+){0,2})(?=[,.\n]|$| and | from )|[Нн]амайг (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) гэдэг|[Nn]amaig (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) gedeg/u;

/** The writer's name: from its label, the first line, or "my name is". */
export function readName(document: Document, reader: Reader): (Taken | undefined)[] {
  const { language } = reader;
  const [first, last] = [lineOf(document, "firstName"), lineOf(document, "lastName")];
  if (first !== undefined && isName(first.text))
    return [
      take("firstName", cased(first.text), first.whole),
      last !== undefined && isName(last.text) ? take("lastName", cased(last.text), last.whole) : undefined,
    ];
  const full = lineOf(document, "fullName") ?? document[0];
  if (full !== undefined) {
    const name = full.text.split(/\s*[|,–—•]\s*/u)[0]?.trim() ?? "";
    const isHead = full.part === "fullName" || isHeadline(name, language);
    if (isHead && isName(name)) return partsOf(name, full.whole, reader);
  }
  for (const { text, whole } of document) {
    const found = said.exec(text);
    const name = found?.[1] ?? found?.[2] ?? found?.[3];
    if (name !== undefined && language.findConcepts(name).length === 0) return partsOf(name, whole, reader);
  }
  return [];
}

function isName(text: string): boolean {
  if (initialed.test(text)) return true;
  const words = text.split(" ");
  return words.length <= 3 && text.length <= 60 && words.every((each) => word.test(each));
}

/** Two or three names and no word that means something. */
function isHeadline(text: string, { findConcepts }: Reader["language"]): boolean {
  if (!initialed.test(text) && !/ /.test(text)) return false;
  return findConcepts(cased(text)).length === 0;
}

const genitive = /(?:ийн|ын|гийн|ны|ний)$/u;
/** In Latin letters the others are the ends of given names as well: Evelyn, Anthony. */
const genitiveInLatin = /(?:iin|iyn|ijn)$/iu;
const looseGenitive = /(?:yn|ny|nii|niy)$/iu;

/** A father's name in the genitive goes before the given one. */
function isPatronymic(name: string, { written }: Reader): boolean {
  return genitive.test(name) || genitiveInLatin.test(name) || (written === "mn" && looseGenitive.test(name));
}

/** Who is written in Latin letters has the given name first; of two Cyrillic names nobody can say. */
function partsOf(name: string, words: string, reader: Reader): (Taken | undefined)[] {
  const [, initial, given] = initialed.exec(name) ?? [];
  if (initial !== undefined && given !== undefined)
    return [take("firstName", cased(given), words), take("lastName", `${initial}.`, words)];
  const all = cased(name)
    .split(" ")
    .map((each) => (each.length > 2 ? cased(each) : each));
  const [first = "", ...rest] = all;
  if (all.length === 2 && isPatronymic(first, reader))
    return [take("firstName", rest[0], words), take("lastName", first, words)];
  if (/\p{Script=Cyrillic}/u.test(name)) return [take("firstName", all.join(" "), words)];
  return [take("firstName", first, words), take("lastName", rest.join(" "), words)];
}

/** "BAT-ERDENE" → "Bat-Erdene". */
function cased(name: string): string {
  if (name !== name.toUpperCase() || /^\p{Lu}\.?$/u.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(
      /(^|[\s.-])(\p{L})/gu,
      (all, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
