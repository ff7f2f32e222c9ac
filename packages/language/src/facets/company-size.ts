import { fold } from "../text/fold.ts";

export type CompanySize = "startup" | "small" | "medium" | "large" | "enterprise";

export const companySizes: readonly CompanySize[] = ["startup", "small", "medium", "large", "enterprise"];

/** The size band in someone's words or head count: "жижиг", "дунд хэмжээний", "51-200", "enterprise". */
export function parseCompanySize(text: string): CompanySize | undefined {
  const sample = text.slice(0, 100).toLowerCase();
  const words = sample.match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const key = fold(word);
    const found = names.find(([stem]) => key === stem || (stem.length > 2 && key.startsWith(stem)));
    if (found !== undefined) return found[1];
  }
  const count = /\d[\d,]*/.exec(sample)?.[0];
  return count === undefined ? undefined : sizeOfHeadCount(Number(count.replaceAll(",", "")));
}

export function sizeOfHeadCount(people: number): CompanySize {
  if (people <= 10) return "startup";
  if (people <= 50) return "small";
  if (people <= 200) return "medium";
  return people <= 1000 ? "large" : "enterprise";
}

const names: ReadonlyArray<readonly [string, CompanySize]> = (
  [
    ["startup", "startup"],
    ["стартап", "startup"],
    ["гараа", "startup"],
    ["micro", "startup"],
    ["бичил", "startup"],
    ["small", "small"],
    ["жижиг", "small"],
    ["бага", "small"],
    ["medium", "medium"],
    ["дунд", "medium"],
    ["дундаж", "medium"],
    ["mid", "medium"],
    ["enterprise", "enterprise"],
    ["аварга", "enterprise"],
    ["корпорац", "enterprise"],
    ["large", "large"],
    ["том", "large"],
    ["томоохон", "large"],
  ] as const
).map(([word, size]) => [fold(word), size]);
