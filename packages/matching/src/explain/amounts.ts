// Sums and spans of time that people type in one of a few plain ways, said in the reader's language.
import type { Language } from "@khamt/language";

/** "18 сая төгрөг" and "4-5 сар" as an English sentence would have them, "12M MNT" and "10 weeks" as a Mongolian one; all else as it is written. */
export function amountIn(words: string, reader: Language): string {
  return reader === "en" ? inEnglish(words) : inMongolian(words);
}

const mongolian =
  /^(\d[\d.,–-]*) ?(мянган|мянга|сая|тэрбум)? ?(төгрөг|₮|доллар|евро|вон|сар|долоо хоног|жил)? ?(хүртэл|орчим)?$/iu;
const english =
  /^(around |about |up to )?(\d[\d.,–-]*) ?(M|million|k|thousand)? ?(MNT|tugriks?|tögrög|months?|weeks?|years?)$/iu;

const englishSizes: Readonly<Record<string, string>> = {
  мянган: " thousand",
  мянга: " thousand",
  сая: " million",
  тэрбум: " billion",
};
const englishUnits: Readonly<Record<string, readonly [one: string, more: string]>> = {
  төгрөг: [" tugriks", " tugriks"],
  "₮": [" tugriks", " tugriks"],
  доллар: [" dollars", " dollars"],
  евро: [" euros", " euros"],
  вон: [" won", " won"],
  сар: [" month", " months"],
  "долоо хоног": [" week", " weeks"],
  жил: [" year", " years"],
};
const englishLimits: Readonly<Record<string, string>> = { хүртэл: "up to ", орчим: "around " };

function inEnglish(words: string): string {
  const [, number, size, unit, limit] = mongolian.exec(words) ?? [];
  if (number === undefined) return words;
  const [one = "", more = ""] = englishUnits[unit?.toLowerCase() ?? ""] ?? [];
  const said = englishLimits[limit?.toLowerCase() ?? ""] ?? "";
  return said + number + (englishSizes[size?.toLowerCase() ?? ""] ?? "") + (number === "1" ? one : more);
}

const mongolianSizes: Readonly<Record<string, string>> = {
  m: " сая",
  million: " сая",
  k: " мянган",
  thousand: " мянган",
};
const mongolianUnits = [
  [/^(?:MNT|tugriks?|tögrög)$/iu, " төгрөг"],
  [/^months?$/iu, " сар"],
  [/^weeks?$/iu, " долоо хоног"],
  [/^years?$/iu, " жил"],
] as const;
const mongolianLimits: Readonly<Record<string, string>> = {
  around: " орчим",
  about: " орчим",
  "up to": " хүртэл",
};

function inMongolian(words: string): string {
  const [, limit, number, size, unit = ""] = english.exec(words) ?? [];
  if (number === undefined) return words;
  const name = mongolianUnits.find(([spelling]) => spelling.test(unit))?.[1] ?? "";
  const said = mongolianLimits[limit?.trim().toLowerCase() ?? ""] ?? "";
  return number + (mongolianSizes[size?.toLowerCase() ?? ""] ?? "") + name + said;
}
