import { eq } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { users } from "../db/schema/index.ts";

export async function listAdministrators(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** There is somebody who reads requests, reports and appeals. */
export async function hasAdministrators(db: Db): Promise<boolean> {
  return (await db.$count(users, eq(users.role, "admin"))) > 0;
}
