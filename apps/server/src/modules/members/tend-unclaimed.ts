import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import { eraseUnclaimed } from "../../entities/personal-data/erase.ts";
import type { Db } from "../../platform/db/handle.ts";
import { adminActs, users } from "../../platform/db/schema/index.ts";
import { eachAlone } from "../../platform/each-alone.ts";
import type { SendLater } from "../../platform/mail/mail.ts";
import { invitationDays, sendInvitationAgain } from "../auth/index.ts";

/** How long an account waits for whom it was opened for, from the last invitation on: as the privacy page says. */
const keptFor = 180 * day;

type Tools = {
  db: Db;
  /** Undefined without a mail server: then nobody can be told. */
  later: SendLater | undefined;
  now: Date;
};

/**
 * Accounts that were opened for somebody who never came: they are invited a last time, and deleted with all that was entered of
 * them once the link of that letter has ended.
 */
export async function tendUnclaimed({ db, later, now }: Tools): Promise<void> {
  const invitedAt = sql`greatest(${users.createdAt}, (select max(${adminActs.at}) from ${adminActs} where ${and(
    eq(adminActs.accountId, users.id),
    inArray(adminActs.act, ["password-letter", "readdressed"]),
  )}))`;
  const endsAt = sql`${invitedAt} + make_interval(secs => ${keptFor / 1000})`;
  const wait = later ? keptFor - invitationDays * day : keptFor;
  const due = await db
    .select({
      id: users.id,
      email: users.email,
      // The link of no letter before the last one ends as late.
      isTold: sql<boolean>`coalesce(${users.passwordResetExpires} >= ${endsAt}, false)`,
      linkEnds: users.passwordResetExpires,
    })
    .from(users)
    .where(
      and(
        eq(users.isEmailVerified, false),
        isNull(users.password),
        eq(users.isDemo, false),
        lte(invitedAt, sql`${new Date(now.getTime() - wait).toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(users.createdAt));
  const auth = { db, later, mail: undefined, clock: () => now };
  await eachAlone(due, async ({ id, email, isTold, linkEnds }) => {
    if (later && !isTold) return sendInvitationAgain(auth, email, { isLast: true });
    if (later && linkEnds !== null && linkEnds > now) return;
    await db.transaction((tx) => eraseUnclaimed(tx, id));
  });
}
