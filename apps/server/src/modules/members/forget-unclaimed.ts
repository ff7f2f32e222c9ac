import { and, asc, eq, gte, inArray, isNull, lt, notExists } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import { eraseUnclaimed } from "../../entities/personal-data/erase.ts";
import type { Db } from "../../platform/db/handle.ts";
import { adminActs, users } from "../../platform/db/schema/index.ts";
import { eachAlone } from "../../platform/each-alone.ts";

/** How long an account waits for whom it was opened for, from the last invitation on: as the privacy page says. */
const keptFor = 180 * day;

/** Accounts that were opened for somebody who never came, with all that was entered of them. */
export async function forgetUnclaimed(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptFor);
  const isInvitedAgain = db
    .select({ id: adminActs.id })
    .from(adminActs)
    .where(
      and(
        eq(adminActs.accountId, users.id),
        inArray(adminActs.act, ["password-letter", "readdressed"]),
        gte(adminActs.at, since),
      ),
    );
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isEmailVerified, false),
        isNull(users.password),
        lt(users.createdAt, since),
        notExists(isInvitedAgain),
      ),
    )
    .orderBy(asc(users.createdAt));
  await eachAlone(due, ({ id }) => db.transaction((tx) => eraseUnclaimed(tx, id)));
}
