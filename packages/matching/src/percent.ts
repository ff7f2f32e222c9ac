// Score to percent: points on a line between which the map is straight. The points were read off the development
// benchmark so that 90, 80 and 70 mean about what its judge called excellent, strong and good.
const anchors: ReadonlyArray<readonly [score: number, percent: number]> = [
  [0, 1],
  [0.05, 30],
  [0.15, 45],
  [0.3, 60],
  [0.5, 70],
  [0.6, 80],
  [0.7, 90],
  [1, 99],
];

/** 1 to 99, rising with the score; the same for both sides of a pair. */
export function percentOf(score: number): number {
  const above = anchors.findIndex(([at]) => at >= score);
  if (above <= 0) return above === 0 ? 1 : 99;
  const [fromScore, fromPercent] = anchors[above - 1] ?? [0, 1];
  const [toScore, toPercent] = anchors[above] ?? [1, 99];
  return Math.round(fromPercent + ((score - fromScore) / (toScore - fromScore)) * (toPercent - fromPercent));
}
