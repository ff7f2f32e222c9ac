// The one who searches, made ready to be compared with documents: its words and needs meet the graph here, once.
import type { LanguageResources } from "@khamt/language";
import { type Features, fullWorth, unit } from "../profile/features.ts";
import { asks, type ProfileKind } from "../profile/profile.ts";
import { isAbility } from "../profile/supply.ts";
import { type Agreeing, agreementIn, type NeedPart, needPartsOf, needsOf } from "../score/overlap.ts";
import { relationOf } from "../score/pair.ts";
import type { Statistics } from "../score/statistics.ts";
import { type FactorName, isPeer, type Relation } from "../score/weights.ts";
import { bestOf, type BestOf, type Wanted } from "./best-of.ts";
import { type Relevant, relevantOf } from "./relevant.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Market {
  readonly language: LanguageResources;
  readonly statistics: Statistics;
  readonly vocabulary: Vocabulary;
}

export interface Query extends Market {
  readonly source: Features;
  /** Of the documents. */
  readonly kind: ProfileKind;
  readonly relation: Relation;
  readonly sourceAsks: boolean;
  /** What a source that asks needs. */
  readonly asked: Asked | undefined;
  /** What a source that offers has for the needs of the documents; of two of a kind each asks and offers. */
  readonly served: Served | undefined;
  readonly servedFactor: FactorName;
  readonly complement: Complement | undefined;
  /** Agreement that counts as half of all there can be. */
  readonly half: number;
  /** Tables of concepts are by their place in it. */
  readonly relevant: Relevant;
  /** What one unit of a concept's weight in a document adds to the factor `named`. */
  readonly flat: Float64Array;
  readonly flatFactor: FactorName;
  /** The source's own concepts, each served by the best that the document has. */
  readonly best: BestOf;
  readonly bestFactor: FactorName;
  /** The source's words outside the graph by their number: what one unit of their weight adds to the wording. */
  readonly wording: ReadonlyMap<number, number>;
}

export interface Asked {
  readonly concepts: BestOf;
  /** Shares of the words outside the graph. */
  readonly terms: ReadonlyMap<number, number>;
  readonly ofTerms: number;
  readonly total: number;
}

/** Worth of what the source offers, by concept and by word. */
export interface Served {
  readonly concepts: Float64Array;
  readonly terms: ReadonlyMap<number, number>;
}

/** What the source brings that documents lack, and the other way round. */
export interface Complement {
  /** Of each concept: what one unit of its worth as an offer brings, and how much of that the source lacks. */
  readonly bringing: Float64Array;
  readonly lacking: Float64Array;
  /** What the source brings, less what a document has of it. */
  readonly brought: BestOf;
  readonly total: number;
}

/** Undefined for kinds that do not look for each other. */
export function queryOf(source: Features, kind: ProfileKind, market: Market): Query | undefined {
  const relation = relationOf(source.kind, kind);
  if (relation === undefined) return undefined;
  const [sourceAsks, isOfPeers] = [!asks(kind), isPeer(relation)];
  const agreement = agreementIn(relation, market.language);
  const needs = sourceAsks ? needPartsOf(needsOf(source), market.statistics) : [];
  const asked = askedConcepts(needs, market);
  const own = ownConcepts(source, agreement, market);
  const brought = isOfPeers ? broughtConcepts(source, market) : [];
  const supplied = suppliedBy(source, market);
  const relevant = relevantTo(supplied, [...asked, ...own, ...brought], market);
  const best = (wanted: readonly Wanted[]) => bestOf(wanted, relevant, market.vocabulary);
  return {
    ...market,
    source,
    kind,
    relation,
    sourceAsks,
    asked: sourceAsks ? askedIn(needs, best(asked), market) : undefined,
    served: sourceAsks && !isOfPeers ? undefined : servedBy(source, relevant, market),
    servedFactor: isOfPeers ? "inReturn" : "skills",
    complement: isOfPeers ? complementOf(source, best(brought), market) : undefined,
    half: agreement.half,
    relevant,
    flat: flatGains(supplied, agreement, relevant, market),
    flatFactor: sourceAsks ? "usefulness" : "subject",
    best: best(own),
    bestFactor: sourceAsks ? "subject" : "usefulness",
    wording: wordingGains(source, market),
  };
}

function askedConcepts(needs: readonly NeedPart[], { vocabulary }: Market): Wanted[] {
  return needs
    .filter(({ isTerm }) => !isTerm)
    .map(({ keys, share }) => ({ concepts: numbersOf(keys, vocabulary), weight: share }));
}

interface Supplied {
  readonly concept: number;
  readonly key: string;
  readonly value: number;
}

function suppliedBy({ supply }: Features, { vocabulary: { concepts } }: Market): Supplied[] {
  const supplied: Supplied[] = [];
  for (const [key, { value }] of supply.all) {
    const concept = concepts.get(key);
    if (concept !== undefined) supplied.push({ concept, key, value });
  }
  return supplied;
}

/** What the source has, what that serves, and what serves what it wants. */
function relevantTo(
  supplied: readonly Supplied[],
  wanted: readonly Wanted[],
  { vocabulary: { concepts, serversOf } }: Market,
): Relevant {
  const found = supplied.map(({ concept }) => concept);
  for (const want of wanted)
    for (const need of want.concepts) for (const { concept } of serversOf(need)) found.push(concept);
  return relevantOf(found, concepts.keys.length);
}

function askedIn(needs: readonly NeedPart[], concepts: BestOf, { vocabulary }: Market): Asked {
  const terms = new Map<number, number>();
  for (const { isTerm, keys, share } of needs) {
    const term = isTerm ? vocabulary.terms.get(keys[0] ?? "") : undefined;
    if (term !== undefined) terms.set(term, (terms.get(term) ?? 0) + share);
  }
  return {
    concepts,
    terms,
    ofTerms: [...terms.values()].reduce((sum, share) => sum + share, 0),
    total: needs.reduce((sum, { share }) => sum + share, 0),
  };
}

function servedBy({ supply }: Features, { places, concepts: all }: Relevant, { vocabulary }: Market): Served {
  const concepts = new Float64Array(all.length);
  const terms = new Map<number, number>();
  for (const [key, { value }] of supply.offers) {
    const concept = vocabulary.concepts.get(key);
    const term = concept === undefined ? vocabulary.terms.get(key) : undefined;
    if (concept !== undefined) concepts[places[concept] as number] = value;
    else if (term !== undefined) terms.set(term, value);
  }
  return { concepts, terms };
}

function broughtConcepts({ brings }: Features, { statistics, vocabulary }: Market): Wanted[] {
  return [...brings].map(([id, { weight }]) => ({
    concepts: numbersOf([id], vocabulary),
    weight: weight * statistics.rarity(id),
  }));
}

function complementOf({ supply }: Features, brought: BestOf, market: Market): Complement {
  const {
    vocabulary,
    statistics: { rarity },
  } = market;
  const bringing = bringingIn(market);
  const lacking = bringing.slice();
  for (const [id, { value }] of supply.offers) {
    const concept = vocabulary.concepts.get(id);
    if (concept !== undefined && lacking[concept] !== 0)
      lacking[concept] = (bringing[concept] as number) - rarity(id) * value;
  }
  return {
    bringing,
    lacking,
    brought,
    total: fullWorth * brought.wanted.reduce((sum, { weight }) => sum + weight, 0),
  };
}

// The same for all who search an index until it meets a concept that the graph does not know.
const bringings = new WeakMap<Vocabulary, Float64Array>();

function bringingIn({ language, statistics: { rarity }, vocabulary }: Market): Float64Array {
  const { keys } = vocabulary.concepts;
  const known = bringings.get(vocabulary);
  if (known?.length === keys.length) return known;
  const made = Float64Array.from(keys, (id) => (isAbility(language.kindOf(id)) ? rarity(id) * fullWorth : 0));
  bringings.set(vocabulary, made);
  return made;
}

function flatGains(
  supplied: readonly Supplied[],
  { shareOf }: Agreeing,
  { places, concepts }: Relevant,
  { statistics }: Market,
): Float64Array {
  const gains = new Float64Array(concepts.length);
  for (const { concept, key, value } of supplied)
    gains[places[concept] as number] = statistics.rarity(key) * value * shareOf(key);
  return gains;
}

function ownConcepts({ concepts }: Features, { shareOf }: Agreeing, { statistics, vocabulary }: Market) {
  return [...concepts].map(([id, { weight }]) => ({
    concepts: numbersOf([id], vocabulary),
    weight: weight * statistics.rarity(id) * shareOf(id),
  }));
}

function wordingGains({ terms }: Features, { statistics, vocabulary }: Market): Map<number, number> {
  const gains = new Map<number, number>();
  for (const [word, { weight }] of terms) {
    const term = vocabulary.terms.get(word);
    if (term !== undefined) gains.set(term, weight * statistics.rarity(word) * unit);
  }
  return gains;
}

// A concept that no document and no graph knows has nobody who serves it.
function numbersOf(keys: readonly string[], { concepts }: Vocabulary): number[] {
  const numbers: number[] = [];
  for (const key of keys) {
    const number = concepts.get(key);
    if (number !== undefined) numbers.push(number);
  }
  return numbers;
}
