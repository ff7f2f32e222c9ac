// Weights, rarity and similarity are whole numbers of units: sums of products of whole numbers below 2^53 are the same in
// whatever order they are made, so that the index and the plain scorer agree to the last bit. A unit of 1/250 holds
// every weight that profiles are read with (1, 0.9, 0.8, 0.7, 0.5, 0.64, 0.56) without rounding, and fits in a byte.

export const unit = 250;

/** The worth of a mention is a similarity times a weight. */
export const fullWorth = unit * unit;

/** One word of the rarest kind, said plainly by one side and had wholly by the other: weight · rarity · worth. */
export const fullGain = unit * unit * fullWorth;

/** Share, 0 to 1, in units. */
export function unitsOf(share: number): number {
  return Math.round(share * unit);
}
