import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { users } from "../db/schema/index.ts";
import type { Keys } from "./keys.ts";

/** Encrypts anew with today's secret what one of before has encrypted. Answers with how many; what no secret opens stays. */
export async function renewSealed(db: Db, keys: Keys): Promise<number> {
  const sealed = await db
    .select({ id: users.id, secret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret));
  let renewed = 0;
  for (const { id, secret } of sealed) {
    const fresh = secret === null ? undefined : renewedOf(keys, secret);
    if (fresh === undefined || secret === null) continue;
    // Its owner may have set up another one meanwhile.
    await db
      .update(users)
      .set({ totpSecret: fresh })
      .where(and(eq(users.id, id), eq(users.totpSecret, secret)));
    renewed += 1;
  }
  return renewed;
}

function renewedOf(keys: Keys, secret: string): string | undefined {
  try {
    return keys.renew(secret);
  } catch {
    return undefined;
  }
}
