import { and, asc, eq } from "drizzle-orm";
import { presentUser, userColumns } from "../../platform/auth/account.ts";
import { lastBackup } from "../../platform/backup/by-clock.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { readSetting, writeSetting } from "../../platform/db/settings.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";

type Tools = { db: Db; post: QueueEmail; now: Date };

/** Makes the backup that is due; where that fails, administrators get a letter, and the next one only after it worked in between. */
export async function backUpOrTell({
  backUp,
  ...tools
}: Tools & { backUp: (now: Date) => Promise<unknown> }): Promise<void> {
  try {
    await backUp(tools.now);
  } catch (error) {
    await tell(tools);
    throw error;
  }
}

async function tell({ db, post, now }: Tools): Promise<void> {
  await db.transaction(async (tx) => {
    // Only one of several servers finds that nobody has been told.
    const readers = await tx
      .select(userColumns)
      .from(users)
      .where(and(eq(users.role, "admin"), eq(users.isEmailVerified, true), isActiveAccount))
      .orderBy(asc(users.id))
      .for("no key update");
    const last = await lastBackup(tx);
    const told = await readSetting(tx, "backup-failure-told");
    const isTold = typeof told === "string" && (!last || new Date(told) > last);
    if (isTold || readers.length === 0) return;
    for (const reader of readers)
      await post(
        { kind: "backup-failed", ...toMember(presentUser(reader)), last: last?.toISOString() ?? null },
        tx,
      );
    await writeSetting(tx, "backup-failure-told", now.toISOString());
  });
}
