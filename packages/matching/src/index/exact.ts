// The score of a document, to the last bit that of score.ts: the same whole numbers are summed, from the document's own
// words and the query's tables, and the same functions make fits and a score of them.
import { half } from "../factors.ts";
import { coveredShare, saturated } from "../overlap.ts";
import { type Fits, lossOf, scoreOfFits } from "../score.ts";
import { penalties } from "../weights.ts";
import { sumOfBest } from "./best-of.ts";
import { type Columns, conceptIn, kindIn, numberIn, weightIn } from "./columns.ts";
import { needKinds, standings, voices } from "./document.ts";
import type { Query, Served } from "./query.ts";
import { createRefusals } from "./refusals.ts";
import { budgetFit, createRowFits, trustFit } from "./row-fits.ts";
import type { TermSums } from "./term-table.ts";
import { createWishScorer } from "./wishes.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Scorer {
  /** The fits of the words: the same object each time, to which `score` adds the facts. */
  readonly wordFits: (columns: Columns, doc: number, terms: Readonly<TermSums>) => Readonly<Fits>;
  /** Of the document whose words were compared last. */
  readonly score: (columns: Columns, doc: number) => { score: number; confidence: number };
}

export function createScorer(query: Query): Scorer {
  const { source, relation, asked, served, flat, best, vocabulary } = query;
  const rowFits = createRowFits(query);
  const findRefused = createRefusals(query);
  const wishes = createWishScorer(query);
  const comparable = Array.from({ length: voices.length * standings.voice }, (_, standing) =>
    isComparable(query, standing),
  );
  const fits = emptyFits();
  return {
    wordFits: (columns, doc, terms) => {
      const standing = columns.standings[doc] as number;
      const flatFit =
        (standing & standings.concepts) === 0
          ? undefined
          : saturated(flatSum(flat, columns, doc), half.concepts);
      const bestFit =
        source.concepts.size === 0 ? undefined : saturated(sumOfBest(best, columns, doc), half.concepts);
      if (asked) {
        const covered = sumOfBest(asked.concepts, columns, doc, columns.offered) + terms.covered;
        fits.skills = asked.total === 0 ? undefined : coveredShare(covered, asked.total);
        fits.usefulness = flatFit;
        fits.subject = bestFit;
      } else if (served) {
        fits.skills = shareOfNeeds(columns, doc, served, vocabulary);
        fits.subject = flatFit;
        fits.usefulness = bestFit;
      }
      fits.wording = comparable[standing] ? saturated(terms.amount, half.terms) : undefined;
      return fits;
    },
    score: (columns, doc) => {
      const row = rowFits(columns.rows[doc] as number);
      const measure = columns.measures[doc] as number;
      fits.commitment = row.commitment;
      fits.place = row.place;
      fits.size = row.size;
      fits.budget = budgetFit(row, measure, query);
      fits.trust = trustFit(row, measure, query);
      const refused = findRefused(columns, doc);
      if (wishes.heeds(columns, doc)) return wishes.score(columns, doc, { fits, refused });
      return scoreOfFits(relation, fits, lossOf(row.conflicts, penalties.denied * refused.length));
    },
  };
}

function emptyFits(): Fits {
  return {
    skills: undefined,
    subject: undefined,
    usefulness: undefined,
    wording: undefined,
    commitment: undefined,
    place: undefined,
    size: undefined,
    budget: undefined,
    trust: undefined,
  };
}

/** Both have words outside the graph, of one language. */
export function isComparable({ source }: Query, standing: number): boolean {
  const voice = voices.indexOf(source.facts.writtenIn ?? "none");
  return source.terms.size > 0 && Math.floor(standing / standings.voice) === voice;
}

export function flatSum(flat: Float64Array, { own, ownStarts }: Columns, doc: number): number {
  let sum = 0;
  const end = ownStarts[doc + 1] as number;
  for (let at = ownStarts[doc] as number; at < end; at++) {
    const entry = own[at] as number;
    sum += (flat[conceptIn(entry)] as number) * weightIn(entry);
  }
  return sum;
}

export function shareOfNeeds(
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
