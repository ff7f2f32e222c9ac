import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import type { Access } from "../../platform/http/access.ts";

/** Anyone may match what anyone may read. Nothing is written. */
export const mayMatch: Access = "public";

/**
 * Who may look for what: people and companies for everything, ideas and projects for people and companies. The first of
 * the sources is as what a visitor's text looks.
 */
export const relations: Record<
  MatchType,
  { target: EntityKind; sources: readonly [EntityKind, ...EntityKind[]] }
> = {
  "startup-idea": { target: "idea", sources: ["cofounder", "company"] },
  cofounder: { target: "cofounder", sources: ["idea", "cofounder", "company", "project"] },
  company: { target: "company", sources: ["project", "company", "idea", "cofounder"] },
  project: { target: "project", sources: ["company", "cofounder"] },
};

/**
 * Of whom the form of a profile or listing counts who meets its wishes. The wishes hold for everybody who is found: what
 * somebody cannot say, such as a company its commitment, is not held against them.
 */
export const sought = {
  idea: "cofounder",
  cofounder: "idea",
  project: "company",
  company: "project",
} as const satisfies Record<EntityKind, EntityKind>;

/** As what a visitor's text looks. Undefined for a kind that does not look for such. */
export function writerOf(type: MatchType, as: EntityKind | undefined): EntityKind | undefined {
  const { sources } = relations[type];
  return as === undefined ? sources[0] : sources.find((each) => each === as);
}

export function mayMeet(source: EntityKind, target: EntityKind): boolean {
  return Object.values(relations).some((each) => each.target === target && each.sources.includes(source));
}
