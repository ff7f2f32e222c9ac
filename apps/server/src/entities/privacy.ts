import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PrivacySettings } from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import { users } from "../platform/db/schema/index.ts";

type Chosen = { privacy: Partial<PrivacySettings>; userType: PartnerType };

/** What counts where a member chose nothing: business contacts are public, a person's are for who is connected. */
export function privacyOf({ privacy, userType }: Chosen): PrivacySettings {
  return {
    isListed: true,
    showsActivity: true,
    showsContact: userType === "company",
    asksBeforeContact: false,
    showsWebsite: true,
    quotesInEmails: true,
    ...privacy,
  };
}

/** Of a row of users, the same. */
export const showsActivity = sql`coalesce((${users.privacy} ->> 'showsActivity')::boolean, true)`;

/** Likewise. */
export const showsWebsite = sql`coalesce((${users.privacy} ->> 'showsWebsite')::boolean, true)`;

/** The owner's settings and last sign of life, beside a row of the owner's. */
export function ownerOf(userId: PgColumn): SQL<Chosen & { activeAt: string | null }> {
  return sql`(select jsonb_build_object('privacy', owner.privacy, 'userType', owner.user_type, 'activeAt', owner.last_active_at) from ${users} owner where owner.id = ${userId})`;
}

/** The owner's last sign of life, beside a row of the owner's. */
export function ownerActiveAt(userId: PgColumn): SQL<Date | null> {
  return sql`(select owner.last_active_at from ${users} owner where owner.id = ${userId})`.mapWith(
    users.lastActiveAt,
  );
}
