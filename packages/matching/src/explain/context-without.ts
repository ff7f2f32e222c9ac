// Whether what is cited brings two profiles nearer to each other in their contexts (score/together.ts).
import { type Context, contextOf, contextOfSum, dotOf, vectorOf } from "../profile/context.ts";
import type { Mention, Words } from "../profile/features.ts";
import { workContextOf } from "../score/together.ts";
import { judgesWork } from "../score/weights.ts";
import type { PairInContext } from "./counterfactual.ts";
import { conceptsOf } from "../profile/named.ts";

/** Whether two sides were nearer to each other in their contexts, had one of them not said this. */
export function wouldBeNearerWithout(
  { asked, offered }: { readonly asked?: Mention; readonly offered?: Mention },
  { relation, sides: { asking, offering }, context: { statistics } }: Omit<PairInContext, "relatedness">,
): boolean {
  const near = cosineOf(contextOf(asking.concepts), contextOf(offering.concepts));
  if (cosineOf(contextWithout(asking.concepts, asked), contextWithout(offering.concepts, offered)) > near)
    return true;
  if (!judgesWork(relation)) return false;
  const needed = workContextOf(asking, statistics);
  return (
    cosineOf(needed, contextWithout(offering.brings, offered)) > cosineOf(needed, contextOf(offering.brings))
  );
}

/** The sum of what is left is that of all less what is gone: whole numbers, so it is the same to the last bit. */
function contextWithout(words: Words, mention: Mention | undefined): Context | undefined {
  const sum = contextOf(words)?.sum.slice();
  if (sum === undefined) return undefined;
  for (const concept of new Set(mention && conceptsOf(mention))) {
    const [weight = 0, vector] = [words.get(concept)?.weight, vectorOf(concept)];
    for (let at = 0; at < (vector?.length ?? 0); at++)
      sum[at] = (sum[at] ?? 0) - weight * (vector?.[at] ?? 0);
  }
  return contextOfSum(sum);
}

function cosineOf(a: Context | undefined, b: Context | undefined): number {
  return a === undefined || b === undefined ? 0 : dotOf(a.sum, b.sum) / (a.length * b.length);
}
