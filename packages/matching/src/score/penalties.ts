import type { Attribute } from "../profile/profile.ts";

/** What is taken off, in z units, when something said plainly stands against the pair. */
export const penalties = { denied: 2.6, unwanted: 3, commitment: 0.2, size: 0.5, place: 0.2 } as const;

/** In z units, for each must that is not met: so much that two short profiles which otherwise fit are distant. Skills that are not there count less already. */
export const mustPenalties: Readonly<Record<Attribute, number>> = {
  skills: 2.4,
  roles: 2.6,
  commitment: 2.9,
  place: 2.4,
  workStyle: 2.4,
  stage: 2.4,
  size: 2.4,
  language: 2.4,
  industry: 2.4,
};
