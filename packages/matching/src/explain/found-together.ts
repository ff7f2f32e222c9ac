// Which words of two profiles bring them near to each other in their contexts (score/together.ts).
import { type Context, contextOf, contextOfSum, dotOf, vectorOf } from "../profile/context.ts";
import type { Features, Mention, Words } from "../profile/features.ts";
import type { Relatedness } from "../profile/supply.ts";
import type { Sides } from "../score/pair.ts";
import type { PairContext } from "../score/statistics.ts";
import { isToldCompany } from "./telling.ts";

type Said = { readonly concept: string; readonly mention: Mention };
type Found = { readonly asked: Said; readonly offered: Said; readonly fit: number };

/** Two concepts are often found together if the cosine of their vectors is at least this. */
const often = 0.75;

/**
 * What each side says that is often found with what the other says and is not the same, the weightiest first: the product of
 * two contexts is the sum of the products of their concepts' vectors. Each concept once.
 */
export function foundTogether(
  { asking, offering }: Sides,
  context: PairContext,
  relatedness: Relatedness,
): Found[] {
  const [mine, theirs] = [told(asking, context), told(offering, context)];
  const found = mine.flatMap((asked) =>
    theirs.flatMap((offered): (Found & { gain: number })[] => {
      const product = dotOf(asked.vector, offered.vector);
      const fit = product / Math.sqrt(asked.square * offered.square);
      const isSame = serves(asked, offered, relatedness) || serves(offered, asked, relatedness);
      return fit < often || isSame
        ? []
        : [{ asked, offered, fit, gain: asked.weight * offered.weight * product }];
    }),
  );
  const cited = new Set<string>();
  return found
    .sort((a, b) => b.gain - a.gain)
    .filter(({ asked, offered }) => {
      const isNew = !cited.has(asked.concept) && !cited.has(offered.concept);
      if (isNew) cited.add(asked.concept).add(offered.concept);
      return isNew;
    });
}

function told({ concepts }: Features, context: PairContext) {
  return [...concepts].flatMap(([concept, { weight, mention }]) => {
    const vector = vectorOf(concept);
    if (vector === undefined || !isToldCompany(concept, mention, context)) return [];
    return [{ concept, mention, weight, vector, square: dotOf(vector, vector) }];
  });
}

function serves(has: Said, needs: Said, relatedness: Relatedness): boolean {
  return relatedness(has.concept).has(needs.concept);
}

/** Whether two sides were nearer to each other in their contexts, had one of them not said this. */
export function wouldBeNearerWithout(
  { asked, offered }: { readonly asked?: Mention; readonly offered?: Mention },
  { asking, offering }: Sides,
): boolean {
  const near = cosineOf(contextOf(asking.concepts), contextOf(offering.concepts));
  return cosineOf(contextWithout(asking.concepts, asked), contextWithout(offering.concepts, offered)) > near;
}

/** The sum of what is left is that of all less what is gone: whole numbers, so it is the same to the last bit. */
function contextWithout(words: Words, mention: Mention | undefined): Context | undefined {
  const sum = contextOf(words)?.sum.slice();
  if (sum === undefined) return undefined;
  for (const concept of new Set(mention?.parts.flatMap(({ concepts }) => concepts))) {
    const [weight = 0, vector] = [words.get(concept)?.weight, vectorOf(concept)];
    for (let at = 0; at < (vector?.length ?? 0); at++)
      sum[at] = (sum[at] ?? 0) - weight * (vector?.[at] ?? 0);
  }
  return contextOfSum(sum);
}

function cosineOf(a: Context | undefined, b: Context | undefined): number {
  return a === undefined || b === undefined ? 0 : dotOf(a.sum, b.sum) / (a.length * b.length);
}
