import type { PublicUser } from "@khamt/contract";
import { eq, sql } from "drizzle-orm";
import { users } from "../db/schema/index.ts";
import type { Db } from "../db/handle.ts";
import { nameOfMember } from "../db/member-name.ts";

/** The columns that `presentUser` needs. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: nameOfMember(users),
  userType: users.userType,
  isEmailVerified: users.isEmailVerified,
  avatar: users.avatar,
  role: users.role,
  language: users.language,
};

export type UserRow = { name: string } & Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof userColumns, "name">
>;

/** Case does not tell two addresses apart; the unique index stands on the same words. */
export function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

/** Nothing else of an account reaches its browser. */
export function presentUser({ userType, ...row }: UserRow): PublicUser {
  return {
    id: row.id,
    email: row.email,
    name: row.name || nameOfAddress(row.email),
    accountType: userType,
    isEmailVerified: row.isEmailVerified,
    avatar: row.avatar,
    role: row.role,
    language: row.language,
  };
}

/** The part before the at sign. */
export function nameOfAddress(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}

/**
 * Does the task while nobody can change the account's row. Who changes a password ends all that the old one opened: what
 * begins at the same moment comes wholly before, and is ended, or wholly after, and sees the change.
 */
export function holdAccount<Result>(
  db: Db,
  userId: string,
  task: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("share");
    return task(tx);
  });
}
