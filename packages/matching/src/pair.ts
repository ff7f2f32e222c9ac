import type { Features } from "./features.ts";
import { partnerOf } from "./profiles.ts";
import type { Relation } from "./weights.ts";

export interface Sides {
  /** An idea or a project. */
  readonly asking: Features;
  /** A person or a company. */
  readonly offering: Features;
}

/** Two profiles in the order in which the scorer takes them. */
export interface Pair {
  readonly relation: Relation;
  readonly sides: Sides;
  readonly sourceAsks: boolean;
}

export function pairOf(source: Features, candidate: Features): Pair {
  const sourceAsks = source.kind === "idea" || source.kind === "project";
  return {
    relation: source.kind === "idea" || source.kind === "cofounder" ? "idea-cofounder" : "project-company",
    sides: sourceAsks ? { asking: source, offering: candidate } : { asking: candidate, offering: source },
    sourceAsks,
  };
}

/** Kinds that look for each other, of two owners. */
export function mayMeet(source: Features, candidate: Features): boolean {
  return (
    candidate.kind === partnerOf[source.kind] &&
    (source.ownerId === undefined || source.ownerId !== candidate.ownerId)
  );
}
