import { asc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { programmeInvitations, programmeMembers, programmes, users } from "../../platform/db/schema/index.ts";
import { atOnce, inBatches } from "../../platform/in-batches.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { isOver } from "./join.ts";
import { letterTo } from "./mail-invitations.ts";

type Tools = { db: Db; post: QueueEmail; now: Date };

/** Once, whoever was invited by mail a week ago and has not come, while the invitation lets them in. */
export function remindInvited(tools: Tools): Promise<void> {
  return inBatches(() => remindSome(tools));
}

function remindSome({ db, post, now }: Tools): Promise<boolean> {
  // Whoever came another way, left or was removed has answered.
  const hasAnswered = sql<boolean>`exists (
    select from ${programmeMembers} part join ${users} one on one.id = part.user_id
    where part.programme_id = ${programmeInvitations.programmeId} and lower(one.email) = ${programmeInvitations.email})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ invitation: getTableColumns(programmeInvitations), programme: programmes, hasAnswered })
      .from(programmeInvitations)
      .innerJoin(programmes, eq(programmes.id, programmeInvitations.programmeId))
      .where(lte(programmeInvitations.remindsAt, now))
      .orderBy(asc(programmeInvitations.remindsAt), asc(programmeInvitations.id))
      .limit(atOnce)
      .for("update", { of: programmeInvitations, skipLocked: true });
    for (const { invitation, programme, ...row } of due) {
      const { email, endsAt, language, token, used } = invitation;
      const takesPeople = programme.archivedAt === null && !isOver(programme, now);
      if (email === null || endsAt === null || endsAt <= now || used > 0) continue;
      if (!takesPeople || row.hasAnswered || language === null) continue;
      await post({ ...letterTo(programme, { email, endsAt, language, token }), isReminder: true }, tx);
    }
    const ids = due.map(({ invitation }) => invitation.id);
    await tx
      .update(programmeInvitations)
      .set({ remindsAt: null })
      .where(inArray(programmeInvitations.id, ids));
    return due.length === atOnce;
  });
}
