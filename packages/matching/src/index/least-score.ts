import { type PercentScale, percentOf } from "../score/percent.ts";

/** The least score that is shown as the percentage, to the last bit. */
export function leastScoreOf(percent: number, scale: PercentScale): number {
  let [below, least] = [0, 1];
  for (;;) {
    const middle = (below + least) / 2;
    if (middle === below || middle === least) return least;
    if (percentOf(middle, scale) >= percent) least = middle;
    else below = middle;
  }
}
