// The score of a document, to the last bit that of score/score.ts: the same whole numbers are summed, from the document's
// own words and the query's tables, and the same functions make fits and a score of them.
import { unit } from "../profile/features.ts";
import { type Conflict, conflictsOfFacts } from "../score/conflicts.ts";
import { factFactors, type FactFits, factFitsOf, fitOfBand } from "../score/facts.ts";
import { halfSaturation, mutualComplement, saturated, sharedShare } from "../score/overlap.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { byFactor, judgesCraft } from "../score/weights.ts";
import { sumOfBest } from "./best-of.ts";
import { type Columns, conceptIn, weightIn } from "./columns.ts";
import type { Scorer } from "./comparing.ts";
import { createRefusals, createWishScorer } from "./document-conflicts.ts";
import { flag, flagSets, notStated, wordLanguageOf } from "./document.ts";
import { shareOfNeeds, shareOfWanted } from "./needs-met.ts";
import type { Complement, Query } from "./query.ts";
import { togetherFitOf } from "./together.ts";
import { createWishTextScorer } from "./wish-scorer.ts";

export function createScorer(query: Query): Scorer {
  return query.wish ? createWishTextScorer({ query, wish: query.wish }) : createProfileScorer(query);
}

function createProfileScorer(query: Query): Scorer {
  const {
    source,
    relation,
    wantedSkills,
    servedNeeds,
    complement,
    together,
    sourceConcepts,
    halfSaturation: half,
  } = query;
  const rowFits = createRowFits(query);
  const findRefused = createRefusals(query);
  const wishes = createWishScorer(query);
  const comparable = Array.from({ length: flagSets }, (_, flags) => isComparable(query, flags));
  const trustFactor = query.sourceAsks ? "trust" : "credit";
  const fits = byFactor<number | undefined>(() => undefined);
  return {
    wordFits: (columns, doc, terms) => {
      const flags = columns.flags[doc];
      if (wantedSkills) fits.skills = shareOfWanted(wantedSkills, columns, doc, terms.covered > 0);
      if (servedNeeds) fits[query.servedNeedsFactor] = shareOfNeeds(columns, doc, servedNeeds, query);
      fits[query.documentFactor] =
        (flags & flag.concepts) === 0 ? undefined : saturated(documentSum(query, columns, doc), half);
      fits[query.sourceFactor] =
        source.concepts.size === 0 ? undefined : saturated(sumOfBest(sourceConcepts, columns, doc), half);
      if (complement && judgesCraft(relation)) fits.craft = craftFit(complement, query, columns, doc);
      else if (complement) fits.complement = complementFit(complement, columns, doc);
      if (together) fits.together = togetherFitOf(together, columns, doc);
      fits.wording = comparable[flags] ? saturated(terms.amount, halfSaturation.terms) : undefined;
      return fits;
    },
    score: (columns, doc) => {
      const row = rowFits(columns.rows[doc]);
      for (const factor of factFactors) fits[factor] = row.fits[factor];
      fits.budget = budgetFit(row, columns, doc, query);
      fits[trustFactor] = trustFit(columns, doc);
      const refused = findRefused(columns, doc);
      if (wishes.concern(columns, doc)) return wishes.score(columns, doc, { fits, refused });
      return scoreOfFits(relation, fits, lossOf(row.conflicts, lossOf(refused)));
    },
  };
}

/** Both have words outside the graph, of one language. */
export function isComparable({ source: { terms, facts } }: Query, flags: number): boolean {
  return terms.size > 0 && Math.floor(flags / flag.wordLanguage) === wordLanguageOf(facts);
}

function documentSum(
  { documentGains, relevant: { places } }: Query,
  { own, ownStarts }: Columns,
  doc: number,
): number {
  let sum = 0;
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++) {
    const entry = own[at];
    sum += documentGains[places[conceptIn(entry)]] * weightIn(entry);
  }
  return sum;
}

function complementFit(complement: Complement, columns: Columns, doc: number): number | undefined {
  return mutualComplement(
    lackingInSource(complement, columns, doc),
    lackingInDocument(complement, columns, doc),
  );
}

function craftFit(
  complement: Complement,
  { sourceAsks }: Query,
  columns: Columns,
  doc: number,
): number | undefined {
  return sharedShare(
    sourceAsks ? lackingInSource(complement, columns, doc) : lackingInDocument(complement, columns, doc),
  );
}

/** What the source brings and the document lacks. */
function lackingInDocument({ brought, total }: Complement, columns: Columns, doc: number) {
  return { amount: total - sumOfBest(brought, columns, doc, columns.offered), total };
}

function lackingInSource({ lacking, bringing }: Complement, columns: Columns, doc: number) {
  const { own, ownStarts, offered } = columns;
  const there = { amount: 0, total: 0 };
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++) {
    const concept = conceptIn(own[at]);
    const worth = offered[at];
    there.amount += worth * lacking[concept];
    there.total += worth * bringing[concept];
  }
  return there;
}

type RowFits = {
  readonly fits: FactFits;
  readonly conflicts: readonly Conflict[];
};

/**
 * The factors that follow from stated facts. Many profiles state the same: each row of facts is judged once a query, by
 * the plain scorer's own functions. A budget and trust are in columns of their own.
 */
function createRowFits({
  source,
  relation,
  sourceAsks,
  vocabulary,
  language,
}: Query): (row: number) => RowFits {
  const known = new Map<number, RowFits>();
  return (row) => {
    let judged = known.get(row);
    if (judged === undefined) {
      const other = vocabulary.factsOf(row);
      const [asking, offering] = sourceAsks ? [source.facts, other] : [other, source.facts];
      const fits = factFitsOf(relation, asking, offering, language);
      known.set(row, (judged = { fits, conflicts: conflictsOfFacts(fits, asking, offering) }));
    }
    return judged;
  };
}

/** A document that asks has its budget in a column. */
function budgetFit(
  { fits }: RowFits,
  { bands }: Columns,
  doc: number,
  { source, sourceAsks }: Query,
): number | undefined {
  if (sourceAsks) return fits.budget;
  const band = bands[doc];
  return band === notStated ? undefined : fitOfBand(band, source.facts);
}

function trustFit({ trusts }: Columns, doc: number): number | undefined {
  const trust = trusts[doc];
  return trust === notStated ? undefined : trust / unit;
}
