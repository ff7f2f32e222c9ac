import { createHash } from "node:crypto";
import { type ConceptKind, parseMoney, parseMonths, type Range, type TextReading } from "@khamt/language";
import { language } from "../platform/text/language.ts";
import { isSpeltAs } from "../platform/text/same-words.ts";

/** Raise it when a rule of a kind's `derive`, of `search/lexemes.ts` or of this file changes: the next start then reads all profiles anew. */
const rules = 8;

export type Rates = { mntPerUsd: number };
type Text = string | null | undefined;

const subjects = new Set<ConceptKind>(["skill", "role", "industry"]);

/** What someone who writes these tags does or seeks: skills, roles and industries, and what these imply. */
export function topicsOf(tags: readonly string[]): string[] {
  return sorted(following(tags, withImplied).filter((id) => subjects.has(language.kindOf(id) ?? "value")));
}

/**
 * From so many narrower concepts on, one is so general that a single tag below it says little: half of all profiles have
 * one of business, of information technology and of technology.
 */
const generalFrom = 61;
/** This share of the tags that name something has to be below a general concept, so that the profile is about it. */
const enough = 0.25;

/** The concepts that tags name, and those that follow from them strongly enough. */
export function following(tags: readonly string[], from: (id: string) => readonly string[]): string[] {
  const named = tags.map(namedBy).filter(({ length }) => length > 0);
  const outright = new Set(named.flat());
  const about = named.map((ids) => new Set(ids.flatMap(from)));
  const isEnough = (id: string) =>
    about.filter((each) => each.has(id)).length >= Math.max(1, enough * about.length);
  const all = new Set(about.flatMap((each) => [...each]));
  return [...all].filter((id) => !isGeneral(id) || outright.has(id) || isEnough(id));
}

/** What a profile says about its industry. */
type Industry = {
  /** Concepts of the one that its form chose; none where it chose none, or "other". */
  chosen: readonly string[];
  /** Concepts of all that its form offers. */
  offered: readonly string[];
  tags: readonly string[];
  /** What is done or sought. */
  work: readonly string[];
};

/**
 * The industries that a profile declares: the chosen one, its narrower kinds among tags and work, and what a tag calls by
 * its name if the form doesn't offer it. Where none is chosen, those that tags call by their names.
 */
export function industriesOf({ chosen, offered, tags, work }: Industry): string[] {
  const named = tags.flatMap((tag) => industriesIn(tag).filter((id) => isNamed(id, tag)));
  if (chosen.length === 0) return sorted(named.flatMap((id) => [id, ...broaderOf(id)]));
  const isOffered = (id: string) => offered.includes(id);
  const isNarrower = (id: string) => chosen.some((each) => withBroader(id).includes(each));
  const narrower = [...tags, ...work].flatMap(industriesIn).flatMap(withBroader).filter(isNarrower);
  return sorted([
    ...chosen,
    ...(chosen.every(isOffered) ? [] : chosen.flatMap(withBroader)),
    ...[...named, ...narrower].filter((id) => !isOffered(id)),
  ]);
}

export function industriesIn(tag: string): string[] {
  return namedBy(tag).filter((id) => language.kindOf(id) === "industry");
}

function isNamed(id: string, tag: string): boolean {
  const { labels, tagOnly = [] } = language.get(id) ?? {};
  return [...(labels?.en ?? []), ...(labels?.mn ?? []), ...tagOnly].some((label) => isSpeltAs(tag, label));
}

function broaderOf(id: string): readonly string[] {
  return language.get(id)?.broader ?? [];
}

/** Industries whose trade is among what somebody does: software for web development. */
export function tradesOf(tags: readonly string[]): string[] {
  const skills = tags.flatMap(namedBy).flatMap(withBroader);
  return skills.flatMap((skill) => byTrade().get(skill) ?? []);
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
  if (!text || !range || range.per) return undefined;
  return { min: toCents(range.min), max: toCents(range.max) + (isOpen(text) ? 0.01 : 0) };
}

const opened =
  /[\d\p{L}]\s*\+|(?<!\bnot )(?<!n't )\b(?:over|above|more than|or more)\b|дээш|гаруй|илүү(?!гүй)|давсан/iu;

/** "Over a year" ends beyond the year, if only just: in the next band. */
function isOpen(text: string): boolean {
  return opened.test(text);
}

/** So that an amount converted from another currency still touches the end of a band. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** How long work takes; "until June" counts from the day on which it was written. */
export function monthRange(text: Text, written: Date): Range | undefined {
  const range = text ? parseMonths(text, written.toISOString().slice(0, 10)) : undefined;
  return text && range && isOpen(text) ? { ...range, max: range.max + 0.1 } : range;
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

/** The concept and all that is broader. */
export const withBroader = kept((id): readonly string[] => [id, ...broaderOf(id).flatMap(withBroader)]);

const narrowerOf = once(() => {
  const counts = new Map<string, number>();
  for (const { id } of language.concepts)
    for (const each of new Set(withBroader(id))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
});

const byTrade = once(() => {
  const industries = language.concepts.filter(({ kind }) => kind === "industry");
  const pairs = industries.flatMap(({ id, implies }) => implies.map((skill) => ({ id, skill })));
  return new Map(
    [...Map.groupBy(pairs, ({ skill }) => skill)].map(([skill, each]) => [skill, each.map(({ id }) => id)]),
  );
});

/** A place holds what lies in it, however much that is. */
export function isGeneral(id: string): boolean {
  return (narrowerOf().get(id) ?? 0) >= generalFrom && language.kindOf(id) !== "place";
}

export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

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
