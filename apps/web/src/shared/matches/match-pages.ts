import type { MatchType } from "@khamt/contract/vocabulary";
import type { LinkProps } from "@tanstack/react-router";

/** The page of what was found; `params` is its id. */
export const matchPages: Record<MatchType, NonNullable<LinkProps["to"]>> = {
  "startup-idea": "/startup-ideas/$id",
  cofounder: "/startup-cofounders/$id",
  company: "/companies/$id",
  project: "/project-listings/$id",
};
