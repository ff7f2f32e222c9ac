import { bigint, customType, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { entityKinds } from "@khamt/contract/vocabulary";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});

/** A verification code on its way. It belongs to the browser that asked for it: the flow is named by its cookie. */
export const emailCodes = pgTable(
  "email_codes",
  {
    flowHash: text("flow_hash").primaryKey(),
    email: text("email").notNull(),
    codeMac: text("code_mac").notNull(),
    attempts: integer("attempts").notNull().default(0),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_codes_expires_at_index").on(table.expiresAt)],
);

/** How often something happened, shared by all servers. */
export const authLimits = pgTable(
  "auth_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** Before this moment it is refused. Null: it is allowed. */
    blockedUntil: moment("blocked_until"),
    /** From this moment on the count begins anew. */
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("auth_limits_ends_at_index").on(table.endsAt)],
);

const challengePurposes = ["second-step", "passkey-sign-in", "passkey-registration"] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** A question that one browser must still answer; it is named by a cookie of that browser. */
export const authChallenges = pgTable(
  "auth_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: challengePurposes }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What WebAuthn must sign. */
    challenge: text("challenge"),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("auth_challenges_expires_at_index").on(table.expiresAt),
    index("auth_challenges_user_index").on(table.userId),
    oneOf("auth_challenges_purpose_check", table.purpose, challengePurposes),
  ],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: person("user_id"),
    hash: text("hash").notNull(),
    usedAt: moment("used_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("recovery_codes_hash_key").on(table.userId, table.hash)],
);

/** A link that gives the account back to whoever had it at that moment. Only its SHA-256 is kept. */
export const recoveryLinks = pgTable(
  "recovery_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: person("user_id"),
    /** The address of before, to which it went. */
    email: text("email").notNull(),
    since: moment("since").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("recovery_links_user_index").on(table.userId),
    index("recovery_links_expires_at_index").on(table.expiresAt),
  ],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: person("user_id"),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull().default(0),
    transports: jsonb("transports").$type<string[]>().notNull().default([]),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user_index").on(table.userId)],
);

/** That a member looked at something: once each, however often. */
export const profileViews = pgTable(
  "profile_views",
  {
    id: id(),
    userId: person("user_id"),
    kind: text("kind", { enum: entityKinds }).notNull(),
    entityId: uuid("entity_id").notNull(),
    viewedAt: moment("viewed_at").notNull().defaultNow(),
  },
  (table) => [
    unique("profile_views_key").on(table.userId, table.kind, table.entityId),
    oneOf("profile_views_kind_check", table.kind, entityKinds),
  ],
);
