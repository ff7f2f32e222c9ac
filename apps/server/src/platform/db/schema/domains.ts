import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { claimStates, type RecordState, type RecordType } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";

/** What a look for one record brought. */
export type SeenRecord = { type: RecordType; state: RecordState; seen: string[] };

/** Domains that companies say are theirs: one for each company, and a verified one for nobody else. */
export const domainClaims = pgTable(
  "domain_claims",
  {
    id: id(),
    companyId: uuid("company_id")
      .notNull()
      .unique()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** As name servers know it: lower case, in Latin letters. */
    domain: text("domain").notNull(),
    /** What the TXT record has to say: known to this account only until it stands there. */
    token: text("token").notNull(),
    state: text("state", { enum: claimStates }).notNull().default("pending"),
    records: jsonb("records").$type<SeenRecord[]>().notNull().default([]),
    createdAt: moment("created_at").notNull(),
    checkedAt: moment("checked_at"),
    /** Since when it is verified, or was. */
    verifiedAt: moment("verified_at"),
    /** When the TXT record was last seen. */
    provenAt: moment("proven_at"),
    /** When it was first found missing, since it was last seen. */
    missedAt: moment("missed_at"),
    lostAt: moment("lost_at"),
    recheckAt: moment("recheck_at"),
  },
  (table) => [
    uniqueIndex("domain_claims_holder_key")
      .on(table.domain)
      .where(sql`state = 'verified'`),
    index("domain_claims_domain_index").on(table.domain),
    index("domain_claims_recheck_at_index").on(table.recheckAt),
    oneOf("domain_claims_state_check", table.state, claimStates),
  ],
);
