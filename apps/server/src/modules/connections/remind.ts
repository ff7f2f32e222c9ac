import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { eachAlone } from "../../platform/each-alone.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { before, limits } from "./limits.ts";
import { isOverdue } from "./rows.ts";
import { refresh, notifySide, type ConnectionTools } from "./notify.ts";

/** Ends what nobody answered in time, and reminds receivers of what waits; twice, and never more. */
export async function keepInvitations(tools: ConnectionTools): Promise<void> {
  await expireAll(tools);
  // The latest first: who could not be reminded for days is reminded once.
  for (const [place, after] of [...limits.reminders.entries()].toReversed())
    await remindAll(tools, { number: place + 1, after });
}

async function expireAll(tools: ConnectionTools): Promise<void> {
  const due = await tools.db
    .select({ id: connections.id })
    .from(connections)
    .where(isOverdue(tools))
    .orderBy(asc(connections.createdAt));
  await eachAlone(due, ({ id }) =>
    tools.db.transaction(async (tx) => {
      const [row] = await tx
        .update(connections)
        .set({ state: "expired", endedAt: tools.now })
        .where(and(eq(connections.id, id), isOverdue(tools)))
        .returning();
      if (!row) return;
      await notifySide({ ...tools, tx }, row, { to: "sender", kind: "invitation-answer", text: "expired" });
      await refresh({ ...tools, tx }, row);
    }),
  );
}

type Reminder = { number: number; after: number };

async function remindAll(tools: ConnectionTools, { number, after }: Reminder): Promise<void> {
  const isDue = and(
    isWaiting(),
    lt(connections.reminders, number),
    lt(connections.createdAt, before(tools.now, after)),
  );
  const due = await tools.db.select({ id: connections.id }).from(connections).where(isDue);
  await eachAlone(due, ({ id }) =>
    tools.db.transaction(async (tx) => {
      const [row] = await tx
        .update(connections)
        .set({ reminders: number })
        .where(and(eq(connections.id, id), isDue))
        .returning();
      if (!row) return;
      const told = { to: "receiver", kind: "invitation", text: row.message, note: "reminder" } as const;
      await notifySide({ ...tools, tx }, row, told);
    }),
  );
}

/** It is the receiver's turn, and the receiver has not set it aside. */
function isWaiting() {
  return inArray(connections.state, ["sent", "viewed"]);
}
