import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PrivacySettings } from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import { users } from "./schema/index.ts";

type Chosen = { privacy: Partial<PrivacySettings>; userType: PartnerType };

/** What counts where a member chose nothing: business contacts are public, a person's are not. */
export function privacyOf({ privacy, userType }: Chosen): PrivacySettings {
  return { isListed: true, showsActivity: true, showsContact: userType === "company", ...privacy };
}

/** The owner's settings, beside a row of the owner's. */
export function ownerOf(userId: PgColumn): SQL<Chosen> {
  return sql`(select jsonb_build_object('privacy', owner.privacy, 'userType', owner.user_type) from ${users} owner where owner.id = ${userId})`;
}
