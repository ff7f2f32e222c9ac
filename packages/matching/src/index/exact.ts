// The score of a document, to the last bit that of score.ts: the same whole numbers are summed, from the document's own
// words and the query's tables, and the same functions make fits and a score of them.
import { half } from "../factors.ts";
import { coveredShare, saturated } from "../overlap.ts";
import { lossOf, scoreOfFits } from "../score.ts";
import { type FactorName, penalties } from "../weights.ts";
import { sumOfBest } from "./best-of.ts";
import { type Columns, kindIn, numberIn } from "./columns.ts";
import { needKinds, standings, voices } from "./document.ts";
import type { Query, Served } from "./query.ts";
import { createRefusals } from "./refusals.ts";
import { createRowFits, withMeasure } from "./row-fits.ts";
import type { TermTable } from "./term-table.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type ScoreDocument = (columns: Columns, doc: number) => { score: number; confidence: number };

export function createScorer(query: Query, terms: TermTable): ScoreDocument {
  const { source, relation, asked, served, best, vocabulary } = query;
  const rowFits = createRowFits(query);
  const countRefusals = createRefusals(query);
  const fits: Partial<Record<FactorName, number | undefined>> = {};
  const fitOf = (factor: FactorName) => fits[factor];
  return (columns, doc) => {
    const { concepts, offered, worths, rows } = columns;
    const start = columns.conceptStarts[doc] as number;
    const end = columns.conceptStarts[doc + 1] as number;
    const standing = columns.standings[doc] as number;
    const own = terms.sumsOf(columns, doc);
    if (asked) {
      const covered = sumOfBest(asked.concepts, { concepts, worths: offered }, start, end) + own.covered;
      fits.skills = asked.total === 0 ? undefined : coveredShare(covered, asked.total);
    } else if (served) fits.skills = shareOfNeeds(columns, doc, served, vocabulary);
    fits[query.flatFactor] =
      (standing & standings.concepts) === 0
        ? undefined
        : saturated(flatSum(query.flat, columns, start, end), half.concepts);
    fits[query.bestFactor] =
      source.concepts.size === 0
        ? undefined
        : saturated(sumOfBest(best, { concepts, worths }, start, end), half.concepts);
    fits.wording = isComparable(query, standing) ? saturated(own.amount, half.terms) : undefined;
    const row = rowFits(rows[doc] as number);
    const { budget, trust } = withMeasure(row, columns.measures[doc] as number, query);
    fits.commitment = row.commitment;
    fits.place = row.place;
    fits.size = row.size;
    fits.budget = budget;
    fits.trust = trust;
    const loss = lossOf(row.conflicts, penalties.denied * countRefusals(columns, doc));
    return scoreOfFits(relation, fitOf, loss);
  };
}

/** Both have words outside the graph, of one language. */
export function isComparable({ source }: Query, standing: number): boolean {
  const voice = voices.indexOf(source.facts.writtenIn ?? "none");
  return source.terms.size > 0 && Math.floor(standing / standings.voice) === voice;
}

function flatSum(flat: Float64Array, { concepts, weights }: Columns, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++)
    sum += (flat[concepts[at] as number] as number) * (weights[at] as number);
  return sum;
}

function shareOfNeeds(
  { needStarts, needs, shares }: Columns,
  doc: number,
  served: Served,
  vocabulary: Vocabulary,
): number | undefined {
  let [covered, total] = [0, 0];
  const end = needStarts[doc + 1] as number;
  for (let at = needStarts[doc] as number; at < end; at++) {
    const share = shares[at] as number;
    covered += share * worthFor(needs[at] as number, served, vocabulary);
    total += share;
  }
  return total === 0 ? undefined : coveredShare(covered, total);
}

/** What the source's offers are worth to a need of a document. */
export function worthFor(
  need: number,
  { concepts, terms }: Served,
  { conceptsOfChoice }: Vocabulary,
): number {
  const number = numberIn(need);
  switch (kindIn(need)) {
    case needKinds.concept:
      return concepts[number] as number;
    case needKinds.term:
      return terms.get(number) ?? 0;
    default:
      return conceptsOfChoice(number).reduce(
        (most, concept) => Math.max(most, concepts[concept] as number),
        0,
      );
  }
}
