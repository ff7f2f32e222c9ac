// A wish made ready to be compared with documents: a row for each concept that meets a thing of the wish.
import type { ProfileKind } from "../profile/profile.ts";
import type { Features } from "../profile/features.ts";
import { type Thing, type WishPlan, wishPlanOf } from "../score/wish-plan.ts";
import { type Relevant, relevantOf } from "./best-of.ts";
import type { PairContext } from "../score/statistics.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type WishQuery = {
  readonly plan: WishPlan;
  /** Abilities, topics and places, in that order, with where the last two begin. */
  readonly things: readonly Thing[];
  readonly firstTopic: number;
  readonly firstPlace: number;
  readonly relevant: Relevant;
  /** By place: its first row, with one more at the end. */
  readonly starts: Uint32Array;
  /** Of each row: the thing, and how well the concept meets it, in units. */
  readonly thing: Uint16Array;
  readonly plainly: Uint16Array;
  readonly inPassing: Uint8Array;
};

export function wishQueryOf(
  source: Features,
  kind: ProfileKind,
  market: PairContext & { readonly vocabulary: Vocabulary },
): WishQuery {
  const plan = wishPlanOf(source, kind, market);
  const things = [...plan.abilities, ...plan.topics, ...plan.places];
  const { concepts } = market.vocabulary;
  const rows = things.flatMap(({ metBy }, thing) =>
    [...metBy].flatMap(([id, meets]) => {
      const concept = concepts.get(id);
      return concept === undefined ? [] : { concept, thing, ...meets };
    }),
  );
  const relevant = relevantOf(
    rows.map(({ concept }) => concept),
    concepts.keys.length,
  );
  const inOrder = rows.toSorted((a, b) => relevant.places[a.concept] - relevant.places[b.concept]);
  const starts = new Uint32Array(relevant.concepts.length + 1);
  for (const { concept } of inOrder) starts[relevant.places[concept] + 1]++;
  for (let at = 1; at < starts.length; at++) starts[at] += starts[at - 1];
  return {
    plan,
    things,
    firstTopic: plan.abilities.length,
    firstPlace: plan.abilities.length + plan.topics.length,
    relevant,
    starts,
    thing: Uint16Array.from(inOrder, ({ thing }) => thing),
    plainly: Uint16Array.from(inOrder, ({ plainly }) => plainly),
    inPassing: Uint8Array.from(inOrder, ({ inPassing }) => inPassing),
  };
}
