import { catalogue, useT, type Words } from "../../lib/language/index.ts";

const groups = [
  "stage",
  "industry",
  "companySize",
  "experience",
  "workStyle",
  "availability",
  "fundingBand",
  "budgetBand",
  "projectCategory",
] as const;

/**
 * Words of a profile as the reader is told them: what was chosen in a form by its name in their language, anything else as it was typed.
 * Several choices stand in one text, with `between` between them.
 */
export function useChosenWords(between = ", "): (words: string) => string {
  const vocabulary = useT(catalogue("vocabulary"));
  return (words) => toldIn(words, between, vocabulary);
}

function toldIn(words: string, between: string, vocabulary: Words["vocabulary"]): string {
  const names = new Map(groups.flatMap((group) => Object.entries(vocabulary[group])));
  const told = words.split(between).map((part) => {
    const name = names.get(part) ?? part;
    return name.toLowerCase() === part ? part : name;
  });
  return told.join(between);
}
