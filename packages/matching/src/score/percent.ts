// The percentage that is shown for a score: what the pair is expected to be judged, 100 · grade / 3 (3 excellent, 2 good,
// 1 of some use, 0 none), rising with the score and the same for both sides.
//   log odds of the percentage = offset + slope · log odds of the score
// with one slope for what is likely, one below, and one for what is far off. The numbers are fitted to the judged pairs of fifteen
// sets by cross-entropy (Platt 1999), for each relation that has them, held to those of all (`npm run fit`), then lowered by 0.05: it costs no
// excellent pair of the first set and promises less where nobody fits.
import type { Relation } from "./weights.ts";

export type PercentScale = {
  readonly offset: number;
  readonly far: number;
  readonly below: number;
  readonly above: number;
};

export const percentScales: Readonly<Record<Relation | "wish", PercentScale>> = {
  "idea-cofounder": { offset: -0.36, far: 1.32, below: 0.89, above: 1.73 },
  "project-company": { offset: -0.49, far: 1.47, below: 1.12, above: 2.01 },
  "project-cofounder": { offset: -0.45, far: 1.45, below: 0.94, above: 1.64 },
  "company-cofounder": { offset: -0.33, far: 1.45, below: 0.88, above: 1.6 },
  // Of 24 pairs at 50 % and more, drawn over all sets and read by hand, 57 % was right where the map of all showed 77 (and of ideas and people 68
  // where 75 was shown): half a step lower.
  "idea-company": { offset: -0.92, far: 1.46, below: 0.87, above: 1.45 },
  // Nobody has judged these yet: the map of all.
  "cofounder-cofounder": { offset: -0.39, far: 1.39, below: 0.94, above: 1.76 },
  "company-company": { offset: -0.39, far: 1.39, below: 0.94, above: 1.76 },
  // Wishes have a score of their own (wish-score.ts).
  wish: { offset: 0, far: 1.4, below: 1.4, above: 1.4 },
};

/** Log odds of a score below which a pair is far off, and above which it is likely: some 50 %, where grades rise faster. */
const [farFrom, likelyFrom] = [-2, 0.5];

/** How far log odds lie in each of the three stretches; the sum is the whole. */
export function stretchesOf(logOdds: number): readonly [far: number, below: number, above: number] {
  return [
    Math.min(0, logOdds - farFrom),
    Math.max(farFrom, Math.min(likelyFrom, logOdds)),
    Math.max(0, logOdds - likelyFrom),
  ];
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
