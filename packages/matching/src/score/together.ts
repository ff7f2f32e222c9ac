// How often what two profiles speak of is found together: the cosine of the angle between their contexts.
import { contextOf, dotOf } from "../profile/context.ts";
import type { Features } from "../profile/features.ts";
import { type Factor, nothingSaid } from "./overlap.ts";

/** From this cosine on two profiles could not be nearer: what is alike beyond it is the same said again. */
const near = 0.6;

export function togetherFactor(asking: Features, offering: Features): Factor {
  const [mine, theirs] = [contextOf(asking.concepts), contextOf(offering.concepts)];
  if (mine === undefined || theirs === undefined) return nothingSaid;
  return {
    fit: togetherFit(dotOf(mine.sum, theirs.sum), mine.length * theirs.length),
    evidence: [],
    missing: [],
  };
}

/** `product` of both sums, `lengths`: the product of their lengths. */
export function togetherFit(product: number, lengths: number): number {
  return Math.min(1, Math.max(0, product / (near * lengths)));
}
