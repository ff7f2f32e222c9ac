import type { Features } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import type { Relation } from "./weights.ts";

export type Sides = {
  /** An idea or a project, or a company of a person; of two of a kind the one who searches. */
  readonly asking: Features;
  /** A person or a company that is not asking. */
  readonly offering: Features;
};

/** Two profiles in the order in which the scorer takes them. */
export type Pair = {
  readonly relation: Relation;
  readonly sides: Sides;
  readonly sourceAsks: boolean;
};

/** Throws for kinds that do not look for each other. */
export function pairOf(source: Features, candidate: Features): Pair {
  const relation = relationOf(source.kind, candidate.kind);
  if (relation === undefined) throw new TypeError(`nobody matches a ${source.kind} with a ${candidate.kind}`);
  const sourceAsks = isAsking(source.kind, relation);
  return {
    relation,
    sides: sourceAsks ? { asking: source, offering: candidate } : { asking: candidate, offering: source },
    sourceAsks,
  };
}

/** Whether the kinds look for each other and the profiles are of two owners. */
export function mayMeet(source: Features, candidate: Features): boolean {
  return (
    relationOf(source.kind, candidate.kind) !== undefined &&
    (source.ownerId === undefined || source.ownerId !== candidate.ownerId) &&
    (source.kind !== candidate.kind || source.id !== candidate.id)
  );
}

const relations: Readonly<Record<ProfileKind, Readonly<Partial<Record<ProfileKind, Relation>>>>> = {
  idea: { cofounder: "idea-cofounder", company: "idea-company" },
  cofounder: {
    idea: "idea-cofounder",
    project: "project-cofounder",
    company: "company-cofounder",
    cofounder: "cofounder-cofounder",
  },
  project: { company: "project-company", cofounder: "project-cofounder" },
  company: {
    project: "project-company",
    idea: "idea-company",
    cofounder: "company-cofounder",
    company: "company-company",
  },
};

/** Whether a profile of the kind asks when it searches: relations are called after who asks and who offers. */
export function isAsking(source: ProfileKind, relation: Relation): boolean {
  return relation.startsWith(`${source}-`);
}

/** Undefined for kinds that do not look for each other. */
export function relationOf(source: ProfileKind, candidate: ProfileKind): Relation | undefined {
  return relations[source][candidate];
}
