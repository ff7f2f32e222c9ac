// The score of a document, to the last bit that of score.ts: the same whole numbers are summed, from the document's own
// words and the query's tables, and the same functions make fits and a score of them.
import type { Fits } from "../score/factors.ts";
import { factFactors } from "../score/facts.ts";
import { coveredShare, halfSaturation, mutualComplement, saturated } from "../score/overlap.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { byFactor, penalties } from "../score/weights.ts";
import { sumOfBest } from "./best-of.ts";
import { type Columns, conceptIn, kindIn, numberIn, weightIn } from "./columns.ts";
import { needKinds, standings, voices } from "./document.ts";
import type { Complement, Query, Served } from "./query.ts";
import { createRefusals } from "./refusals.ts";
import { budgetFit, createRowFits, trustFit } from "./row-fits.ts";
import type { TermSums } from "./term-table.ts";
import { createWishScorer } from "./wishes.ts";

export interface Scorer {
  /** The fits of the words: the same object each time, to which `score` adds the facts. */
  readonly wordFits: (columns: Columns, doc: number, terms: Readonly<TermSums>) => Readonly<Fits>;
  /** Of the document whose words were compared last. */
  readonly score: (columns: Columns, doc: number) => { score: number; confidence: number };
}

export function createScorer(query: Query): Scorer {
  const {
    source,
    sourceAsks,
    relation,
    asked,
    served,
    servedFactor,
    complement,
    flatFactor,
    best,
    bestFactor,
  } = query;
  const rowFits = createRowFits(query);
  const findRefused = createRefusals(query);
  const wishes = createWishScorer(query);
  const comparable = Array.from({ length: voices.length * standings.voice }, (_, standing) =>
    isComparable(query, standing),
  );
  const fits = byFactor<number | undefined>(() => undefined);
  return {
    wordFits: (columns, doc, terms) => {
      const standing = columns.standings[doc] as number;
      const flatFit =
        (standing & standings.concepts) === 0
          ? undefined
          : saturated(flatSum(query, columns, doc), query.half);
      const bestFit =
        source.concepts.size === 0 ? undefined : saturated(sumOfBest(best, columns, doc), query.half);
      if (asked) {
        const covered = sumOfBest(asked.concepts, columns, doc, columns.offered) + terms.covered;
        fits.skills = asked.total === 0 ? undefined : coveredShare(covered, asked.total);
      }
      if (served) fits[servedFactor] = shareOfNeeds(columns, doc, served, query);
      fits[flatFactor] = flatFit;
      fits[bestFactor] = bestFit;
      fits.complement = complement && complementFit(complement, columns, doc);
      fits.wording = comparable[standing] ? saturated(terms.amount, halfSaturation.terms) : undefined;
      return fits;
    },
    score: (columns, doc) => {
      const row = rowFits(columns.rows[doc] as number);
      for (const factor of factFactors) fits[factor] = row.fits[factor];
      fits.budget = budgetFit(row, columns, doc, query);
      fits[sourceAsks ? "trust" : "credit"] = trustFit(columns, doc);
      const refused = findRefused(columns, doc);
      if (wishes.heeds(columns, doc)) return wishes.score(columns, doc, { fits, refused });
      return scoreOfFits(relation, fits, lossOf(row.conflicts, penalties.denied * refused.length));
    },
  };
}

/** Both have words outside the graph, of one language. */
export function isComparable({ source }: Query, standing: number): boolean {
  const voice = voices.indexOf(source.facts.writtenIn ?? "none");
  return source.terms.size > 0 && Math.floor(standing / standings.voice) === voice;
}

function flatSum({ flat, relevant: { places } }: Query, { own, ownStarts }: Columns, doc: number): number {
  let sum = 0;
  const end = ownStarts[doc + 1] as number;
  for (let at = ownStarts[doc] as number; at < end; at++) {
    const entry = own[at] as number;
    sum += (flat[places[conceptIn(entry)] as number] as number) * weightIn(entry);
  }
  return sum;
}

function complementFit(
  { lacking, bringing, brought, total }: Complement,
  columns: Columns,
  doc: number,
): number | undefined {
  const { own, ownStarts, offered } = columns;
  const there = { amount: 0, total: 0 };
  const end = ownStarts[doc + 1] as number;
  for (let at = ownStarts[doc] as number; at < end; at++) {
    const concept = conceptIn(own[at] as number);
    const worth = offered[at] as number;
    there.amount += worth * (lacking[concept] as number);
    there.total += worth * (bringing[concept] as number);
  }
  return mutualComplement(there, { amount: total - sumOfBest(brought, columns, doc, offered), total });
}

export function shareOfNeeds(
  { needStarts, needs, shares }: Columns,
  doc: number,
  served: Served,
  query: Query,
): number | undefined {
  let [covered, total] = [0, 0];
  const end = needStarts[doc + 1] as number;
  for (let at = needStarts[doc] as number; at < end; at++) {
    const share = shares[at] as number;
    covered += share * worthFor(needs[at] as number, served, query);
    total += share;
  }
  return total === 0 ? undefined : coveredShare(covered, total);
}

/** What the source's offers are worth to a need of a document. */
function worthFor(
  need: number,
  { concepts, terms }: Served,
  { relevant: { places }, vocabulary }: Query,
): number {
  const number = numberIn(need);
  switch (kindIn(need)) {
    case needKinds.concept:
      return concepts[places[number] as number] as number;
    case needKinds.term:
      return terms.get(number) ?? 0;
    default:
      return vocabulary
        .conceptsOfChoice(number)
        .reduce((most, concept) => Math.max(most, concepts[places[concept] as number] as number), 0);
  }
}
