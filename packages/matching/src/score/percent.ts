// The percentage that is shown for a score: what the pair is expected to be judged, 100 · grade / 3 (3 excellent, 2 good,
// 1 of some use, 0 none), rising with the score and the same for both sides.
//   log odds of the percentage = offset + slope · log odds of the score
// with one slope below even odds and one above. The numbers are fitted to judged pairs by cross-entropy (Platt 1999), for
// each relation that has them, held to those of all (`npm run fit`); then raised by 0.2, and made less steep below even odds,
// because profiles written by other hands were told too little: an excellent pair at 20 % costs more than a fair one at 40.
import type { Relation } from "./weights.ts";

export type PercentScale = {
  readonly offset: number;
  readonly below: number;
  readonly above: number;
};

export const percentScales: Readonly<Record<Relation | "wish", PercentScale>> = {
  "idea-cofounder": { offset: -0.1, below: 1.15, above: 1.5 },
  "project-company": { offset: -0.45, below: 1.25, above: 1.5 },
  "project-cofounder": { offset: -0.3, below: 1.15, above: 1.4 },
  "company-cofounder": { offset: -0.25, below: 1.05, above: 1.45 },
  // Nobody has judged these yet: the map of all.
  "idea-company": { offset: -0.25, below: 1.15, above: 1.5 },
  "cofounder-cofounder": { offset: -0.25, below: 1.15, above: 1.5 },
  "company-company": { offset: -0.25, below: 1.15, above: 1.5 },
  // Wishes have a score of their own (wish-score.ts).
  wish: { offset: 0, below: 1.4, above: 1.4 },
};

export function logOddsOfPercent(logOdds: number, { offset, below, above }: PercentScale): number {
  return offset + (logOdds < 0 ? below : above) * logOdds;
}

/** 1 to 99. */
export function percentOf(score: number, scale: PercentScale): number {
  if (score >= 1) return 99;
  const percent = Math.round(100 / (1 + Math.exp(-logOddsOfPercent(Math.log(score / (1 - score)), scale))));
  return Math.min(99, Math.max(1, percent));
}
