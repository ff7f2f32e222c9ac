// What a document's score for a wish can be at most. A wish is short: a sum over the postings bounds all documents, and those
// that may be among the best are compared at once.
import { fullWorth, unit } from "../profile/features.ts";
import { worthOfWeight } from "../score/wish-plan.ts";
import { metFor, mostOfAbility } from "../score/wish-score.ts";
import type { Bound } from "./comparing.ts";
import { flag, flagSets } from "./document.ts";
import { noGains } from "./sums.ts";
import type { WishQuery } from "./wish-query.ts";

/** The steps of the sums: fine enough, and few enough for 31 bits. */
const stepsOfAll = 2 ** 26;
const margin = 1e-6;
const impossible = 2 ** 31 - 1;

export function wishBoundOf(wish: WishQuery): Bound {
  const { plan, things, firstTopic, firstPlace, relevant, starts, thing, plainly, inPassing } = wish;
  const { weights, enough } = plan;
  const slopeOf = (at: number) => {
    if (at >= firstPlace) return 0;
    const of = at < firstTopic ? weights.skills * mostOfAbility(plan) : weights.subject / enough.subject;
    return (of * things[at].share) / fullWorth;
  };
  const gains = new Float64Array(relevant.concepts.length);
  for (let place = 1; place < gains.length; place++)
    for (let row = starts[place]; row < starts[place + 1]; row++)
      gains[place] += slopeOf(thing[row]) * Math.max(plainly[row], inPassing[row]);
  const most = gains.reduce((sum, gain) => sum + gain * unit, 0);
  const stepsPerMet = most === 0 ? 1 : Math.min(2 ** 24, stepsOfAll / most);
  // The facts and what is known of places at their best; words as many as there are.
  const facts = weights.place + weights.commitment;
  const required = new Int32Array(256).fill(impossible);
  let needed = 0;
  return {
    gains: {
      named: {
        lists: relevant.concepts,
        gains: Int32Array.from(gains, (gain) => Math.ceil(gain * stepsPerMet)),
      },
      served: noGains,
      wanted: noGains,
      needs: noGains,
      worths: worthOfWeight,
    },
    required,
    bySums: ({ flags }, doc) => flags[doc] !== flag.dead,
    byTerms: () => true,
    byWords: ({ skills = 0, subject = 0, wording = 0 }) =>
      weights.skills * skills + weights.subject * subject + weights.wording * wording >= needed,
    require: (threshold) => {
      needed = metFor(threshold) - margin - facts;
      const steps = Math.floor((needed - weights.wording) * stepsPerMet);
      required.fill(Math.max(-impossible, Math.min(impossible, steps)), 0, flagSets);
      required[flag.dead] = impossible;
    },
  };
}
