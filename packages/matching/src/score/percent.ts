// The percentage that is shown for a score: what the pair is expected to be judged, 100 · grade / 3 (3 excellent, 2 good,
// 1 of some use, 0 none), rising with the score and the same for both sides.
//   log odds of the percentage = offset + slope · log odds of the score
// with one slope above even odds, one below, and one for what is far off. The numbers are fitted to judged pairs of six sets by
// cross-entropy (Platt 1999), for each relation that has them, held to those of all (`npm run fit`), and taken seven tenths of the way
// from those that two sets gave; then raised by 0.08, because an excellent pair at 20 % costs more than a fair one at 40.
import type { Relation } from "./weights.ts";

export type PercentScale = {
  readonly offset: number;
  readonly far: number;
  readonly below: number;
  readonly above: number;
};

export const percentScales: Readonly<Record<Relation | "wish", PercentScale>> = {
  "idea-cofounder": { offset: -0.51, far: 1.4, below: 0.84, above: 1.26 },
  "project-company": { offset: -0.74, far: 1.56, below: 0.97, above: 1.59 },
  "project-cofounder": { offset: -0.55, far: 1.49, below: 0.88, above: 1.37 },
  "company-cofounder": { offset: -0.49, far: 1.57, below: 0.81, above: 1.35 },
  // Of 24 pairs at 50 % and more, drawn over all sets and read by hand, 57 % was right where the map of all showed 77 (and of ideas and people 68
  // where 75 was shown): half a step lower.
  "idea-company": { offset: -1.05, far: 1.46, below: 0.81, above: 1.38 },
  // Nobody has judged these yet: the map of all.
  "cofounder-cofounder": { offset: -0.57, far: 1.48, below: 0.86, above: 1.38 },
  "company-company": { offset: -0.57, far: 1.48, below: 0.86, above: 1.38 },
  // Wishes have a score of their own (wish-score.ts).
  wish: { offset: 0, far: 1.4, below: 1.4, above: 1.4 },
};

/** Log odds of a score below which a pair is far off. */
const farFrom = -2;

/** How far log odds lie in each of the three stretches; the sum is the whole. */
export function stretchesOf(logOdds: number): readonly [far: number, below: number, above: number] {
  return [Math.min(0, logOdds - farFrom), Math.max(farFrom, Math.min(0, logOdds)), Math.max(0, logOdds)];
}

export function logOddsOfPercent(logOdds: number, { offset, far, below, above }: PercentScale): number {
  const stretches = stretchesOf(logOdds);
  return offset + far * stretches[0] + below * stretches[1] + above * stretches[2];
}

/** 1 to 99. */
export function percentOf(score: number, scale: PercentScale): number {
  if (score >= 1) return 99;
  const percent = Math.round(100 / (1 + Math.exp(-logOddsOfPercent(Math.log(score / (1 - score)), scale))));
  return Math.min(99, Math.max(1, percent));
}
