import type { Attribute } from "../profile/profile.ts";

/** What is taken off, in z units, when something said plainly stands against the pair. */
export const penalties = { denied: 2.6, unwanted: 3, commitment: 0.2, size: 0.5, place: 0.2 } as const;

/** In z units, for each must that is not met: so much that two short profiles which otherwise fit are distant. */
export const mustPenalties: Readonly<Record<Attribute, number>> = {
  skills: 2.7,
  roles: 2.7,
  commitment: 3.0,
  place: 2.5,
  workStyle: 2.5,
  stage: 2.5,
  size: 2.5,
  language: 2.5,
  industry: 2.5,
};
