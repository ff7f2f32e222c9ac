import { type Concept, fold } from "@khamt/language";

/** A name of a concept from one of its words on, as it is spelt or as it sounds. */
export type Label = { concept: Concept; text: string; rank: number };

/** From best to worst; what is found by its sound only comes after what is found by its letters. */
export const ranks = { exact: 0, first: 1, other: 2, inner: 3, slip: 4, bySound: 0.5 };

export function labelsOf(concept: Concept): Label[] {
  const { en, mn } = concept.labels;
  const firsts = [...en.slice(0, 1), ...mn.slice(0, 1)];
  const others = [...en.slice(1), ...mn.slice(1), ...concept.hidden];
  return [
    ...firsts.map((text) => ({ concept, text: lettersOf(text), rank: ranks.first })),
    ...others.map((text) => ({ concept, text: lettersOf(text), rank: ranks.other })),
  ];
}

/** How a Cyrillic label sounds; others are found by their letters. */
export function heard(label: Label): Label[] {
  return /\p{Script=Cyrillic}/u.test(label.text) ? [{ ...label, text: soundOf(label.text) }] : [];
}

/** How Cyrillic is typed in Latin letters; ө is typed as o and as u. */
const typedAs = new Map(
  "а:a б:b в:v г:g д:d е:e ё:yo ж:j з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ү:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ь: ы:i э:e ю:yu я:ya"
    .split(" ")
    .map((entry): [string, string] => [entry.slice(0, 1), entry.slice(2)]),
);

/** Whether a concept has a name that is spelt as typed, not one that only sounds so: «хоол» for "hool", not «хууль». */
export function isSpeltFrom(concept: Concept, typed: string): boolean {
  return ["o", "u"].some((vowel) =>
    labelsOf(concept).some(({ text }) => plainly(text, vowel).startsWith(plainly(typed, vowel))),
  );
}

function plainly(text: string, vowel: string): string {
  const latin = Array.from(text, (letter) => (letter === "ө" ? vowel : (typedAs.get(letter) ?? letter)));
  return latin.join("").replaceAll(/kh|x/g, "h").replaceAll("ö", vowel).replaceAll("ü", "u");
}

export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim();
}

export function soundOf(letters: string): string {
  return letters.split(" ").map(fold).join(" ");
}
