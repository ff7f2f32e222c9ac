import { eq, type SQL } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { companies, projectListings, startupCofounders, startupIdeas } from "./schema/index.ts";

/** What is open to everyone's eyes. Triggers of migration 0003 hold the search index to the same. */
export const isListed: Record<EntityKind, SQL | undefined> = {
  idea: eq(startupIdeas.isActive, true),
  cofounder: eq(startupCofounders.isAvailable, true),
  company: eq(companies.isActive, true),
  project: eq(projectListings.isActive, true),
};
