import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import type { Access } from "../../plugins/access.ts";

/** Anyone may match what anyone may read. Nothing is written. */
export const mayMatch: Access = "public";

/** Who may look for what: ideas and people for each other, projects and companies for each other. */
export const relations: Record<
  MatchType,
  { target: EntityKind; sources: readonly [EntityKind, ...EntityKind[]] }
> = {
  "startup-idea": { target: "idea", sources: ["cofounder"] },
  cofounder: { target: "cofounder", sources: ["idea"] },
  company: { target: "company", sources: ["project"] },
  project: { target: "project", sources: ["company"] },
};

export function mayMeet(source: EntityKind, target: EntityKind): boolean {
  return Object.values(relations).some((each) => each.target === target && each.sources.includes(source));
}
