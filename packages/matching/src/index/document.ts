// A profile as the index keeps it: its own words as numbers with their weights, 1 to 250 units each. Nothing is spread
// over the graph here; that is done to the one who searches.
import type { Facts, Features } from "../profile/features.ts";
import { asks } from "../profile/profile.ts";
import { bandOf } from "../profile/read-facts.ts";
import { worthsOf } from "../profile/supply.ts";
import { isPlainlyAsked, type NeedPart, needPartsOf, needsOf } from "../score/overlap.ts";
import type { Statistics } from "../score/statistics.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { storedWishesOf } from "./wishes.ts";

export interface Document {
  readonly id: string;
  readonly concepts: readonly OwnConcept[];
  readonly terms: readonly OwnTerm[];
  /** What its need for each part is, in the order of the needs. */
  readonly needs: readonly OwnNeed[];
  /** Of the offering side: concepts that it says it has not. */
  readonly refused: readonly number[];
  readonly row: number;
  /** 0 without. */
  readonly wishes: number;
  /** Of its budget. */
  readonly band: number;
  /** In units. */
  readonly trust: number;
  readonly standing: number;
  /** 0 without owner. */
  readonly owner: number;
  /** Seconds since 1970, 0 if unknown. */
  readonly updated: number;
}

export interface OwnConcept {
  readonly concept: number;
  /** To somebody who needs it: as an offer alone (of the offering side), and at its best mention. */
  readonly offered: number | undefined;
  readonly worth: number;
  /** As a word of the profile. */
  readonly weight: number;
}

/** A word that is said more plainly elsewhere than among the offers is there twice: the rest is not offered. */
export interface OwnTerm {
  readonly term: number;
  readonly isOffered: boolean;
  readonly weight: number;
}

export interface OwnNeed {
  readonly kind: NeedKind;
  readonly number: number;
  /** Whether it starts a need that is plainly asked. */
  readonly isAsked: boolean;
  readonly share: number;
}
export const needKinds = { concept: 0, term: 1, choice: 2 } as const;
export type NeedKind = (typeof needKinds)[keyof typeof needKinds];

export const unknown = 255;

/** How a document stands to the bound: which of its factors can be known at all. */
export const standings = { concepts: 1, needs: 2, wishes: 4, voice: 8, dead: unknown } as const;
export const voices = ["silent", "none", "en", "mn"] as const;

export function documentOf(features: Features, vocabulary: Vocabulary, statistics: Statistics): Document {
  const isAsking = asks(features.kind);
  const { facts, denied, ownerId, updatedAt = 0 } = features;
  const needs = ownNeedsOf(features, vocabulary, statistics);
  const wishes = storedWishesOf(features);
  return {
    id: features.id,
    concepts: conceptsOf(features, vocabulary, isAsking),
    terms: termsOf(features, vocabulary),
    needs,
    refused: isAsking ? [] : [...denied.keys()].map(vocabulary.concepts.add),
    row: vocabulary.rows.add(JSON.stringify(plain(facts))),
    wishes: wishes === undefined ? 0 : vocabulary.wishes.add(wishes) + 1,
    band: (facts.budget && bandOf(facts.budget.value)) ?? unknown,
    trust: facts.trust?.value ?? unknown,
    standing: standingOf(
      features,
      needs.some(({ share }) => share > 0),
    ),
    owner: ownerId === undefined ? 0 : vocabulary.owners.add(ownerId) + 1,
    updated: Math.max(0, Math.floor(updatedAt / 1000)),
  };
}

function conceptsOf(features: Features, { concepts }: Vocabulary, isAsking: boolean): OwnConcept[] {
  const offered = worthsOf(features.offers);
  const all = worthsOf([...features.needs, ...features.offers, ...features.topics]);
  const ids = new Set([...features.concepts.keys(), ...all.keys()].filter((key) => !features.terms.has(key)));
  return [...ids].map((id) => ({
    concept: concepts.add(id),
    offered: isAsking ? undefined : (offered.get(id)?.weight ?? 0),
    worth: all.get(id)?.weight ?? 0,
    weight: features.concepts.get(id)?.weight ?? 0,
  }));
}

function termsOf(features: Features, { terms }: Vocabulary): OwnTerm[] {
  const offered = worthsOf(features.offers);
  return [...features.terms].flatMap(([word, { weight }]) => {
    const term = terms.add(word);
    const offer = offered.get(word)?.weight ?? 0;
    return [
      { term, isOffered: true, weight: offer },
      { term, isOffered: false, weight: weight - offer },
    ].filter((entry) => entry.weight > 0);
  });
}

function ownNeedsOf(features: Features, vocabulary: Vocabulary, statistics: Statistics): OwnNeed[] {
  let last: NeedPart["need"] | undefined;
  return needPartsOf(needsOf(features), statistics).map((part) => {
    const isAsked = part.need !== last && isPlainlyAsked(part.need);
    last = part.need;
    return { ...needNumber(part, vocabulary), isAsked, share: part.share };
  });
}

function needNumber({ keys, isTerm }: NeedPart, vocabulary: Vocabulary): Pick<OwnNeed, "kind" | "number"> {
  const [first = ""] = keys;
  if (isTerm) return { kind: needKinds.term, number: vocabulary.terms.add(first) };
  if (keys.length === 1) return { kind: needKinds.concept, number: vocabulary.concepts.add(first) };
  for (const key of keys) vocabulary.concepts.add(key);
  return { kind: needKinds.choice, number: vocabulary.choices.add(JSON.stringify(keys)) };
}

/** The facts without their words. Budgets and trust differ too much to share a row. */
function plain({ budget: _, trust: __, takes, ...facts }: Facts): Facts {
  const wordless = Object.entries(facts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fact]) => [name, unworded(fact)]);
  return {
    ...(Object.fromEntries(wordless) as Facts),
    ...(takes && {
      takes: {
        ...(takes.budget && { budget: unworded(takes.budget) }),
        ...(takes.months && { months: unworded(takes.months) }),
      },
    }),
  };
}

function unworded<T>(fact: T): T {
  return typeof fact === "object" ? { ...fact, words: "" } : fact;
}

function standingOf({ concepts, terms, facts, wishes }: Features, hasNeeds: boolean): number {
  const voice = terms.size > 0 ? voices.indexOf(facts.writtenIn ?? "none") : 0;
  return (
    voice * standings.voice +
    (concepts.size > 0 ? standings.concepts : 0) +
    (hasNeeds ? standings.needs : 0) +
    (wishes ? standings.wishes : 0)
  );
}
