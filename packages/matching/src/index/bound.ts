// What a document's score can be at most. Three steps, none of which can fall below it:
//   1. √(p(a) p(b)) ≤ p((a + b) / 2), because log p is concave: both directions become one line of factors.
//   2. x / (x + h) is concave: it lies under its tangent, taken at x = 1, about where the best documents are.
//   3. max ≤ sum: for each thing wanted, all of the document's concepts count instead of the best alone.
// So each concept of a document adds one number, gain · impact, and one sum over the postings bounds all documents. What
// is not known yet is taken at its best, penalties at nothing. Whoever reaches what is required is looked at again and
// again, each time with more of it known: first the best of its concepts (sketch.ts), then its words outside the graph,
// then all that is said; the facts come last.
import { fullGain, fullWorth, unit } from "../profile/features.ts";
import type { Fits } from "../score/factors.ts";
import { factFactors } from "../score/facts.ts";
import { coveredShare, halfSaturation, saturated } from "../score/overlap.ts";
import { averagePair } from "../score/score.ts";
import { baseLogOdds, type FactorName } from "../score/weights.ts";
import type { BestOf } from "./best-of.ts";
import { bothDirections, type Line } from "./both-directions.ts";
import type { Columns } from "./columns.ts";
import { standings, voices } from "./document.ts";
import { isComparable, shareOfNeeds } from "./exact.ts";
import { createSketch } from "./max-bound.ts";
import { anyTerm, needList } from "./postings.ts";
import type { Query } from "./query.ts";
import type { TermSums } from "./term-table.ts";

/** What lists of postings add. */
export interface Gains {
  readonly lists: readonly number[];
  /** Steps for each unit of impact. Whole numbers, rounded up. */
  readonly gains: Int32Array;
}

export interface Bound {
  readonly concepts: Gains;
  readonly needs: Gains;
  /** What a document's sum must reach, by standing. */
  readonly required: Int32Array;
  /** What the document's concepts and needs add to the log odds at most. */
  readonly ofConcepts: (columns: Columns, doc: number) => number;
  /** What its words outside the graph add. */
  readonly ofTerms: (terms: Readonly<TermSums>, standing: number) => number;
  /** What everything that is said adds. */
  readonly ofWords: (fits: Readonly<Fits>) => number;
  /** What these must reach, by standing: the first alone, the first and the second, the third. */
  readonly least: Readonly<Record<"concepts" | "terms" | "words", Float64Array>>;
  /** From now on a score must reach the threshold. */
  readonly require: (threshold: number) => void;
}

const tangentAt = 1;
/** The straight line above x / (x + h): its slope, and where it begins. */
function tangentOf(h: number): { readonly slope: number; readonly atZero: number } {
  const slope = h / (tangentAt + h) ** 2;
  return { slope, atZero: tangentAt / (tangentAt + h) - slope * tangentAt };
}
const impossible = 2 ** 31 - 1;
/** Room for the errors of floating point. */
const margin = 1e-6;

export function boundOf(query: Query): Bound {
  const lines = bothDirections[query.relation];
  const [concepts, needs] = [conceptGains(query, lines), needGains(query, lines)];
  const { complement } = lines;
  const stepsPerZ = stepsFor(sumOf(concepts) + sumOf(needs));
  const caps = capsOf(query, lines);
  const required = new Int32Array(256).fill(impossible);
  const [ofConcepts, ofTerms, ofWords] = Array.from({ length: 3 }, () => new Float64Array(count));
  const least = { concepts: ofConcepts, terms: ofTerms, words: ofWords } as Bound["least"];
  return {
    concepts: { lists: query.relevant.concepts, gains: inSteps(concepts, stepsPerZ) },
    needs: {
      lists: [anyTerm, ...query.relevant.concepts.slice(1).map(needList)],
      gains: inSteps(needs, stepsPerZ),
    },
    required,
    ofConcepts: boundOfConcepts(query, lines),
    ofTerms: boundOfTerms(query, lines),
    ofWords: ({ skills = 0, inReturn = 0, complement: added, subject = 0, usefulness = 0, wording = 0 }) =>
      lines.skills.slope * skills +
      lines.inReturn.slope * inReturn +
      (added === undefined ? complement.average : complement.slope * added) +
      lines.subject.slope * subject +
      lines.usefulness.slope * usefulness +
      lines.wording.slope * wording,
    least,
    require: (threshold) => {
      for (const { confidence, base, best, terms, flat, of } of caps) {
        const all = zFor(threshold, confidence) - margin - base;
        const needed = all - complement.slope;
        const steps = Math.floor((needed - best - terms - flat) * stepsPerZ);
        for (const standing of of) {
          required[standing] = Math.max(-impossible, Math.min(impossible, steps));
          least.concepts[standing] = needed - best - terms;
          least.terms[standing] = needed - best;
          least.words[standing] = all;
        }
      }
    },
  };
}

function boundOfConcepts(query: Query, lines: Lines): Bound["ofConcepts"] {
  const { asked, served, best, bestFactor } = query;
  const flatSlope = lines[query.flatFactor].slope;
  const servedSlope = lines[query.servedFactor].slope;
  const skills =
    asked && asked.total > 0
      ? [{ bestOf: asked.concepts, slope: lines.skills.slope / (asked.total * fullWorth) }]
      : [];
  const sketchOf = createSketch(
    [...skills, { bestOf: best, slope: (tangentOf(query.half).slope * lines[bestFactor].slope) / fullGain }],
    query,
  );
  return (columns, doc) => {
    const { wanted, flat } = sketchOf(columns, doc);
    const share = served ? (shareOfNeeds(columns, doc, served, query) ?? 0) : 0;
    return wanted + flatSlope * saturated(flat, query.half) + servedSlope * share;
  };
}

function boundOfTerms(query: Query, { skills, wording }: Lines): Bound["ofTerms"] {
  const comparable = Array.from({ length: count }, (_, standing) => isComparable(query, standing));
  const total = query.asked?.total ?? 0;
  return ({ amount, covered }, standing) =>
    (comparable[standing] ? wording.slope * saturated(amount, halfSaturation.terms) : 0) +
    (total > 0 ? skills.slope * coveredShare(covered, total) : 0);
}

// A list has an impact of at most 250 for a document, or of 250 and one more for each need. With 2^28 steps for all
// lists together no sum of a document with fewer than 1,500 needs leaves 31 bits.
function stepsFor(gains: number): number {
  return gains === 0 ? 1 : Math.min(2 ** 24, 2 ** 28 / (unit * gains));
}

function inSteps(gains: Float64Array, stepsPerZ: number): Int32Array {
  const steps = new Int32Array(gains.length);
  for (let list = 0; list < gains.length; list++)
    steps[list] = Math.ceil((gains[list] as number) * stepsPerZ);
  return steps;
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number;
  return sum;
}

/** The least mean log odds with which a score can reach the threshold. */
function zFor(threshold: number, confidence: number): number {
  if (threshold <= averagePair) return -Infinity;
  const yes = averagePair + (threshold - averagePair) / confidence;
  if (!(yes < 1 + margin)) return Infinity;
  const odds = Math.min(yes, 1 - margin);
  return Math.log(odds / (1 - odds));
}

/** The most that each part adds to the log odds of the documents of some standings. */
interface Cap {
  readonly confidence: number;
  /** The averages, and all facts at their best. */
  readonly base: number;
  /** Where the tangent begins. */
  readonly best: number;
  readonly flat: number;
  readonly terms: number;
  readonly of: readonly number[];
}
type Lines = Readonly<Record<FactorName, Line>>;

const count = voices.length * standings.voice;

function capsOf(query: Query, lines: Lines): Cap[] {
  const { asked, served, source } = query;
  const [flat, best] = [lines[query.flatFactor], lines[query.bestFactor]];
  const { atZero } = tangentOf(query.half);
  const ofTerms = asked && asked.total > 0 ? lines.skills.slope * (asked.ofTerms / asked.total) : 0;
  const ofWording = lines.wording.slope * mostWording(query);
  const ofFacts = factFactors.reduce((sum, factor) => sum + lines[factor].slope - lines[factor].average, 0);
  const weightOfFacts = factFactors.reduce((sum, factor) => sum + lines[factor].weight, 0);
  const capOf = (of: readonly number[]): Cap => {
    const [standing = 0] = of;
    const cap = {
      confidence: weightOfFacts,
      base: baseLogOdds + ofFacts,
      best: 0,
      flat: 0,
      terms: ofTerms,
      of,
    };
    const know = ({ weight, average }: Line) => {
      cap.confidence += weight;
      cap.base -= average;
    };
    know(lines.complement);
    // Skills that do not matter to one side count as average in its eyes, known or not.
    if (source.wishes || (standing & standings.wishes) !== 0)
      for (const name of ["skills", "inReturn"] as const) know({ ...lines[name], average: 0 });
    else {
      if (asked && asked.total > 0) know(lines.skills);
      if (served && (standing & standings.needs) !== 0) know(lines[query.servedFactor]);
    }
    if ((standing & standings.concepts) !== 0) {
      know(flat);
      cap.flat = flat.slope * atZero;
    }
    if (source.concepts.size > 0) {
      know(best);
      cap.best = best.slope * atZero;
    }
    if (isComparable(query, standing)) {
      know(lines.wording);
      cap.terms += ofWording;
    }
    return cap;
  };
  return alike(query).map(capOf);
}

/** The standings in groups that mean the same to the query. */
function alike(query: Query): number[][] {
  const heeded = standings.concepts + standings.wishes + (query.served ? standings.needs : 0);
  const groups = new Map<number, number[]>();
  for (let standing = 0; standing < count; standing++) {
    const key = (standing & heeded) + (isComparable(query, standing) ? standings.voice : 0);
    const group = groups.get(key);
    if (group) group.push(standing);
    else groups.set(key, [standing]);
  }
  return [...groups.values()];
}

function mostWording({ wording }: Query): number {
  let sum = 0;
  for (const gain of wording.values()) sum += gain;
  return saturated(unit * sum, halfSaturation.terms);
}

/** By place. */
function conceptGains(query: Query, lines: Lines): Float64Array {
  const { asked, flat, flatFactor, best, bestFactor } = query;
  const { slope } = tangentOf(query.half);
  const perFlat = (slope * lines[flatFactor].slope) / fullGain;
  const gains = flat.map((gain) => perFlat * gain);
  const addRows = ({ heads, next, gains: ofRow }: BestOf, slope: number) => {
    for (let place = 1; place < heads.length; place++)
      for (let row = heads[place] as number; row !== 0; row = next[row] as number)
        gains[place] = (gains[place] as number) + slope * (ofRow[row] as number);
  };
  addRows(best, (slope * lines[bestFactor].slope) / fullGain);
  if (asked && asked.total > 0) addRows(asked.concepts, lines.skills.slope / (asked.total * fullWorth));
  return gains;
}

/** By place; at 0 that of any term. */
function needGains({ served, servedFactor }: Query, lines: Lines): Float64Array {
  if (!served) return new Float64Array();
  const perWorth = lines[servedFactor].slope / (unit * fullWorth);
  const gains = served.concepts.map((worth) => perWorth * worth);
  gains[0] = perWorth * Math.max(0, ...served.terms.values());
  return gains;
}
