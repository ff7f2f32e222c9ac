import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment, oneOf } from "./columns.ts";
import { domainClaims } from "./domains.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

const kinds = ["vouch", "address"] as const;

/**
 * By what persons are verified, and were: an administrator vouches for them, or they have an address at the domain of a
 * verified company. It counts while it has no end and the claim of the domain is verified.
 */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    userId: person("user_id"),
    kind: text("kind", { enum: kinds }).notNull(),
    /** Of a vouch. Null once the account is gone. */
    vouchedBy: uuid("vouched_by").references(() => users.id, { onDelete: "set null" }),
    /** Of an address. */
    claimId: uuid("claim_id").references(() => domainClaims.id, { onDelete: "cascade" }),
    address: text("address"),
    /** Of a vouch: why. */
    reason: text("reason").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    /** Of a vouch that was taken back. Addresses that no longer count are deleted. */
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by").references(() => users.id, { onDelete: "set null" }),
    endReason: text("end_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("verifications_live_key")
      .on(table.userId, table.kind)
      .where(sql`ended_at is null`),
    uniqueIndex("verifications_address_key").on(sql`lower(${table.address})`),
    index("verifications_user_index").on(table.userId),
    index("verifications_newest_index").on(table.createdAt, table.id),
    index("verifications_claim_index").on(table.claimId),
    index("verifications_vouched_by_index").on(table.vouchedBy),
    index("verifications_ended_by_index").on(table.endedBy),
    oneOf("verifications_kind_check", table.kind, kinds),
    check(
      "verifications_address_check",
      sql`(${table.kind} = 'address') = (${table.claimId} is not null) and (${table.kind} = 'address') = (${table.address} is not null)`,
    ),
  ],
);
