import { defineCatalogue } from "../../lib/language/index.ts";

/** Labels of every option, and the marks that cards share. */
export const vocabularyCatalogue = defineCatalogue("shared/vocabulary/words/vocabulary", {
  en: () => import("./words/vocabulary.en.ts"),
  mn: () => import("./words/vocabulary.mn.ts"),
});

export type { VocabularyWords } from "./words/vocabulary.en.ts";

/** Options of a select, in the order of the vocabulary. */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** The label of a value that may also be free text: then the text itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
