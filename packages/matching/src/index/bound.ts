// What a document's score can be at most. Three steps, none of which can fall below it:
//   1. √(p(a) p(b)) ≤ p((a + b) / 2), because log p is concave: both directions become one line of factors (lines.ts).
//   2. x / (x + h) and the root of a mean square are concave: they lie under their tangents, taken about where the best
//      documents are. And a square of something below 1 is at most the thing itself.
//   3. max ≤ sum: for each thing wanted, all of the document's concepts count instead of the best alone.
// So each concept of a document adds one number, gain · impact, and one sum over the postings bounds all documents
// (sum-bound.ts). What is not known yet is taken at its best, penalties at nothing. A document that reaches what is
// required is looked at again and again, each time with more of it known: first the best of its concepts (max-bound.ts),
// then its words outside the graph, then all that is said; the facts come last.
import { fullWorth, unit } from "../profile/features.ts";
import { factFactors } from "../score/facts.ts";
import { halfSaturation, saturated } from "../score/overlap.ts";
import { averagePair } from "../score/score.ts";
import { baseLogOdds } from "../score/weights.ts";
import type { Bound } from "./comparing.ts";
import { flag, flagSets } from "./document.ts";
import { isComparable } from "./exact-score.ts";
import { bothDirections, type Line, type Lines, tangentOf, tangentOfRoot } from "./lines.ts";
import { createMaxBound } from "./max-bound.ts";
import { shareOfNeeds } from "./needs-met.ts";
import type { Query } from "./query.ts";
import { sumBoundOf } from "./sum-bound.ts";
import { togetherFitOf } from "./together.ts";
import { wishBoundOf } from "./wish-bound.ts";

const impossible = 2 ** 31 - 1;
/** Room for the errors of floating point. */
const margin = 1e-6;

/** `hits` is space that looking at a document overwrites (`createHits`). */
export function boundOf(query: Query, hits: Int32Array): Bound {
  return query.wish ? wishBoundOf(query.wish) : profileBoundOf(query, hits);
}

function profileBoundOf(query: Query, hits: Int32Array): Bound {
  const lines = bothDirections[query.relation];
  const sums = sumBoundOf(query, lines);
  const caps = capsOf(query, lines);
  const required = new Int32Array(256).fill(impossible);
  const least = {
    concepts: new Float64Array(flagSets),
    terms: new Float64Array(flagSets),
    words: new Float64Array(flagSets),
  };
  return {
    sums,
    required,
    ...boundsOfWords(query, lines, hits),
    ofWords: ({
      skills = 0,
      inReturn = 0,
      complement,
      craft,
      subject = 0,
      usefulness = 0,
      wording = 0,
      together = 0,
    }) =>
      lines.skills.slope * skills +
      lines.inReturn.slope * inReturn +
      (complement === undefined ? lines.complement.average : lines.complement.slope * complement) +
      (craft === undefined ? lines.craft.average : lines.craft.slope * craft) +
      lines.subject.slope * subject +
      lines.usefulness.slope * usefulness +
      lines.wording.slope * wording +
      lines.together.slope * together,
    least,
    require: (threshold) => {
      for (const { confidence, base, tangents, wording, together, flags } of caps) {
        const all = zFor(threshold, confidence) - margin - base;
        const needed = all - lines.complement.slope - lines.craft.slope;
        const steps = Math.floor((needed - wording - tangents - together) * sums.stepsPerZ);
        for (const each of flags) {
          required[each] = Math.max(-impossible, Math.min(impossible, steps));
          least.concepts[each] = needed - wording;
          least.terms[each] = needed;
          least.words[each] = all;
        }
      }
    },
  };
}

type Words = Pick<Bound, "ofConcepts" | "ofTerms">;

/** The words outside the graph are looked at after the concepts of the same document: until then all of them are there. */
function boundsOfWords(query: Query, lines: Lines, hits: Int32Array): Words {
  const { wantedSkills, servedNeeds, halfSaturation: half } = query;
  const documentSlope = lines[query.documentFactor].slope;
  const sourceSlope = lines[query.sourceFactor].slope;
  const needsSlope = lines[query.servedNeedsFactor].slope;
  const total = wantedSkills?.total ?? 0;
  const skillsSlope = total > 0 ? lines.skills.slope : 0;
  const mostOfTerms = total > 0 ? (wantedSkills?.ofTerms ?? 0) / total : 0;
  const comparable = Array.from({ length: flagSets }, (_, flags) => isComparable(query, flags));
  const maxBoundOf = createMaxBound(query, hits);
  let [squares, ofSkills] = [0, 0];
  return {
    ofConcepts: (columns, doc) => {
      const { sourceSum, documentSum, squares: ofConcepts } = maxBoundOf(columns, doc);
      const share = servedNeeds ? (shareOfNeeds(columns, doc, servedNeeds, query) ?? 0) : 0;
      squares = ofConcepts;
      ofSkills = skillsSlope * Math.sqrt(squares + mostOfTerms);
      return (
        ofSkills +
        sourceSlope * saturated(sourceSum, half) +
        documentSlope * saturated(documentSum, half) +
        needsSlope * share +
        (query.together ? lines.together.slope * (togetherFitOf(query.together, columns, doc) ?? 0) : 0)
      );
    },
    ofTerms: ({ amount, covered }, flags) => {
      const ofTerms = total > 0 ? covered / (total * fullWorth) : 0;
      return (
        (comparable[flags] ? lines.wording.slope * saturated(amount, halfSaturation.terms) : 0) +
        skillsSlope * Math.sqrt(squares + ofTerms) -
        ofSkills
      );
    },
  };
}

/** The least mean log odds with which a score can reach the threshold. */
function zFor(threshold: number, confidence: number): number {
  if (threshold <= averagePair) return -Infinity;
  const yes = averagePair + (threshold - averagePair) / confidence;
  if (!(yes < 1 + margin)) return Infinity;
  const odds = Math.min(yes, 1 - margin);
  return Math.log(odds / (1 - odds));
}

/** The most that each part adds to the log odds of the documents with some flags. */
type Cap = {
  readonly confidence: number;
  /** The averages, and all facts at their best. */
  readonly base: number;
  /** Where the tangents begin, with what words outside the graph add to them. */
  readonly tangents: number;
  readonly wording: number;
  readonly together: number;
  readonly flags: readonly number[];
};

function capsOf(query: Query, lines: Lines): Cap[] {
  const { wantedSkills, servedNeeds, source } = query;
  const [ofDocument, ofSource] = [lines[query.documentFactor], lines[query.sourceFactor]];
  const { atZero } = tangentOf(query.halfSaturation);
  const hasWanted = wantedSkills !== undefined && wantedSkills.total > 0;
  const termsOfNeeds = hasWanted ? wantedSkills.ofTerms / wantedSkills.total : 0;
  const ofWanted = lines.skills.slope * (tangentOfRoot.atZero + tangentOfRoot.slope * termsOfNeeds);
  const ofServed = lines[query.servedNeedsFactor].slope * tangentOfRoot.atZero;
  const ofWording = lines.wording.slope * mostWording(query);
  const ofFacts = factFactors.reduce((sum, factor) => sum + lines[factor].slope - lines[factor].average, 0);
  const weightOfFacts = factFactors.reduce((sum, factor) => sum + lines[factor].weight, 0);
  const capOf = (flags: readonly number[]): Cap => {
    const [first] = flags;
    const cap = {
      confidence: weightOfFacts,
      base: baseLogOdds + ofFacts,
      tangents: 0,
      wording: 0,
      together: 0,
      flags,
    };
    const know = ({ weight, average }: Line) => {
      cap.confidence += weight;
      cap.base -= average;
    };
    know(lines.complement);
    const hasServed = servedNeeds !== undefined && (first & flag.needs) !== 0;
    if (hasWanted) cap.tangents += ofWanted;
    if (hasServed) cap.tangents += ofServed;
    // Skills that do not matter to one side count as average in its eyes, known or not.
    if (source.wishes || (first & flag.wishes) !== 0)
      for (const name of ["skills", "inReturn", "craft"] as const) know({ ...lines[name], average: 0 });
    else {
      know(lines.craft);
      if (hasWanted) know(lines.skills);
      if (hasServed) know(lines[query.servedNeedsFactor]);
    }
    if ((first & flag.concepts) !== 0) {
      know(ofDocument);
      cap.tangents += ofDocument.slope * atZero;
    }
    if (source.concepts.size > 0) {
      know(ofSource);
      cap.tangents += ofSource.slope * atZero;
    }
    if (isComparable(query, first)) {
      know(lines.wording);
      cap.wording = ofWording;
    }
    if (query.together && (first & flag.context) !== 0) {
      know(lines.together);
      cap.together = lines.together.slope;
    }
    return cap;
  };
  return alike(query).map(capOf);
}

/** The flags that a document can have, in groups that mean the same to the query. */
function alike(query: Query): number[][] {
  const heeded = flag.concepts + flag.wishes + flag.context + (query.servedNeeds ? flag.needs : 0);
  const all = Array.from({ length: flagSets }, (_, flags) => flags);
  const groups = Map.groupBy(
    all,
    (flags) => (flags & heeded) + (isComparable(query, flags) ? flag.wordLanguage : 0),
  );
  return [...groups.values()];
}

function mostWording({ wordingGains }: Query): number {
  let sum = 0;
  for (const gain of wordingGains.values()) sum += gain;
  return saturated(unit * sum, halfSaturation.terms);
}
