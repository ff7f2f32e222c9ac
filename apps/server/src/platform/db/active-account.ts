import { and, eq, isNull, ne } from "drizzle-orm";
import { users } from "./schema/index.ts";

/** A person's account that is neither suspended nor about to go: only such are written to and brought together. */
export const isActiveAccount = and(
  eq(users.isDemo, false),
  isNull(users.deletesAt),
  ne(users.standing, "suspended"),
);
