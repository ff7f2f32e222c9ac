import { createHash } from "node:crypto";
import { type ConceptKind, fold, parseMoney, parseMonths, type Range, type Word } from "@khamt/language";
import { language } from "../language.ts";

/** Raise it when a rule of `derive.ts` or of this file changes: the next start then reads all profiles anew. */
const rules = 2;

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
  const named = texts
    .flatMap((text) => (text ? mentioned(text) : []))
    .filter((id) => language.kindOf(id) === "place");
  return sorted(named.flatMap(withBroader));
}

export type QueryWord = { word: string; concepts: string[]; stems: string[] };

/**
 * The words of a query, each with the concepts that it names alone or together with its neighbours. A word that names
 * none as it stands may be Mongolian in Latin letters.
 */
export function findQueryWords(query: string): QueryWord[] {
  const text = searchable(query);
  const asWritten = language.read(text, { romanised: false });
  const asMongolian = language.read(text, { romanised: true });
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const at = { start: index, end: index + word.length };
    const named = covering(asWritten.matches, at).map(({ concept }) => concept);
    const meant = covering(asMongolian.matches, at).map(({ concept }) => concept);
    return {
      word,
      concepts: named.length > 0 ? named : meant,
      stems: [...covering(asWritten.words, at), ...covering(asMongolian.words, at)].flatMap(stemsOf),
    };
  });
}

type Span = { start: number; end: number };

function covering<Part extends Span>(parts: readonly Part[], at: Span): Part[] {
  return parts.filter(({ start, end }) => start < at.end && end > at.start);
}

/** Every stem that a word of the texts may have, and its sound, which is one for both scripts. */
export function stemsIn(texts: readonly string[]): string[] {
  return sorted(texts.flatMap((text) => language.read(text).words.flatMap(stemsOf)));
}

function stemsOf({ text, keys }: Word): string[] {
  return [...keys, `/${fold(text)}`].filter(isTelling);
}

/** Short stems meet by accident: such words are found as they are written only. */
function isTelling(stem: string): boolean {
  return stem.length > 4;
}

/** Text and query go through this alike. */
export function searchable(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

export function usdRange(text: Text, rates: Rates): Range | undefined {
  const range = text ? parseMoney(text, rates) : undefined;
  return range && { min: toCents(range.min), max: toCents(range.max) };
}

/** So that an amount converted from another currency still touches the end of a band. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
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
  return language
    .findConcepts(text)
    .filter(({ role }) => role !== "not")
    .map(({ concept }) => concept);
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
