import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { announcements, programmeMembers, users } from "../../platform/db/schema/index.ts";
import { atOnce, inBatches } from "../../platform/in-batches.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";

/** Goes on telling where it stopped: who was told is written in the same transaction, so nobody is told twice. */
export async function tellAnnouncements(tools: NotifyTools): Promise<void> {
  await inBatches(() => tellNext(tools));
}

/** The next members of the oldest announcement that is not over. False: there is none. */
export function tellNext({ db, ...tools }: NotifyTools): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(announcements)
      .where(isNull(announcements.toldAt))
      .orderBy(asc(announcements.createdAt), asc(announcements.id))
      .limit(1)
      .for("update");
    if (!row || row.toldAt !== null) return false;
    const next = await nextReaders(tx, row);
    const data = { names: row.title };
    for (const { id } of next)
      await notify({ tx, ...tools }, { to: id, kind: "announcement", subjectId: row.id, data });
    const isOver = next.length < atOnce;
    await tx
      .update(announcements)
      .set({
        told: row.told + next.length,
        toldUntil: next.at(-1)?.id ?? row.toldUntil,
        toldAt: isOver ? tools.now : null,
      })
      .where(eq(announcements.id, row.id));
    return true;
  });
}

type Row = typeof announcements.$inferSelect;

function nextReaders(tx: Db, { programmeId, toApplicants, toldUntil }: Row): Promise<{ id: string }[]> {
  const state = toApplicants ? "applied" : "joined";
  const isIn =
    programmeId === null
      ? undefined
      : sql`${users.id} in (select user_id from ${programmeMembers} where programme_id = ${programmeId} and state = ${state})`;
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAccount, toldUntil === null ? undefined : gt(users.id, toldUntil), isIn))
    .orderBy(asc(users.id))
    .limit(atOnce);
}
