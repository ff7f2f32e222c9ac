import { and, asc, eq, lte } from "drizzle-orm";
import { eachAlone } from "../../platform/each-alone.ts";
import { introductions } from "../../platform/db/schema/index.ts";
import { type NotifyTransaction, settleNotifications, type NotifyTools } from "../notifications/index.ts";

const isOver = (now: Date) => and(eq(introductions.state, "open"), lte(introductions.endsAt, now));

/** Ends what was not answered in time, without a word: who did not answer has said nothing. */
export async function keepIntroductions({
  db,
  live,
  now,
}: Pick<NotifyTools, "db" | "live" | "now">): Promise<void> {
  const due = await db
    .select({ id: introductions.id })
    .from(introductions)
    .where(isOver(now))
    .orderBy(asc(introductions.endsAt));
  await eachAlone(due, ({ id }) => db.transaction((tx) => endIfOver({ tx, live, now }, id)));
}

export async function endIfOver(
  { tx, live, now }: Pick<NotifyTransaction, "tx" | "live" | "now">,
  id: string,
): Promise<void> {
  const [row] = await tx
    .update(introductions)
    .set({ state: "ended" })
    .where(and(eq(introductions.id, id), isOver(now)))
    .returning();
  if (!row) return;
  for (const to of [row.aId, row.bId])
    await settleNotifications(tx, { to, kind: "introduction", subjectId: id, now });
  await live.publish(tx, [row.aId, row.bId], { kind: "connections" });
}
