import { and, asc, eq, lte } from "drizzle-orm";
import { introductions } from "../../platform/db/schema/index.ts";
import type { NotifyTools } from "../connections/index.ts";
import { settleNotifications } from "../notifications/index.ts";

/** Ends what was not answered in time, without a word: who did not answer has said nothing. */
export async function keepIntroductions({
  db,
  live,
  now,
}: Pick<NotifyTools, "db" | "live" | "now">): Promise<void> {
  const isOver = and(eq(introductions.state, "open"), lte(introductions.endsAt, now));
  const due = await db
    .select({ id: introductions.id })
    .from(introductions)
    .where(isOver)
    .orderBy(asc(introductions.endsAt));
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(introductions)
        .set({ state: "ended" })
        .where(and(eq(introductions.id, id), isOver))
        .returning();
      if (!row) return;
      for (const to of [row.aId, row.bId])
        await settleNotifications(tx, { to, kind: "introduction", subjectId: id, now });
      await live.publish(tx, [row.aId, row.bId], { kind: "connections" });
    });
}
