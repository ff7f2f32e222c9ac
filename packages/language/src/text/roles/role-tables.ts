// How tests write down what sentences say: one a line, and behind a bar the concept it is said of.
import { createLanguage } from "../../language.ts";

export type Row = { readonly text: string; readonly concept: string };

export function readTable(table: string): Row[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", concept = ""] = line.split(" | ");
      return { text, concept };
    });
}

/** What the sentence says of the concept, which it must name. */
export function roleIn({ text, concept }: Row): string {
  const found = createLanguage()
    .findConcepts(text)
    .find((match) => match.concept === concept);
  if (found === undefined) throw new Error(`${concept} is not named by “${text}”`);
  return found.role ?? "nothing";
}
