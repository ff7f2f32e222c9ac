import { createHash } from "node:crypto";
import { type ConceptKind, parseMoney, parseMonths, type Range, type TextReading } from "@khamt/language";
import { language } from "../platform/text/language.ts";

/** Raise it when a rule of a kind's `derive`, of `search/lexemes.ts` or of this file changes: the next start then reads all profiles anew. */
const rules = 4;

export type Rates = { mntPerUsd: number };
type Text = string | null | undefined;

const subjects = new Set<ConceptKind>(["skill", "role", "industry"]);

/** What someone who writes these tags does or seeks: skills, roles and industries, and what these imply. */
export function topicsOf(tags: readonly string[]): string[] {
  const named = tags.flatMap(namedBy).filter((id) => subjects.has(language.kindOf(id) ?? "value"));
  return sorted(named.flatMap(withImplied));
}

/** The places that the texts name, with those around them: San Francisco is in the USA. */
export function placesOf(texts: readonly Text[]): string[] {
  const named = texts
    .flatMap((text) => (text ? mentioned(language.read(text)) : []))
    .filter((id) => language.kindOf(id) === "place");
  return sorted(named.flatMap(withBroader));
}

export function usdRange(text: Text, rates: Rates): Range | undefined {
  const range = text ? parseMoney(text, rates) : undefined;
  // An hourly or monthly rate is no budget.
  return range && !range.per ? { min: toCents(range.min), max: toCents(range.max) } : undefined;
}

/** So that an amount converted from another currency still touches the end of a band. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** How long work takes; "until June" counts from the day on which it was written. */
export function monthRange(text: Text, written: Date): Range | undefined {
  return text ? parseMonths(text, written.toISOString().slice(0, 10)) : undefined;
}

/** Changes with the rules, the concept graph and the exchange rate. */
export function derivationVersion({ mntPerUsd }: Rates): string {
  const graph = createHash("sha256").update(JSON.stringify(language.concepts)).digest("base64url");
  return `${rules} ${mntPerUsd} ${graph}`;
}

/** The concepts of a tag or title. A short one in Latin letters may be Mongolian. */
export function namedBy(tag: string): readonly string[] {
  const named = mentioned(language.read(tag));
  return named.length > 0 ? named : language.conceptsOfTag(tag);
}

/** The concepts that a text mentions and does not disclaim. */
export function mentioned({ matches }: Pick<TextReading, "matches">): string[] {
  return matches.filter(({ role }) => role !== "not").map(({ concept }) => concept);
}

/** The concept, what it implies, and all that is broader. */
export const withImplied = kept((id) => [
  ...new Set([id, ...(language.get(id)?.implies ?? [])].flatMap(withBroader)),
]);

export const withBroader = kept((id): readonly string[] => [
  id,
  ...(language.get(id)?.broader ?? []).flatMap(withBroader),
]);

function kept(compute: (id: string) => readonly string[]): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const made = compute(id);
    known.set(id, made);
    return made;
  };
}

export function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
