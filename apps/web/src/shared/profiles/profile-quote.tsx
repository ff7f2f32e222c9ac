import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import type { Quote } from "./sentence.tsx";

/** Words of a profile: what was chosen in a form by its name in the reader's language, anything else as it was typed. */
export function ProfileQuote({ words, language, className }: Quote & { className?: string }) {
  const told = toldIn(words, useT(catalogue("vocabulary")));
  return (
    <q lang={told === words ? language : undefined} className={className}>
      {told}
    </q>
  );
}

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

/** Several choices stand in one text. */
function toldIn(words: string, vocabulary: Words["vocabulary"]): string {
  const names = new Map(groups.flatMap((group) => Object.entries(vocabulary[group])));
  const told = words.split(", ").map((part) => {
    const name = names.get(part) ?? part;
    return name.toLowerCase() === part ? part : name;
  });
  return told.join(", ");
}
