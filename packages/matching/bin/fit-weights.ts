// Pairwise logistic regression: of two candidates of one query the better one should have the higher log odds. Each such pair
// counts by what exchanging the two would cost in nDCG. The loss is the logistic itself, not its logarithm: like nDCG it is no
// greater for a pair that stands hopelessly wrong, and larger odds for all gain nothing. Corrections are shrunk towards none.
import { logistic } from "../src/score/logistic.ts";
import { descend } from "./descend.ts";
import {
  type Corrections,
  leastCorrections,
  type LinearQuery,
  logOddsWith,
  noCorrections,
  scoreWith,
} from "./fit-model.ts";

const top = 10;
/** How often pairs are weighed anew, and steps of descent between. */
const [rounds, steps] = [3, 70];
const rate = 0.08;
/** Log odds by which one has to be ahead to be well ahead. */
const ahead = 0.2;

export function fitWeights(queries: readonly LinearQuery[], shrinkage: number): Corrections {
  const judged = queries.filter(({ pairs }) => pairs.some(({ grade }) => grade > 0));
  let corrections = noCorrections();
  for (let round = 0; round < rounds; round++) {
    const contests = judged.map((query) => contestsOf(query, corrections));
    const gradientAt = (at: Corrections) => gradientOf(judged, contests, at, shrinkage);
    corrections = descend(corrections, gradientAt, { steps, rate, least: leastCorrections });
  }
  return corrections;
}

/** The better and the worse of two candidates, with what exchanging them costs. */
type Contest = readonly [better: number, worse: number, cost: number];

function contestsOf({ pairs }: LinearQuery, corrections: Corrections): Contest[] {
  const ranks = ranksOf(pairs.map((pair) => scoreWith(pair, corrections)));
  const gains = pairs.map(({ grade }) => 2 ** grade - 1);
  const ideal = gains.toSorted((a, b) => b - a).reduce((sum, gain, rank) => sum + gain * discountAt(rank), 0);
  return gains.flatMap((gain, better) =>
    gains.flatMap((other, worse): Contest[] => {
      if (gain <= other) return [];
      const cost = (gain - other) * Math.abs(discountAt(ranks[better] ?? 0) - discountAt(ranks[worse] ?? 0));
      return cost === 0 ? [] : [[better, worse, cost / ideal]];
    }),
  );
}

function discountAt(rank: number): number {
  return rank < top ? 1 / Math.log2(rank + 2) : 0;
}

function ranksOf(scores: readonly number[]): number[] {
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const ranks: number[] = [];
  order.forEach((pair, rank) => (ranks[pair] = rank));
  return ranks;
}

function gradientOf(
  queries: readonly LinearQuery[],
  contests: readonly (readonly Contest[])[],
  corrections: Corrections,
  shrinkage: number,
): Float64Array {
  const gradient = corrections.map((correction) => 2 * shrinkage * correction);
  queries.forEach(({ pairs }, at) => {
    const odds = pairs.map((pair) => logOddsWith(pair, corrections));
    const pulls = new Float64Array(pairs.length);
    for (const [better, worse, cost] of contests[at] ?? []) {
      const by = (odds[better]?.value ?? 0) - (odds[worse]?.value ?? 0);
      const doubt = logistic(-by / ahead);
      const pull = (cost * doubt * (1 - doubt)) / (ahead * queries.length);
      pulls[better] = (pulls[better] ?? 0) - pull;
      pulls[worse] = (pulls[worse] ?? 0) + pull;
    }
    odds.forEach((pair, index) => {
      const pull = pulls[index] ?? 0;
      const of = pairs[index];
      if (pull === 0 || of === undefined) return;
      for (let place = 0; place < gradient.length; place++) {
        const slope =
          pair.byWanted * (of.wanted.slopes[place] ?? 0) + pair.byOffered * (of.offered.slopes[place] ?? 0);
        gradient[place] = (gradient[place] ?? 0) + pull * slope;
      }
    });
  });
  return gradient;
}
