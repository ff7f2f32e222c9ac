// A profile as the index keeps it: its own words as numbers with their weights, 1 to 250 units each. Its words are not
// spread over the graph; those of the one who searches are (query.ts).
import { contextOf } from "../profile/context.ts";
import type { Facts, Features } from "../profile/features.ts";
import { asks, type ProfileKind } from "../profile/profile.ts";
import { bandOf } from "../profile/reading/read-facts.ts";
import { worthsOf } from "../profile/supply.ts";
import { breadthClasses, breadthOf, classesOfBreadth } from "../score/chance.ts";
import { type NeedPart, needPartsOf } from "../score/need-parts.ts";
import { askedOf, isPlainlyAsked, tradesOf, weighedNeedsOf } from "../score/overlap.ts";
import type { Statistics } from "../score/statistics.ts";
import { workContextOf } from "../score/together.ts";
import type { StoredWishes, Vocabulary } from "./vocabulary.ts";

export type Document = {
  readonly id: string;
  readonly concepts: readonly OwnConcept[];
  readonly terms: readonly OwnTerm[];
  /** What its need for each part is, in the order of the needs. */
  readonly needs: readonly OwnNeed[];
  /** What it calls itself, or who is there already. */
  readonly callings: readonly number[];
  readonly trades: readonly Trade[];
  /** Of the offering side concepts that it says it has not. */
  readonly refused: readonly number[];
  /** Whom it looks for none of. */
  readonly unwanted: readonly number[];
  readonly row: number;
  /** 0 without. */
  readonly wishes: number;
  /** Of its budget. */
  readonly band: number;
  /** In units. */
  readonly trust: number;
  /** How much it speaks of. */
  readonly breadth: number;
  readonly flags: number;
  /** Of its context, 0 without. */
  readonly length: number;
  /** Of the context of what it needs or can do, 0 without. */
  readonly workLength: number;
  /** 0 without owner. */
  readonly owner: number;
};

type OwnConcept = {
  readonly concept: number;
  /** To somebody who needs it: as an offer alone (of the offering side), and at its best mention. */
  readonly offered: number | undefined;
  readonly worth: number;
  /** As a word of the profile. */
  readonly weight: number;
};

/** Of a person: a skill or role that they call themselves, with its worth as an offer. */
type Trade = {
  readonly concept: number;
  readonly worth: number;
};

/** A word that has a higher weight elsewhere than among the offers is there twice: with its weight as an offer, and with the rest. */
type OwnTerm = {
  readonly term: number;
  readonly isOffered: boolean;
  readonly weight: number;
};

type OwnNeed = {
  readonly kind: NeedKind;
  readonly number: number;
  /** Whether it is the first part of a need. */
  readonly starts: boolean;
  readonly isAsked: boolean;
  readonly share: number;
};
export const needKinds = { concept: 0, term: 1, choice: 2 } as const;
type NeedKind = (typeof needKinds)[keyof typeof needKinds];

export const notStated = 255;

/**
 * Which factors of a document can be known at all, as bits of one byte: whether it has concepts, needs, wishes and a
 * context, from `wordLanguage` on the number of the language of its words outside the graph, and from `breadth` on how much
 * it speaks of, in three classes. A removed document is dead.
 */
export const flag = {
  concepts: 1,
  needs: 2,
  wishes: 4,
  context: 8,
  wordLanguage: 16,
  breadth: 64,
  dead: 255,
} as const;
/** No words outside the graph; words of no known language; of English; of Mongolian. */
const wordLanguages = ["silent", "none", "en", "mn"] as const;
/** So many different flags a living document can have. */
export const flagSets = breadthClasses * flag.breadth;

export function documentOf(features: Features, vocabulary: Vocabulary, statistics: Statistics): Document {
  const isAsking = asks(features.kind);
  const { facts, denied, unwanted, callings, ownerId } = features;
  const needs = ownNeedsOf(features, vocabulary, statistics);
  const wishes = storedWishesOf(features);
  return {
    id: features.id,
    concepts: conceptsOf(features, vocabulary, isAsking),
    terms: termsOf(features, vocabulary),
    needs,
    callings: callings.map(vocabulary.concepts.add),
    trades: Array.from(tradesOf(features), ([id, { weight }]) => ({
      concept: vocabulary.concepts.add(id),
      worth: weight,
    })),
    refused: isAsking ? [] : [...denied.keys()].map(vocabulary.concepts.add),
    unwanted: unwanted.map(vocabulary.concepts.add),
    row: vocabulary.rows.add(rowOf(facts)),
    wishes: wishes === undefined ? 0 : vocabulary.wishes.add(wishes) + 1,
    band: (facts.budget && bandOf(facts.budget.value)) ?? notStated,
    trust: facts.trust?.value ?? notStated,
    breadth: breadthOf(features),
    flags: flagsOf(
      features,
      needs.some(({ share }) => share > 0),
    ),
    length: contextOf(features.concepts)?.length ?? 0,
    workLength: workContextOf(features, statistics)?.length ?? 0,
    owner: ownerId === undefined ? 0 : vocabulary.owners.add(ownerId) + 1,
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
  return needPartsOf(weighedNeedsOf(features), statistics).map((part) => {
    const starts = part.need !== last;
    last = part.need;
    return { ...needNumber(part, vocabulary), starts, isAsked: isPlainlyAsked(part.need), share: part.share };
  });
}

function needNumber({ keys, isTerm }: NeedPart, vocabulary: Vocabulary): Pick<OwnNeed, "kind" | "number"> {
  const [first = ""] = keys;
  if (isTerm) return { kind: needKinds.term, number: vocabulary.terms.add(first) };
  if (keys.length === 1) return { kind: needKinds.concept, number: vocabulary.concepts.add(first) };
  for (const key of keys) vocabulary.concepts.add(key);
  return { kind: needKinds.choice, number: vocabulary.choices.add(JSON.stringify(keys)) };
}

/** Facts as JSON, without their words. Budgets and trust differ too much to share a row. */
function rowOf({ budget: _, trust: __, takes, ...facts }: Facts): string {
  const wordless = Object.entries(facts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fact]) => [name, unworded(fact)]);
  return JSON.stringify({
    ...Object.fromEntries(wordless),
    takes: takes && {
      budget: takes.budget && unworded(takes.budget),
      months: takes.months && unworded(takes.months),
    },
  });
}

function unworded<T>(fact: T): T {
  return typeof fact === "object" && fact !== null && "words" in fact ? { ...fact, words: "" } : fact;
}

function storedWishesOf({ wishes, kind, needs }: Features): string | undefined {
  if (wishes === undefined) return undefined;
  return JSON.stringify({
    musts: wishes.musts,
    indifferent: [...wishes.indifferent],
    asked: wordsAskedBy({ kind, needs }),
  } satisfies StoredWishes);
}

/** The words of the needs that may be refused. */
export function wordsAskedBy(features: Pick<Features, "kind" | "needs">): string[] {
  return askedOf(features).map(({ surface }) => surface);
}

function flagsOf(features: Features, hasNeeds: boolean): number {
  const { kind, concepts, terms, facts, wishes } = features;
  const breadth = breadthOf(features);
  return (
    (concepts.size > 0 ? flag.concepts : 0) +
    (hasNeeds ? flag.needs : 0) +
    (wishes ? flag.wishes : 0) +
    (contextOf(concepts) ? flag.context : 0) +
    flag.wordLanguage * (terms.size > 0 ? wordLanguageOf(facts) : 0) +
    flag.breadth * classesOfBreadth(kind).findLastIndex((least) => breadth >= least)
  );
}

export function wordLanguageIn(flags: number): number {
  return Math.floor((flags % flag.breadth) / flag.wordLanguage);
}

/** At least so much is spoken of. */
export function leastBreadthIn(kind: ProfileKind, flags: number): number {
  return classesOfBreadth(kind)[Math.floor(flags / flag.breadth)];
}

export function wordLanguageOf({ writtenIn }: Facts): number {
  return wordLanguages.indexOf(writtenIn ?? "none");
}
