import type { EntityKind } from "@khamt/contract/vocabulary";

/** Where the web app lists each kind; a profile's own page is below, by its id. */
export const pagesOfKinds: Readonly<Record<EntityKind, string>> = {
  idea: "/startup-ideas",
  cofounder: "/startup-cofounders",
  company: "/companies",
  project: "/project-listings",
};
