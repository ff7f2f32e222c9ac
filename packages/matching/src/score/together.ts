// How often what two profiles speak of is found together: the cosine of the angle between their contexts. The same of what a
// company needs and of what a person can do.
import { type Context, contextOf, contextOfConcepts, dotOf } from "../profile/context.ts";
import type { Features } from "../profile/features.ts";
import { needPartsOf } from "./need-parts.ts";
import { type Factor, hasTrade, meansItsText, nothingSaid, weighedNeedsOf } from "./overlap.ts";
import type { PairContext, Statistics } from "./statistics.ts";

/** From this cosine on two profiles could not be nearer: what is alike beyond it is the same said again. */
const near = 0.6;

export function togetherFactor(asking: Features, offering: Features): Factor {
  return nearnessOf(contextOf(asking.concepts), contextOf(offering.concepts));
}

export function nearNeedsFactor(asking: Features, offering: Features, { statistics }: PairContext): Factor {
  return nearnessOf(workContextOf(asking, statistics), workContextOf(offering, statistics));
}

/** Of what a company needs, each part as often as its share; of what a person can do. */
export function workContextOf(features: Features, statistics: Statistics): Context | undefined {
  if (hasTrade(features.kind)) return contextOf(features.brings);
  if (!meansItsText(features.kind)) return undefined;
  const parts = needPartsOf(weighedNeedsOf(features), statistics).filter(({ isTerm }) => !isTerm);
  return contextOfConcepts(parts.flatMap(({ keys, share }) => keys.map((key) => [key, share] as const)));
}

function nearnessOf(mine: Context | undefined, theirs: Context | undefined): Factor {
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
