import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";

/** Of each type of match: the kind that is found, and the kinds that may look for it; a text is taken for the first. */
export const sought: Record<
  MatchType,
  { target: EntityKind; sources: readonly [EntityKind, ...EntityKind[]] }
> = {
  cofounder: { target: "cofounder", sources: ["idea", "cofounder"] },
  "startup-idea": { target: "idea", sources: ["cofounder"] },
  company: { target: "company", sources: ["project", "company"] },
  project: { target: "project", sources: ["company"] },
};
export const soughtTypes = Object.keys(sought) as MatchType[];

export function typeOf(kind: EntityKind): MatchType {
  return kind === "idea" ? "startup-idea" : kind;
}

/** Where the profiles of a kind are read one by one. */
export const collections: Record<EntityKind, string> = {
  idea: "/api/startup-ideas",
  cofounder: "/api/startup-cofounders",
  company: "/api/companies",
  project: "/api/project-listings",
};
