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

/** Words of a profile as the reader is told them: what was chosen in a form by its name in their language, anything else as it was typed. */
export function useChosenWords(): (words: string) => string {
  const vocabulary = useT(catalogue("vocabulary"));
  return (words) => toldIn(words, vocabulary);
}

/** Several choices stand in one text. */
function toldIn(words: string, vocabulary: Words["vocabulary"]): string {
  const names = new Map(groups.flatMap((group) => Object.entries(vocabulary[group])));
  const told = words.split(/(, | · )/).map((part) => {
    const name = names.get(part) ?? part;
    return name.toLowerCase() === part ? part : name;
  });
  return told.join("");
}
