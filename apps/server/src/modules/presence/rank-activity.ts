import { and, eq, isNotNull, sql } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import { keepVersions } from "../../platform/db/keep-versions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { entitiesOf } from "../../entities/owned/own.ts";
import { entityChanges, startupCofounders, users } from "../../platform/db/schema/index.ts";

/** Who was here again so long after the last time the ranking heard of it stands higher: within a week, so that "this week" stays true. */
const notice = sql`interval '6 days'`;

/**
 * Lets the ranking know who is still there. Silence needs no telling: all profiles are read anew each day and grow old
 * by themselves.
 */
export function rankActivity(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(users)
      .set({ rankedActiveAt: sql`${users.lastActiveAt}` })
      .where(
        and(
          eq(users.isDemo, false),
          isNotNull(users.lastActiveAt),
          sql`${users.lastActiveAt} >= coalesce(${users.rankedActiveAt} + ${notice}, '-infinity')`,
        ),
      )
      .returning({ id: users.id, lastActiveAt: users.lastActiveAt });
    await keepVersions(tx, async () => {
      for (const { id, lastActiveAt } of back) {
        await showDay(tx, id, lastActiveAt);
        await markChanged(tx, id);
      }
    });
    return back.length;
  });
}

/** On a person's page stands the day, never the hour. */
async function showDay(tx: Db, userId: string, lastActiveAt: Date | null): Promise<void> {
  if (!lastActiveAt) return;
  const at = sql`greatest(${startupCofounders.lastActiveAt}, date_trunc('day', ${lastActiveAt.toISOString()}::timestamptz))`;
  await tx.update(startupCofounders).set({ lastActiveAt: at }).where(eq(startupCofounders.userId, userId));
}

async function markChanged(tx: Db, userId: string): Promise<void> {
  const entities = await entitiesOf(tx, userId);
  const transaction = sql<string>`pg_current_xact_id()`;
  const rows = entityKinds.flatMap((kind) => entities[kind].map((id) => ({ kind, id, transaction })));
  if (rows.length === 0) return;
  await tx
    .insert(entityChanges)
    .values(rows)
    .onConflictDoUpdate({
      target: [entityChanges.kind, entityChanges.id],
      set: { transaction: sql`excluded.transaction` },
    });
}
