// The more two profiles speak of, the more they have in common by chance: in z units, what is taken off for it.
//   0.28 (ln a + ln b − 7.2), a and b how much each speaks of, from 20 to 64 concepts and words
// The same thought as the division by length of BM25 (Robertson and Zaragoza 2009), but for the pair as a whole: of a long
// profile, too, only a part can matter. 7.2 is what two profiles of 37 things have.
import type { Features } from "../profile/features.ts";

const weight = 0.28;
const usual = 7.2;
export const [leastBreadth, mostBreadth] = [20, 64];

/** How many concepts and other words a profile names: less or more than the limits is as much as these. */
export function breadthOf({ concepts, terms }: Pick<Features, "concepts" | "terms">): number {
  return Math.min(mostBreadth, Math.max(leastBreadth, concepts.size + terms.size));
}

/** Below 0 for two short profiles. */
export function lossByChance(one: number, other: number): number {
  return weight * (Math.log(one) + Math.log(other) - usual);
}
