import type { PublicUser } from "@khamt/contract";
import { users } from "../db/schema/index.ts";

/** The columns that `presentUser` needs. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  userType: users.userType,
  isEmailVerified: users.isEmailVerified,
  avatar: users.avatar,
  role: users.role,
  language: users.language,
};

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

/** Nothing else of an account reaches its browser. */
export function presentUser({ userType, firstName, lastName, ...row }: UserRow): PublicUser {
  return {
    id: row.id,
    email: row.email,
    name: [firstName, lastName].filter(Boolean).join(" ") || nameOfAddress(row.email),
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
