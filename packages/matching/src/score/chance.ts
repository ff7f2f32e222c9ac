// The more two profiles speak of, the more they have in common by chance: in z units, what is taken off for it, the sum of
//   w (ln n − ln u)
// over both, n how many concepts and words a profile names, u how many are usual. The same thought as the division by length
// of BM25 (Robertson and Zaragoza 2009), but for the pair as a whole: of a long profile, too, only a part can matter.
// Projects are written as short as eight words or as long as forty, and of one in few words what fits says more: on all judged
// sets but the one of long projects those of good companies and people stood 2 to 21 points too low.
import type { Features } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";

type Length = {
  readonly weight: number;
  readonly usual: number;
  /** Less or more is as much as these. */
  readonly least: number;
  readonly most: number;
  /** The least of each class that the index tells apart. */
  readonly classes: readonly [number, number, number];
};
const usually: Length = { weight: 0.28, usual: Math.exp(3.6), least: 20, most: 64, classes: [20, 30, 36] };
const ofProjects: Length = {
  weight: 0.66,
  usual: 31,
  least: 8,
  most: 40,
  classes: [8, 14, 20],
};

const lengthOf = (kind: ProfileKind) => (kind === "project" ? ofProjects : usually);

export const mostBreadth = usually.most;
export const breadthClasses = usually.classes.length;

export function classesOfBreadth(kind: ProfileKind): Length["classes"] {
  return lengthOf(kind).classes;
}

/** How many concepts and other words a profile names, within the limits of its kind. */
export function breadthOf({ kind, concepts, terms }: Pick<Features, "kind" | "concepts" | "terms">): number {
  const { least, most } = lengthOf(kind);
  return Math.min(most, Math.max(least, concepts.size + terms.size));
}

/** The part of one side; below 0 for a short profile. */
export function lossByBreadth(kind: ProfileKind, breadth: number): number {
  const { weight, usual } = lengthOf(kind);
  return weight * (Math.log(breadth) - Math.log(usual));
}

export function lossByChance(one: Features, other: Features): number {
  return lossByBreadth(one.kind, breadthOf(one)) + lossByBreadth(other.kind, breadthOf(other));
}
