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
