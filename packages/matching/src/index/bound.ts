// What a document's score can be at most. None of these steps can fall below it:
//   1. √(p(a) p(b)) ≤ p((a + b) / 2), because log p is concave: both directions become one line of factors (lines.ts).
//   2. The facts are judged exactly (fact-table.ts).
//   3. What a document has for a wanted concept is looked up, since the graph was met when it was indexed (postings.ts).
//      Only where one of several concepts will do, all count instead of the best. The square of a mean of parts is at most
//      the mean of their squares.
//   4. s √a + t √b ≤ √(s² + t²) √(a + b): the needs of both sides are one sum.
//   5. Where a trade counts, it is met exactly at the end of the second look; until then as far as the needs are.
// Three sums over the postings (sums.ts) bound the words: what a document names, what it serves, and the needs that are
// met. First they are taken together, each under a tangent of the curve on which it counts, with all facts at their best: one
// comparison of whole numbers for all documents of a block. Those who may be among the best are looked at again, each time
// with more of it known: the facts and the curves themselves, the words outside the graph, what is found together.
import { fullWorth, unit } from "../profile/features.ts";
import { fitOfNeeds, halfSaturation, saturated } from "../score/overlap.ts";
import { averagePair } from "../score/score.ts";
import { baseLogOdds } from "../score/weights.ts";
import type { Columns } from "./columns.ts";
import type { Bound } from "./comparing.ts";
import { flag, flagSets, leastBreadthIn } from "./document.ts";
import { isComparable } from "./exact-score.ts";
import type { FactTable } from "./fact-table.ts";
import { bestFacts } from "./judged-parts.ts";
import { bothDirections, type Line, type Lines, tangentOf, tangentOfRoot } from "./lines.ts";
import { nearNeedsFitOf } from "./near-needs.ts";
import { noneRefused, servedByTrade, shareByTrade } from "./needs-met.ts";
import type { Query } from "./query.ts";
import { sumGainsOf } from "./sums.ts";
import { togetherFitOf } from "./together.ts";
import { wishBoundOf } from "./wish-bound.ts";

const impossible = 2 ** 31 - 1;
/** Room for the errors of floating point. */
const margin = 1e-6;

/** `facts`: of the query. */
export function boundOf(query: Query, facts: FactTable): Bound {
  return query.wish ? wishBoundOf(query.wish) : profileBoundOf(query, facts);
}

function profileBoundOf(query: Query, facts: FactTable): Bound {
  const lines = bothDirections[query.relation];
  const curves = curvesOf(query, lines);
  const { gains, ofSums, stepsPerZ } = curves;
  const capOf = capsOf(query, lines, curves);
  const caps = Map.groupBy(
    Array.from({ length: flagSets }, (_, flags) => flags),
    (flags) => capOf[flags],
  );
  const best = bestFacts(lines);
  const hasWishes = query.source.wishes !== undefined;
  const metBy = needsBoundOf(query);
  const needTerms = query.wantedSkills && query.wantedSkills.total > 0 ? query.wantedSkills : undefined;
  const mostOfTerms = needTerms ? needTerms.ofTerms / needTerms.total : 0;
  const required = new Int32Array(256).fill(impossible);
  /** What words must reach where all facts are at their best, by flags. */
  const leastNeeded = new Float64Array(flagSets);
  let least = -1;
  // Of the document that is looked at: what its words must reach, with what fits them, and what they have so far.
  let [needed, ofAgreement, squares, byTrade] = [0, 0, 0, 0];
  let cap = capOf[0];
  const togetherOf = (columns: Columns, doc: number) =>
    query.together && cap.together > 0
      ? lines.together.slope * (togetherFitOf(query.together, columns, doc) ?? 0)
      : cap.together;
  const nearNeedsOf = (columns: Columns, doc: number) => {
    const fit = query.work && nearNeedsFitOf(query.work, columns, doc);
    return fit === undefined ? lines.nearNeeds.average : lines.nearNeeds.slope * fit;
  };
  return {
    gains,
    required,
    bySums: (columns, doc, sums) => {
      const flags = columns.flags[doc];
      if (flags === flag.dead) return false;
      cap = capOf[flags];
      ofAgreement = sums ? ofSums(sums.named[doc], sums.served[doc]) : curves.mostOfAgreement;
      squares = sums ? sums.needs[doc] * curves.perNeedStep : 1;
      const share = Math.sqrt(squares + mostOfTerms);
      const rest = ofAgreement + cap.wording + cap.together + cap.nearNeeds + cap.rest;
      const most = rest + curves.needs * share;
      if (most < leastNeeded[flags]) return false;
      const { z, weight } = hasWishes || (flags & flag.wishes) !== 0 ? best : facts.judge(columns, doc);
      const chance = query.chanceOf[columns.breadths[doc]] - cap.chance;
      needed = zFor(least, cap.confidence + weight) - margin - cap.base - z + chance;
      if (most < needed) return false;
      byTrade = metBy.trade(columns, doc);
      return rest + curves.needs * metBy.fit(share, byTrade) >= needed;
    },
    byTerms: (columns, doc, { amount, covered }) => {
      const ofTerms = needTerms ? covered / (needTerms.total * fullWorth) : 0;
      const wording = cap.wording === 0 ? 0 : lines.wording.slope * saturated(amount, halfSaturation.terms);
      const met = metBy.fit(Math.sqrt(squares + ofTerms), byTrade);
      const known = ofAgreement + curves.needs * met + wording + cap.rest;
      if (known + cap.together + cap.nearNeeds < needed) return false;
      const together = togetherOf(columns, doc);
      if (known + together + cap.nearNeeds < needed) return false;
      return known + together + nearNeedsOf(columns, doc) >= needed;
    },
    byWords: ({
      skills = 0,
      inReturn = 0,
      complement,
      craft,
      subject = 0,
      usefulness = 0,
      wording = 0,
      together = 0,
      nearNeeds,
    }) =>
      lines.skills.slope * skills +
        lines.inReturn.slope * inReturn +
        (complement === undefined ? lines.complement.average : lines.complement.slope * complement) +
        (craft === undefined ? lines.craft.average : lines.craft.slope * craft) +
        lines.subject.slope * subject +
        lines.usefulness.slope * usefulness +
        lines.wording.slope * wording +
        lines.together.slope * together +
        (nearNeeds === undefined ? lines.nearNeeds.average : lines.nearNeeds.slope * nearNeeds) >=
      needed,
    require: (threshold) => {
      least = threshold;
      for (const [{ confidence, base, tangents, wording, together, nearNeeds, rest }, flags] of caps) {
        const z = zFor(threshold, confidence + best.weight) - margin - base - best.z;
        const steps = Math.floor((z - tangents - wording - together - nearNeeds - rest) * stepsPerZ);
        for (const each of flags) {
          leastNeeded[each] = z;
          required[each] = Math.max(-impossible, Math.min(impossible, steps));
        }
      }
    },
  };
}

type NeedsBound = {
  /** How far needs are met by a trade alone, exactly. */
  readonly trade: (columns: Columns, doc: number) => number;
  readonly fit: (met: number, byTrade: number) => number;
};

const withoutTrade: NeedsBound = { trade: () => 0, fit: (met) => met };

/** Few have a trade that is asked for. Of two of a kind, whose needs are one sum, it is not looked at. */
function needsBoundOf(query: Query): NeedsBound {
  const { wantedSkills, servedNeeds } = query;
  if (wantedSkills && servedNeeds) return withoutTrade;
  if (wantedSkills?.byTrade && wantedSkills.total > 0)
    return { trade: (columns, doc) => shareByTrade(wantedSkills, columns, doc), fit: fitOfNeeds };
  if (servedNeeds?.byTrade)
    return {
      trade: (columns, doc) =>
        servedByTrade(columns, doc, { served: servedNeeds, refused: noneRefused }, query) ?? 0,
      fit: fitOfNeeds,
    };
  return withoutTrade;
}

type Curves = ReturnType<typeof curvesOf>;

/** What the sums count as. */
function curvesOf(query: Query, lines: Lines) {
  const { wantedSkills, servedNeeds, halfSaturation: half } = query;
  const [ofDocument, ofSource] = [lines[query.documentFactor].slope, lines[query.sourceFactor].slope];
  const ofWanted = wantedSkills && wantedSkills.total > 0 ? lines.skills.slope : 0;
  const needs = Math.hypot(ofWanted, servedNeeds ? lines[query.servedNeedsFactor].slope : 0);
  const { slope } = tangentOf(half);
  const slopes = { named: slope * ofDocument, served: slope * ofSource, needs: tangentOfRoot.slope * needs };
  const { gains, stepsPerZ } = sumGainsOf(query, slopes);
  const perStep = (ofWhole: number) => (ofWhole === 0 ? 0 : 1 / (ofWhole * stepsPerZ));
  const [perNamed, perServed] = [perStep(slopes.named), perStep(slopes.served)];
  return {
    gains,
    stepsPerZ,
    needs,
    perNeedStep: perStep(slopes.needs),
    mostOfAgreement: ofDocument + ofSource,
    ofSums: (named: number, served: number) => {
      const [x, y] = [named * perNamed, served * perServed];
      return (ofDocument * x) / (x + half) + (ofSource * y) / (y + half);
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

/** What the words of the documents with some flags add to the log odds: what is known of it without looking at one. */
type Cap = {
  /** The weight of what can be known of words. */
  confidence: number;
  /** What is taken off at least for what is in common by chance. */
  readonly chance: number;
  /** The base, less the averages of that, less the chance. */
  base: number;
  /** Where the tangents begin. */
  tangents: number;
  /** The most of words outside the graph, of what is found together, of what is needed with it, and of the rest. */
  wording: number;
  together: number;
  readonly nearNeeds: number;
  readonly rest: number;
};

/** By flags; the same one for all that mean the same to the query. */
function capsOf(query: Query, lines: Lines, curves: Curves): readonly Cap[] {
  const { wantedSkills, servedNeeds, source } = query;
  const [ofDocument, ofSource] = [lines[query.documentFactor], lines[query.sourceFactor]];
  const { atZero } = tangentOf(query.halfSaturation);
  const hasWanted = wantedSkills !== undefined && wantedSkills.total > 0;
  const termsOfNeeds = hasWanted ? wantedSkills.ofTerms / wantedSkills.total : 0;
  const wording = lines.wording.slope * mostWording(query);
  const capOf = (flags: number) => {
    const chance = query.chanceOf[leastBreadthIn(query.kind, flags)];
    const cap: Cap = {
      confidence: 0,
      chance,
      base: baseLogOdds - chance,
      tangents: curves.needs * (tangentOfRoot.atZero + tangentOfRoot.slope * termsOfNeeds),
      wording: 0,
      together: 0,
      // Not known it counts as average.
      nearNeeds: mayNeed(query, flags) ? lines.nearNeeds.slope : lines.nearNeeds.average,
      rest: lines.complement.slope + lines.craft.slope,
    };
    const know = ({ weight, average }: Line) => {
      cap.confidence += weight;
      cap.base -= average;
    };
    know(lines.complement);
    // Skills that do not matter to one side count as average in its eyes, known or not.
    if (source.wishes || (flags & flag.wishes) !== 0)
      for (const name of ["skills", "inReturn", "craft", "nearNeeds"] as const)
        know({ ...lines[name], average: 0 });
    else {
      know(lines.craft);
      know({ ...lines.nearNeeds, weight: mayNeed(query, flags) ? lines.nearNeeds.weight : 0 });
      if (hasWanted) know(lines.skills);
      if (servedNeeds && (flags & flag.needs) !== 0) know(lines[query.servedNeedsFactor]);
    }
    if ((flags & flag.concepts) !== 0) {
      know(ofDocument);
      cap.tangents += ofDocument.slope * atZero;
    }
    if (source.concepts.size > 0) {
      know(ofSource);
      cap.tangents += ofSource.slope * atZero;
    }
    if (isComparable(query, flags)) {
      know(lines.wording);
      cap.wording = wording;
    }
    if (query.together && (flags & flag.context) !== 0) {
      know(lines.together);
      cap.together = lines.together.slope;
    }
    return cap;
  };
  const heeded = flag.concepts + flag.wishes + flag.context + (servedNeeds ? flag.needs : 0);
  const known: Cap[] = [];
  return Array.from({ length: flagSets }, (_, flags) => {
    const breadth = flags - (flags % flag.breadth);
    const alike = (flags & heeded) + (isComparable(query, flags) ? flag.wordLanguage : 0) + breadth;
    return (known[alike] ??= capOf(flags));
  });
}

/** Whether one side may need what the other may do. */
function mayNeed({ work }: Query, flags: number): boolean {
  return work !== undefined && (work.isNeeded || (flags & flag.needs) !== 0);
}

function mostWording({ wordingGains }: Query): number {
  let sum = 0;
  for (const gain of wordingGains.values()) sum += gain;
  return saturated(unit * sum, halfSaturation.terms);
}
