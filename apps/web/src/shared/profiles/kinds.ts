import { getCofounder, getCompany, getIdea, getProject } from "@khamt/contract/calls";
import type { Call } from "@khamt/contract/routes";
import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import type { LinkProps } from "@tanstack/react-router";

/** One of a kind, as everybody reads it. */
export const profileCalls = {
  idea: getIdea,
  cofounder: getCofounder,
  company: getCompany,
  project: getProject,
} as const satisfies Record<EntityKind, Call>;

/** The page of it. */
export const profilePages = {
  idea: "/startup-ideas/$id",
  cofounder: "/startup-cofounders/$id",
  company: "/companies/$id",
  project: "/project-listings/$id",
} as const satisfies Record<EntityKind, LinkProps["to"]>;

/** Where a new one is made. */
export const formPages = {
  idea: "/create-startup-idea",
  cofounder: "/create-cofounder",
  company: "/create-company",
  project: "/post-project",
} as const satisfies Record<EntityKind, LinkProps["to"]>;

/** What a match of a type finds. */
export const kindFound = {
  "startup-idea": "idea",
  cofounder: "cofounder",
  company: "company",
  project: "project",
} as const satisfies Record<MatchType, EntityKind>;

/** What looks for each type of match, the nearest first; a text is taken for the first. */
export const kindsLooking: Record<MatchType, readonly [EntityKind, ...EntityKind[]]> = {
  "startup-idea": ["cofounder", "company"],
  cofounder: ["idea", "cofounder", "company", "project"],
  company: ["project", "company", "idea", "cofounder"],
  project: ["company", "cofounder"],
};

/** Where a match of the type leads. */
export function pageFound(type: MatchType) {
  return profilePages[kindFound[type]];
}
