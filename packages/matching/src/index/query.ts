// The profile that searches, made ready to be compared with documents: its words and needs are spread over the graph once.
import { type Features, fullWorth, unit } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { isAbility, servedBy } from "../profile/supply.ts";
import { breadthOf, lossByBreadth, mostBreadth } from "../score/chance.ts";
import { type NeedPart, needPartsOf } from "../score/need-parts.ts";
import { type Agreeing, agreementIn, hasTrade, weighedNeedsOf, tradesOf } from "../score/overlap.ts";
import { isAsking, relationOf } from "../score/pair.ts";
import type { PairContext } from "../score/statistics.ts";
import { type FactorName, isPeer, judgesWork, type Relation } from "../score/weights.ts";
import { type BestOfTable, createBestOf, type Relevant, relevantOf, type Wanted } from "./best-of.ts";
import { type JudgedPartsOf, keepJudgedParts } from "./judged-parts.ts";
import { soughtWorkOf, type SoughtWork } from "./near-needs.ts";
import { type ServedNeeds, type WantedSkills, wantedSkillsOf } from "./needs-met.ts";
import { type SoughtContext, soughtContextOf, type Vectors, vectorsOf } from "./together.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type WishQuery, wishQueryOf } from "./wish-query.ts";

/** What all searches of one index have in common. */
export type Market = PairContext & {
  readonly vocabulary: Vocabulary;
  /** Of each concept. */
  readonly rarities: () => Float64Array;
  /** Of each concept: what one unit of its worth as an offer brings to somebody who lacks it. */
  readonly bringing: () => Float64Array;
  /** Of each concept: its vector. */
  readonly vectors: () => Vectors;
  readonly judgedParts: JudgedPartsOf;
};

export function createMarket(context: PairContext, vocabulary: Vocabulary): Market {
  const { keys } = vocabulary.concepts;
  // The same for all who search until a document names a concept that the graph does not know.
  const byConcept = <T>(make: () => T) => {
    let made: { readonly concepts: number; readonly value: T } | undefined;
    return () => {
      if (made?.concepts !== keys.length) made = { concepts: keys.length, value: make() };
      return made.value;
    };
  };
  return {
    ...context,
    vocabulary,
    judgedParts: keepJudgedParts(vocabulary.factParts),
    rarities: byConcept(() => Float64Array.from(keys, context.statistics.rarity)),
    bringing: byConcept(() => bringingOf(keys, context)),
    vectors: byConcept(() => vectorsOf(keys)),
  };
}

function bringingOf(concepts: readonly string[], { language, statistics }: PairContext): Float64Array {
  return Float64Array.from(concepts, (id) =>
    isAbility(language.kindOf(id)) ? fullWorth * statistics.rarity(id) : 0,
  );
}

export type Query = Market & {
  /** The one who searches. */
  readonly source: Features;
  /** Of the documents. */
  readonly kind: ProfileKind;
  readonly relation: Relation;
  readonly sourceAsks: boolean;
  /** What a source that asks needs: the factor `skills`. */
  readonly wantedSkills: WantedSkills | undefined;
  /** What a source that offers has for the needs of the documents; of two of a kind each asks and offers. */
  readonly servedNeeds: ServedNeeds | undefined;
  /** The factor that these needs are judged by. */
  readonly servedNeedsFactor: FactorName;
  readonly complement: Complement | undefined;
  /** Agreement that counts as half of all there can be, in words of the rarest kind. */
  readonly halfSaturation: number;
  /** Tables of concepts are by their place in it. */
  readonly relevant: Relevant;
  /** The factor that follows from a document's own concepts, each served by the best that the source has. */
  readonly documentFactor: FactorName;
  /** What one unit of a concept's weight in a document adds to it. */
  readonly documentGains: Float64Array;
  /** The factor that follows from the source's own concepts, each served by the best that a document has. */
  readonly sourceFactor: FactorName;
  readonly sourceConcepts: BestOfTable;
  /** Of a source that has a context. */
  readonly together: SoughtContext | undefined;
  readonly work: SoughtWork | undefined;
  /** What is taken off for what is in common by chance, by the breadth of a document. */
  readonly chanceOf: Float64Array;
  /** The source's words outside the graph by their number: what one unit of their weight adds to the wording. */
  readonly wordingGains: ReadonlyMap<number, number>;
  /** Of a source that is a wish: then it alone is what documents are compared with, beside the words of `wordingGains`. */
  readonly wish?: WishQuery;
};

/** What the source brings that documents lack, and the other way round. */
export type Complement = {
  /** Of each concept: what one unit of its worth as an offer brings, and how much of that the source lacks. */
  readonly bringing: Float64Array;
  readonly lacking: Float64Array;
  /** What the source brings, less what a document has of it. */
  readonly brought: BestOfTable;
  readonly total: number;
};

/** Undefined for kinds that do not look for each other. */
export function queryOf(source: Features, kind: ProfileKind, market: Market): Query | undefined {
  const relation = relationOf(source.kind, kind);
  if (relation === undefined) return undefined;
  if (source.isWish) return queryOfWish({ source, kind, relation }, market);
  const [sourceAsks, isOfPeers] = [isAsking(source.kind, relation), isPeer(relation)];
  const agreement = agreementIn(relation, market.language);
  const needs = sourceAsks ? needPartsOf(weighedNeedsOf(source), market.statistics) : [];
  const wanted = wantedConcepts(needs, market);
  const own = ownConcepts(source, agreement, market);
  const comparesAbilities = isOfPeers || judgesWork(relation);
  const brought = comparesAbilities ? broughtConcepts(source, market) : [];
  const supplied = suppliedBy(source, market);
  const relevant = relevantTo(supplied, [...wanted, ...own, ...brought], market);
  const tableOf = (wanted: readonly Wanted[]) => createBestOf(wanted, relevant, market.vocabulary);
  return {
    ...market,
    source,
    kind,
    relation,
    sourceAsks,
    wantedSkills: sourceAsks ? wantedSkillsOf(needs, tableOf(wanted), { ...market, kind }) : undefined,
    servedNeeds: sourceAsks && !isOfPeers ? undefined : servedNeedsBy(source, relevant, market),
    servedNeedsFactor: isOfPeers ? "inReturn" : "skills",
    complement: comparesAbilities ? complementOf(source, tableOf(brought), market) : undefined,
    halfSaturation: agreement.half,
    relevant,
    documentFactor: sourceAsks ? "usefulness" : "subject",
    documentGains: documentGainsOf(supplied, agreement, relevant, market),
    sourceFactor: sourceAsks ? "subject" : "usefulness",
    sourceConcepts: tableOf(own),
    together: soughtContextOf(source, market.vectors()),
    work: soughtWorkOf(source, relation, market),
    chanceOf: chancesOf(source, kind),
    wordingGains: wordingGainsOf(source, market),
  };
}

function chancesOf(source: Features, kind: ProfileKind): Float64Array {
  const own = lossByBreadth(source.kind, breadthOf(source));
  return Float64Array.from({ length: mostBreadth + 1 }, (_, breadth) => own + lossByBreadth(kind, breadth));
}

function queryOfWish(
  { source, kind, relation }: Pick<Query, "source" | "kind" | "relation">,
  market: Market,
): Query {
  const wish = wishQueryOf(source, kind, market);
  const nothing = relevantOf([], market.vocabulary.concepts.keys.length);
  const terms = wish.plan.terms.flatMap(({ term }) => market.vocabulary.terms.get(term) ?? []);
  const wordingGains = new Map<number, number>();
  for (const term of terms) wordingGains.set(term, (wordingGains.get(term) ?? 0) + unit);
  return {
    ...market,
    source,
    kind,
    relation,
    sourceAsks: !wish.plan.isOffer,
    wantedSkills: undefined,
    servedNeeds: undefined,
    servedNeedsFactor: "skills",
    complement: undefined,
    halfSaturation: 1,
    relevant: nothing,
    documentFactor: "usefulness",
    documentGains: new Float64Array(1),
    sourceFactor: "subject",
    sourceConcepts: createBestOf([], nothing, market.vocabulary),
    together: undefined,
    work: undefined,
    chanceOf: new Float64Array(mostBreadth + 1),
    wordingGains,
    wish,
  };
}

function wantedConcepts(needs: readonly NeedPart[], { vocabulary }: Market): Wanted[] {
  return needs
    .filter(({ isTerm }) => !isTerm)
    .map(({ keys, share }) => ({ concepts: numbersOf(keys, vocabulary), weight: share }));
}

type Supplied = {
  readonly concept: number;
  readonly key: string;
  readonly value: number;
};

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

function servedNeedsBy(
  source: Features,
  { places, concepts: all }: Relevant,
  { vocabulary }: Market,
): ServedNeeds {
  const concepts = new Float64Array(all.length);
  const terms = new Map<number, number>();
  for (const [key, { value }] of source.supply.offers) {
    const concept = vocabulary.concepts.get(key);
    const term = concept === undefined ? vocabulary.terms.get(key) : undefined;
    if (concept !== undefined) concepts[places[concept]] = value;
    else if (term !== undefined) terms.set(term, value);
  }
  if (!hasTrade(source.kind)) return { concepts, terms, byTrade: undefined };
  const byTrade = new Float64Array(all.length);
  for (const [key, { value }] of servedBy(tradesOf(source), vocabulary.relatedness)) {
    const concept = vocabulary.concepts.get(key);
    if (concept !== undefined) byTrade[places[concept]] = value;
  }
  return { concepts, terms, byTrade };
}

function broughtConcepts({ brings }: Features, { statistics, vocabulary }: Market): Wanted[] {
  return [...brings].map(([id, { weight }]) => ({
    concepts: numbersOf([id], vocabulary),
    weight: weight * statistics.rarity(id),
  }));
}

function complementOf({ supply }: Features, brought: BestOfTable, market: Market): Complement {
  const { vocabulary, statistics } = market;
  const bringing = market.bringing();
  const lacking = bringing.slice();
  for (const [id, { value }] of supply.offers) {
    const concept = vocabulary.concepts.get(id);
    if (concept !== undefined && lacking[concept] !== 0)
      lacking[concept] = bringing[concept] - statistics.rarity(id) * value;
  }
  return {
    bringing,
    lacking,
    brought,
    total: fullWorth * brought.wanted.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function documentGainsOf(
  supplied: readonly Supplied[],
  { shareOf }: Agreeing,
  { places, concepts }: Relevant,
  market: Market,
): Float64Array {
  const gains = new Float64Array(concepts.length);
  const rarities = market.rarities();
  for (const { concept, key, value } of supplied)
    gains[places[concept]] = rarities[concept] * value * shareOf(key);
  return gains;
}

function ownConcepts({ concepts }: Features, { shareOf }: Agreeing, { statistics, vocabulary }: Market) {
  return [...concepts].map(([id, { weight }]) => ({
    concepts: numbersOf([id], vocabulary),
    weight: weight * statistics.rarity(id) * shareOf(id),
  }));
}

function wordingGainsOf({ terms }: Features, { statistics, vocabulary }: Market): Map<number, number> {
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
