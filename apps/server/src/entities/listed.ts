import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EntityKind } from "@khamt/contract/vocabulary";
import {
  companies,
  projectListings,
  startupCofounders,
  startupIdeas,
  users,
} from "../platform/db/schema/index.ts";

const hiddenMembers = sql`(select ${users.id} from ${users} where ${users.isHidden})`;
const hiddenCompanies = sql`(select ${companies.id} from ${companies} where not ${companies.isActive} or ${companies.userId} in ${hiddenMembers})`;

/**
 * What is open to everyone's eyes: what its owner shows, of members who don't hide; a listing only beside its company.
 * Triggers of migrations 0003, 0006 and 0007 hold the search index to the same.
 */
export const isListed: Record<EntityKind, SQL | undefined> = {
  idea: and(eq(startupIdeas.isActive, true), notIn(startupIdeas.userId, hiddenMembers)),
  cofounder: and(eq(startupCofounders.isAvailable, true), notIn(startupCofounders.userId, hiddenMembers)),
  company: and(eq(companies.isActive, true), notIn(companies.userId, hiddenMembers)),
  project: and(eq(projectListings.isActive, true), notIn(projectListings.companyId, hiddenCompanies)),
};

/** The account neither hides nor is about to go. */
export function notHidden(account: PgColumn): SQL {
  return notIn(account, hiddenMembers);
}

function notIn(column: PgColumn, hidden: SQL): SQL {
  return sql`${column} not in ${hidden}`;
}
