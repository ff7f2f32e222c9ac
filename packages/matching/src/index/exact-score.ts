// The score of a document, to the last bit that of score/score.ts: the same whole numbers are summed, from the document's
// own words and the query's tables, and the same functions make fits and a score of them.
import { mutualComplement, sharedShare } from "../score/complement.ts";
import { halfSaturation, saturated } from "../score/overlap.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { byFactor, judgesWork } from "../score/weights.ts";
import { sumOfBest } from "./best-of.ts";
import { type Columns, conceptIn, weightIn } from "./columns.ts";
import type { Scorer } from "./comparing.ts";
import { createCallings, createRefusals, createWishScorer } from "./document-conflicts.ts";
import { flag, flagSets, wordLanguageIn, wordLanguageOf } from "./document.ts";
import type { FactTable } from "./fact-table.ts";
import { nearNeedsFitOf } from "./near-needs.ts";
import { fitOfServed, fitOfWanted, noneRefused } from "./needs-met.ts";
import type { Complement, Query } from "./query.ts";
import { togetherFitOf } from "./together.ts";
import { createWishTextScorer } from "./wish-scorer.ts";

/** `facts`: of the query. */
export function createScorer(query: Query, facts: FactTable): Scorer {
  return query.wish ? createWishTextScorer({ query, wish: query.wish }) : createProfileScorer(query, facts);
}

function createProfileScorer(query: Query, facts: FactTable): Scorer {
  const {
    source,
    relation,
    wantedSkills,
    servedNeeds,
    complement,
    together,
    work,
    sourceConcepts,
    halfSaturation: half,
  } = query;
  const findRefused = createRefusals(query);
  const penaltyOf = createCallings(query);
  const wishes = createWishScorer(query);
  const comparable = Array.from({ length: flagSets }, (_, flags) => isComparable(query, flags));
  const fits = byFactor<number | undefined>(() => undefined);
  let refused: ReturnType<typeof findRefused> = noneRefused;
  return {
    wordFits: (columns, doc, terms) => {
      const flags = columns.flags[doc];
      refused = findRefused(columns, doc);
      const hasTerms = terms.covered > 0;
      if (wantedSkills) fits.skills = fitOfWanted(wantedSkills, columns, doc, { hasTerms, refused });
      if (servedNeeds)
        fits[query.servedNeedsFactor] = fitOfServed(columns, doc, { served: servedNeeds, refused }, query);
      fits[query.documentFactor] =
        (flags & flag.concepts) === 0 ? undefined : saturated(documentSum(query, columns, doc), half);
      fits[query.sourceFactor] =
        source.concepts.size === 0 ? undefined : saturated(sumOfBest(sourceConcepts, columns, doc), half);
      if (complement && judgesWork(relation)) fits.craft = craftFit(complement, query, columns, doc);
      else if (complement) fits.complement = complementFit(complement, columns, doc);
      if (together) fits.together = togetherFitOf(together, columns, doc);
      if (work) fits.nearNeeds = nearNeedsFitOf(work, columns, doc);
      fits.wording = comparable[flags] ? saturated(terms.amount, halfSaturation.terms) : undefined;
      return fits;
    },
    score: (columns, doc) => {
      const penalty = penaltyOf(columns, doc);
      const before = lossOf(refused, query.chanceOf[columns.breadths[doc]]) + penalty;
      const loss = facts.fill(fits, columns, doc, before);
      if (wishes.concern(columns, doc)) return wishes.score(columns, doc, { fits, refused, penalty });
      return scoreOfFits(relation, fits, loss);
    },
  };
}

/** Both have words outside the graph, of one language. */
export function isComparable({ source: { terms, facts } }: Query, flags: number): boolean {
  return terms.size > 0 && wordLanguageIn(flags) === wordLanguageOf(facts);
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
