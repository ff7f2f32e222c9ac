import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { languages, partnerTypes, roles } from "@khamt/contract/vocabulary";
import { id, moment, oneOf, timestamps } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text("username").notNull().unique(),
    /** Null: the account cannot sign in with a password (demo owners). */
    password: text("password"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email").notNull(),
    avatar: text("avatar"),
    isEmailVerified: boolean("is_email_verified").notNull().default(false),
    emailVerificationToken: text("email_verification_token"),
    passwordResetToken: text("password_reset_token"),
    passwordResetExpires: moment("password_reset_expires"),
    userType: text("user_type", { enum: partnerTypes }).notNull(),
    role: text("role", { enum: roles }).notNull().default("member"),
    profileImageUrl: text("profile_image_url"),
    language: text("language", { enum: languages }).notNull().default("en"),
    isDemo: boolean("is_demo").notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    oneOf("users_user_type_check", table.userType, partnerTypes),
    oneOf("users_role_check", table.role, roles),
    oneOf("users_language_check", table.language, languages),
  ],
);
