import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  AlertThreshold,
  EntityRef,
  NotificationSettings,
  PrivacySettings,
  QuietHours,
} from "@khamt/contract";
import { accountStandings, alertThresholds, themes } from "@khamt/contract";
import { digestPaces, languages, partnerTypes, roles } from "@khamt/contract/vocabulary";
import { wordsOfAccount } from "../account-name.ts";
import { id, moment, oneOf, timestamps } from "./columns.ts";

const both = { app: true, mail: true };
export const defaultNotifications: NotificationSettings = {
  matches: both,
  searches: both,
  messages: both,
  invitations: both,
  applications: both,
  services: both,
  safety: both,
  announcements: both,
  hours: both,
  digest: both,
  desk: both,
};

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text("username").notNull().unique(),
    /** An argon2id hash. Null: the account cannot sign in with a password (demo owners). */
    password: text("password"),
    /** A company's whole name stands here. */
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** How the name sounds, whichever script it is written in. */
    nameSounds: text("name_sounds").generatedAlwaysAs(
      sql`sounds_of(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))`,
    ),
    email: text("email").notNull(),
    avatar: text("avatar"),
    isEmailVerified: boolean("is_email_verified").notNull().default(false),
    /** An address that waits until the link in its mail is followed. */
    pendingEmail: text("pending_email"),
    /** SHA-256 of the link's token, for a change of address. */
    emailVerificationToken: text("email_verification_token"),
    emailVerificationExpires: moment("email_verification_expires"),
    /** SHA-256 of the link's token. */
    passwordResetToken: text("password_reset_token"),
    passwordResetExpires: moment("password_reset_expires"),
    userType: text("user_type", { enum: partnerTypes }).notNull(),
    role: text("role", { enum: roles }).notNull().default("member"),
    profileImageUrl: text("profile_image_url"),
    language: text("language", { enum: languages }).notNull().default("en"),
    theme: text("theme", { enum: themes }).notNull().default("system"),
    notifications: jsonb("notifications")
      .$type<NotificationSettings>()
      .notNull()
      .default(defaultNotifications),
    /** Null: letters come at any time. */
    quietHours: jsonb("quiet_hours").$type<QuietHours>(),
    alertThreshold: integer("alert_threshold").$type<AlertThreshold>().notNull().default(80),
    /** How often new things are summed up in a letter. */
    digestPace: text("digest_pace", { enum: digestPaces }).notNull().default("week"),
    /** When the last summary was sent. */
    digestedAt: moment("digested_at"),
    /** What the member chose; the rest is as `db/privacy.ts` has it. */
    privacy: jsonb("privacy").$type<Partial<PrivacySettings>>().notNull().default({}),
    /** Encrypted. Counts only once `totp_enabled_at` is set. */
    totpSecret: text("totp_secret"),
    totpEnabledAt: moment("totp_enabled_at"),
    /** The newest time step whose code was taken: no code works twice. */
    totpLastStep: integer("totp_last_step"),
    lastActiveAt: moment("last_active_at"),
    /** When the visit before the present one ended. Null during the first. */
    lastVisitAt: moment("last_visit_at"),
    /** When the member was asked, after a long silence, whether they still look. Null again once they are back. */
    askedLookingAt: moment("asked_looking_at"),
    /** What was taken out of the lists because the member stayed silent. */
    pausedProfiles: jsonb("paused_profiles").$type<EntityRef[]>(),
    /** The last activity that the ranking of the member's profiles knows of. */
    rankedActiveAt: moment("ranked_active_at"),
    /** What administrators have decided about the account; `sanctions` says why. */
    standing: text("standing", { enum: accountStandings }).notNull().default("good"),
    /** When that ends by itself. Null: it does not. */
    standingUntil: moment("standing_until"),
    /** When a deletion that was asked for is carried out. */
    deletesAt: moment("deletes_at"),
    /** Nobody else finds the member's profiles. */
    isHidden: boolean("is_hidden")
      .notNull()
      .generatedAlwaysAs(
        sql`standing = 'suspended' or deletes_at is not null or not coalesce((privacy ->> 'isListed')::boolean, true)`,
      ),
    /** Percent, of the member's best profile, as the triggers of its tables keep it; null without one. */
    completeness: integer("completeness"),
    isDemo: boolean("is_demo").notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    oneOf("users_user_type_check", table.userType, partnerTypes),
    oneOf("users_role_check", table.role, roles),
    oneOf("users_standing_check", table.standing, accountStandings),
    index("users_standing_index")
      .on(table.standingUntil)
      .where(sql`standing <> 'good'`),
    oneOf("users_language_check", table.language, languages),
    oneOf("users_theme_check", table.theme, themes),
    oneOf("users_digest_pace_check", table.digestPace, digestPaces),
    check(
      "users_alert_threshold_check",
      sql`${table.alertThreshold} in (${sql.raw(alertThresholds.join(", "))})`,
    ),
    index("users_password_reset_token_index").on(table.passwordResetToken),
    index("users_email_verification_token_index").on(table.emailVerificationToken),
    // Holds all that the list of members is filtered by beside its order: whoever is asked for is found without the rows.
    index("users_desk_index")
      .on(
        table.createdAt,
        table.id,
        table.completeness,
        table.lastActiveAt,
        table.userType,
        table.role,
        table.language,
        table.standing,
        table.isEmailVerified,
      )
      .where(sql`is_demo = false`),
    index("users_seen_index").on(table.lastActiveAt.desc().nullsLast(), table.id),
    index("users_completeness_index").on(table.completeness.desc().nullsLast(), table.id),
    index("users_words_index").using("gin", sql`(${wordsOfAccount(table)}) gin_trgm_ops`),
    index("users_sounds_index")
      .using("gin", table.nameSounds.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 64 }),
    index("users_deletes_at_index").on(table.deletesAt),
    index("users_hidden_index")
      .on(table.id)
      .where(sql`is_hidden`),
  ],
);
