// How far the needs of one side are met by the offers of the other, as score/overlap.ts has it: what each need adds to a mean
// square is a whole number, so that it does not matter in which order its parts are found.
import { unit } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { type NeedPart } from "../score/need-parts.ts";
import { coveredShare, fitOfNeeds, hasTrade, squareOf } from "../score/overlap.ts";
import { bestOfTrades, type BestOfTable, type Relevant, sumOfBest } from "./best-of.ts";
import {
  type Columns,
  isOfferedIn,
  kindIn,
  numberIn,
  startsNeedIn,
  termIn,
  termsOf,
  weightIn,
} from "./columns.ts";
import { needKinds } from "./document.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Of a search: the concepts that matter to it, and their names. */
type Searching = { readonly relevant: Relevant; readonly vocabulary: Vocabulary };

/** A refused need: its place among those that may be, which stand first, and whether all of it is refused. */
export type RefusedNeed = { readonly place: number; readonly isWhole: boolean };
export const noneRefused: readonly never[] = [];

/** What a source needs. */
export type WantedSkills = {
  readonly concepts: BestOfTable;
  /** Of each thing in the table: the number of its need. */
  readonly needs: Uint16Array;
  /** Of each need. */
  readonly shares: Float64Array;
  /** Of words outside the graph: their parts in the needs. */
  readonly terms: ReadonlyMap<number, readonly TermPart[]>;
  /** Sum of the shares of these, and of all. */
  readonly ofTerms: number;
  readonly total: number;
  /** Space for what is covered of each need. */
  readonly covered: Float64Array;
  /** Whether documents have trades. */
  readonly byTrade: boolean;
};

type TermPart = { readonly need: number; readonly share: number };

/** `concepts`: a table of the parts that are no words outside the graph, in their order. */
export function wantedSkillsOf(
  parts: readonly NeedPart[],
  concepts: BestOfTable,
  { vocabulary, kind }: { vocabulary: Vocabulary; kind: ProfileKind },
): WantedSkills {
  const numbers = new Map([...new Set(parts.map(({ need }) => need))].map((need, number) => [need, number]));
  const numberOf = ({ need }: NeedPart) => numbers.get(need) ?? 0;
  const shares = new Float64Array(numbers.size);
  const terms = new Map<number, TermPart[]>();
  let ofTerms = 0;
  for (const part of parts) {
    const { isTerm, keys, share } = part;
    shares[numberOf(part)] += share;
    const term = isTerm ? vocabulary.terms.get(keys[0] ?? "") : undefined;
    if (term === undefined) continue;
    terms.set(term, [...(terms.get(term) ?? []), { need: numberOf(part), share }]);
    ofTerms += share;
  }
  return {
    concepts,
    needs: Uint16Array.from(
      parts.filter(({ isTerm }) => !isTerm),
      numberOf,
    ),
    shares,
    terms,
    ofTerms,
    total: shares.reduce((sum, share) => sum + share, 0),
    covered: new Float64Array(numbers.size),
    byTrade: hasTrade(kind),
  };
}

/** `hasTerms`: whether the document offers any of the words that are needed. `refused`: what of it is. */
export function fitOfWanted(
  wanted: WantedSkills,
  columns: Columns,
  doc: number,
  { hasTerms, refused }: { readonly hasTerms: boolean; readonly refused: readonly RefusedNeed[] },
): number | undefined {
  const { concepts, terms, total, covered, byTrade } = wanted;
  if (total === 0) return undefined;
  sumOfBest(concepts, columns, doc, columns.offered);
  coverByBest(wanted);
  if (hasTerms)
    for (const entry of termsOf(columns, doc))
      if (isOfferedIn(entry))
        for (const { need, share } of terms.get(termIn(entry)) ?? [])
          covered[need] += share * unit * weightIn(entry);
  const met = shareCovered(wanted, refused);
  return byTrade ? fitOfNeeds(met, shareByTrade(wanted, columns, doc, refused)) : met;
}

/** Of what is wanted, by the trade of a document alone. */
export function shareByTrade(
  wanted: WantedSkills,
  columns: Columns,
  doc: number,
  refused: readonly RefusedNeed[] = noneRefused,
): number {
  bestOfTrades(wanted.concepts, columns, doc);
  coverByBest(wanted);
  return shareCovered(wanted, refused);
}

function coverByBest({ concepts: { best }, needs, covered }: WantedSkills): void {
  covered.fill(0);
  for (let thing = 0; thing < needs.length; thing++) covered[needs[thing]] += best[thing];
}

function shareCovered({ covered, shares, total }: WantedSkills, refused: readonly RefusedNeed[]): number {
  for (const { place, isWhole } of refused) if (isWhole) covered[place] = 0;
  let squares = 0;
  for (let need = 0; need < shares.length; need++) squares += squareOf(covered[need], shares[need]);
  return coveredShare(squares, total);
}

/** Worth of what the source offers, by concept and by word. */
type Worths = {
  readonly concepts: Float64Array;
  readonly terms: ReadonlyMap<number, number>;
};

/** Of a source that has a trade, that by concept as well. */
export type ServedNeeds = Worths & { readonly byTrade: Float64Array | undefined };

/** What the source serves, less the needs that are refused. */
type Serving = { readonly served: ServedNeeds; readonly refused: readonly RefusedNeed[] };

export function fitOfServed(
  columns: Columns,
  doc: number,
  { served, refused }: Serving,
  query: Searching,
): number | undefined {
  const met = shareOfNeeds(columns, doc, { ...served, refused }, query);
  if (met === undefined || served.byTrade === undefined) return met;
  return fitOfNeeds(met, servedByTrade(columns, doc, { served, refused }, query) ?? 0);
}

/** Of the needs of a document, by the trade of the source alone. */
export function servedByTrade(
  columns: Columns,
  doc: number,
  { served: { byTrade }, refused }: Serving,
  query: Searching,
): number | undefined {
  return byTrade && shareOfNeeds(columns, doc, { concepts: byTrade, terms: noTerms, refused }, query);
}

const noTerms: ServedNeeds["terms"] = new Map();

function shareOfNeeds(
  { needStarts, needs, shares }: Columns,
  doc: number,
  served: Worths & { readonly refused: readonly RefusedNeed[] },
  query: Searching,
): number | undefined {
  let [squares, total, covered, ofNeed, number] = [0, 0, 0, 0, -1];
  let isRefused = false;
  const end = needStarts[doc + 1];
  for (let at = needStarts[doc]; at < end; at++) {
    if (startsNeedIn(needs[at])) {
      squares += squareOf(covered, ofNeed);
      covered = 0;
      ofNeed = 0;
      number++;
      isRefused = served.refused.some(({ place, isWhole }) => isWhole && place === number);
    }
    const share = shares[at];
    total += share;
    ofNeed += share;
    if (!isRefused) covered += share * worthFor(needs[at], served, query);
  }
  return total === 0 ? undefined : coveredShare(squares + squareOf(covered, ofNeed), total);
}

/** What the source's offers are worth to a need of a document. */
function worthFor(
  need: number,
  { concepts, terms }: Worths,
  { relevant: { places }, vocabulary }: Searching,
): number {
  const number = numberIn(need);
  switch (kindIn(need)) {
    case needKinds.concept:
      return concepts[places[number]];
    case needKinds.term:
      return terms.get(number) ?? 0;
    default:
      return vocabulary
        .conceptsOfChoice(number)
        .reduce((most, concept) => Math.max(most, concepts[places[concept]]), 0);
  }
}
