import { namesOf } from "@khamt/contract/records";
import type { Pace, Pacing } from "../../shared/matches/pace.ts";

const durations = { fetch: 2000, read: 1500, compare: 3000, protect: 2000 } as const;

export type Step = keyof typeof durations;
export const steps = namesOf(durations);

/** Each step moves on in so many increments, however long it is. */
const increments = 10;

/** In pieces of a step. */
export const pacing: Pacing = {
  lengths: Object.values(durations).flatMap((whole) =>
    Array.from({ length: increments }, () => whole / increments),
  ),
};

type StepPace = {
  readonly step: number;
  readonly percent: number;
};

export function stepOf({ step: piece, over }: Pace): StepPace {
  const of = steps.length * increments;
  return { step: Math.floor(piece / increments), percent: over ? 100 : (100 * piece) / of };
}
