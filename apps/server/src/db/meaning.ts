import { createHash } from "node:crypto";
import { type ConceptKind, type ConceptMatch, parseMoney, parseMonths, type Range } from "@khamt/language";
import { language } from "../language.ts";

/** Raise it when a rule of `derive.ts` or of this file changes: the next start then reads all profiles anew. */
const rules = 1;

export type Rates = { mntPerUsd: number };
type Text = string | null | undefined;

const subjects = new Set<ConceptKind>(["skill", "role", "industry"]);

/** Every concept that the texts mention and do not disclaim, with the broader ones. */
export function conceptsIn(texts: readonly string[]): string[] {
  return sorted(texts.flatMap(mentioned).flatMap(withBroader));
}

/** What someone who writes these tags does or seeks: skills, roles and industries, and what these imply. */
export function topicsOf(tags: readonly string[]): string[] {
  const named = tags.flatMap(mentioned).filter((id) => subjects.has(language.kindOf(id) ?? "value"));
  const implied = named.flatMap((id) => language.get(id)?.implies ?? []);
  return sorted([...named, ...implied].flatMap(withBroader));
}

/** The places that the texts name, with those around them: San Francisco is in the USA. */
export function placesOf(texts: readonly Text[]): string[] {
  const named = texts.flatMap((text) => (text ? mentioned(text) : [])).filter((id) => language.kindOf(id) === "place");
  return sorted(named.flatMap(withBroader));
}

export type QueryWord = { word: string; concepts: string[] };

/**
 * The words of a query, each with the concepts that it names alone or together with its neighbours. A word that names
 * none as it stands may be Mongolian in Latin letters.
 */
export function findQueryWords(query: string): QueryWord[] {
  const text = searchable(query);
  const asWritten = language.findConcepts(text, { romanised: false });
  const asMongolian = language.findConcepts(text, { romanised: true });
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const at = { start: index, end: index + word.length };
    const named = covering(asWritten, at);
    return { word, concepts: named.length > 0 ? named : covering(asMongolian, at) };
  });
}

type Span = { start: number; end: number };

function covering(matches: readonly ConceptMatch[], at: Span): string[] {
  return matches.filter(({ start, end }) => start < at.end && end > at.start).map(({ concept }) => concept);
}

/** Text and query go through this alike. */
export function searchable(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

export function usdRange(text: Text, rates: Rates): Range | undefined {
  return text ? parseMoney(text, rates) : undefined;
}

export function monthRange(text: Text): Range | undefined {
  return text ? parseMonths(text) : undefined;
}

/** Changes with the rules, the concept graph and the exchange rate. */
export function derivationVersion({ mntPerUsd }: Rates): string {
  const graph = createHash("sha256").update(JSON.stringify(language.concepts)).digest("base64url");
  return `${rules} ${mntPerUsd} ${graph}`;
}

function mentioned(text: string): string[] {
  return language.findConcepts(text).filter(({ role }) => role !== "not").map(({ concept }) => concept);
}

const lines = new Map<string, readonly string[]>();

function withBroader(id: string): readonly string[] {
  const known = lines.get(id);
  if (known) return known;
  const line = [id, ...(language.get(id)?.broader ?? []).flatMap(withBroader)];
  lines.set(id, line);
  return line;
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
