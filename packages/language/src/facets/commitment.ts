import { fold } from "../text/fold.ts";

export type Commitment = "full-time" | "part-time" | "consulting" | "weekends";

/** How much of their time someone gives or asks for, from an option value or free words of either language. */
export function parseCommitment(text: string): Commitment | undefined {
  const sample = text.slice(0, 200).toLowerCase();
  const key = sample.split(/\s+/).map(fold).join(" ");
  return patterns.find(
    ([english, mongolian]) => english.test(sample) || mongolian.some((stem) => key.includes(stem)),
  )?.[2];
}

const patterns: ReadonlyArray<readonly [RegExp, readonly string[], Commitment]> = [
  [/weekend/, stems("амралтын өдр", "хагас бүтэн сайн", "бүтэн сайн"), "weekends"],
  [
    /consult|advis|freelanc|contract|project[- ]based/,
    stems("зөвлөх", "зөвлөгөө", "гэрээт", "гэрээгээр", "фриланс"),
    "consulting",
  ],
  [/full[- ]?time/, stems("бүтэн цаг", "бүрэн цаг", "үндсэн ажил"), "full-time"],
  [/part[- ]?time|half[- ]?time|evening/, stems("хагас цаг", "цагийн ажил", "цагаар"), "part-time"],
];

function stems(...words: string[]): string[] {
  return words.map((words) => words.split(" ").map(fold).join(" "));
}
