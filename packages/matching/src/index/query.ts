// The one who searches, made ready to be compared with documents: its words and needs meet the graph here, once.
import type { LanguageResources } from "@khamt/language";
import { needsOf } from "../factors.ts";
import type { Features } from "../features.ts";
import { needPartsOf } from "../overlap.ts";
import type { Statistics } from "../statistics.ts";
import { unit } from "../units.ts";
import type { FactorName, Relation } from "../weights.ts";
import { bestOf, type BestOf } from "./best-of.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Market {
  readonly language: LanguageResources;
  readonly statistics: Statistics;
  readonly vocabulary: Vocabulary;
}

export interface Query extends Market {
  readonly source: Features;
  readonly relation: Relation;
  /** Who asks knows its needs; otherwise each document has its own. */
  readonly asked: Asked | undefined;
  readonly served: Served | undefined;
  /** Of each concept: what one unit of its weight in a document adds to the factor `named`. */
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

export function queryOf(source: Features, market: Market): Query {
  const asks = source.kind === "idea" || source.kind === "project";
  return {
    ...market,
    source,
    relation: source.kind === "idea" || source.kind === "cofounder" ? "idea-cofounder" : "project-company",
    asked: asks ? askedBy(source, market) : undefined,
    served: asks ? undefined : servedBy(source, market),
    flat: flatGains(source, market),
    flatFactor: asks ? "usefulness" : "subject",
    best: bestOf(ownConcepts(source, market), market.vocabulary),
    bestFactor: asks ? "subject" : "usefulness",
    wording: wordingGains(source, market),
  };
}

function askedBy(source: Features, { statistics, vocabulary }: Market): Asked {
  const parts = needPartsOf(needsOf(source), statistics);
  const terms = new Map<number, number>();
  for (const { isTerm, keys, share } of parts) {
    const term = isTerm ? vocabulary.terms.get(keys[0] ?? "") : undefined;
    if (term !== undefined) terms.set(term, (terms.get(term) ?? 0) + share);
  }
  const wanted = parts
    .filter(({ isTerm }) => !isTerm)
    .map(({ keys, share }) => ({ concepts: numbersOf(keys, vocabulary), weight: share }));
  return {
    concepts: bestOf(wanted, vocabulary),
    terms,
    ofTerms: [...terms.values()].reduce((sum, share) => sum + share, 0),
    total: parts.reduce((sum, { share }) => sum + share, 0),
  };
}

function servedBy({ supply }: Features, { vocabulary }: Market): Served {
  const concepts = new Float64Array(vocabulary.concepts.keys.length);
  const terms = new Map<number, number>();
  for (const [key, { value }] of supply.offers) {
    const concept = vocabulary.concepts.get(key);
    const term = concept === undefined ? vocabulary.terms.get(key) : undefined;
    if (concept !== undefined) concepts[concept] = value;
    else if (term !== undefined) terms.set(term, value);
  }
  return { concepts, terms };
}

function flatGains({ supply }: Features, { statistics, vocabulary }: Market): Float64Array {
  const gains = new Float64Array(vocabulary.concepts.keys.length);
  for (const [key, { value }] of supply.all) {
    const concept = vocabulary.concepts.get(key);
    if (concept !== undefined) gains[concept] = statistics.rarity(key) * value;
  }
  return gains;
}

function ownConcepts({ concepts }: Features, { statistics, vocabulary }: Market) {
  return [...concepts].map(([id, { weight }]) => ({
    concepts: numbersOf([id], vocabulary),
    weight: weight * statistics.rarity(id),
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
  return keys.flatMap((key) => concepts.get(key) ?? []);
}
