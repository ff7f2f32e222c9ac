import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import { mostKeptSearches } from "@khamt/contract";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import { isSame } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { keptSearches, keptSearchFinds, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";

export type KeptSearchRow = typeof keptSearches.$inferSelect;
export type ToKeep = Omit<KeptSearchRow, "id">;

const { id, userId } = keptSearches;

export function listKeptSearches(db: Db, owner: string): Promise<KeptSearchRow[]> {
  return db
    .select()
    .from(keptSearches)
    .where(eq(userId, owner))
    .orderBy(desc(keptSearches.createdAt), desc(id))
    .limit(mostKeptSearches);
}

/** `found`: good fits that are there already, which the member sees now. Kept already, it stays as it is. */
export function keepSearch(db: Db, search: ToKeep, found: readonly string[]): Promise<KeptSearchRow> {
  return db.transaction(async (tx) => {
    // Two calls at once do not both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, search.userId)).for("no key update");
    const kept = await findSame(tx, search);
    if (kept) return kept;
    if ((await tx.$count(keptSearches, eq(userId, search.userId))) >= mostKeptSearches)
      throw new HttpError("too-many-own");
    const [row] = await tx.insert(keptSearches).values(search).returning();
    if (!row) throw new Error("a search that was kept is not there");
    await markFound(tx, row.id, found);
    return row;
  });
}

async function findSame(tx: Db, { looksFor, kind, text, sourceId, ...search }: ToKeep) {
  const [same] = await tx
    .select()
    .from(keptSearches)
    .where(
      and(
        eq(userId, search.userId),
        eq(keptSearches.looksFor, looksFor),
        eq(keptSearches.kind, kind),
        isSame(keptSearches.text, text),
        isSame(keptSearches.sourceId, sourceId),
      ),
    );
  return same;
}

/** Answers with those that were not marked before: of several servers only one hears of each. */
export async function markFound(db: Db, searchId: string, targets: readonly string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  const fresh = await db
    .insert(keptSearchFinds)
    .values(targets.map((targetId) => ({ searchId, targetId })))
    .onConflictDoNothing()
    .returning({ targetId: keptSearchFinds.targetId });
  return fresh.map(({ targetId }) => targetId);
}

export async function foundBefore(
  db: Db,
  searchId: string,
  targets: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ targetId: keptSearchFinds.targetId })
    .from(keptSearchFinds)
    .where(and(eq(keptSearchFinds.searchId, searchId), inArray(keptSearchFinds.targetId, [...targets])));
  return new Set(rows.map(({ targetId }) => targetId));
}

export async function deleteKeptSearch(db: Db, owner: string, searchId: string): Promise<void> {
  const gone = await db
    .delete(keptSearches)
    .where(and(eq(id, searchId), eq(userId, owner)))
    .returning({ id });
  if (gone.length === 0) throw new HttpError("not-found");
}

const searchesAtOnce = 100;

/** All of members who may be told, in the order of their ids. */
export async function* everyKeptSearch(db: Db): AsyncGenerator<KeptSearchRow> {
  let after: string | undefined;
  for (;;) {
    const rows = await db
      .select({ search: keptSearches })
      .from(keptSearches)
      .innerJoin(users, eq(users.id, userId))
      .where(and(isActiveAccount, after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(searchesAtOnce);
    for (const { search } of rows) yield search;
    after = rows.at(-1)?.search.id;
    if (rows.length < searchesAtOnce) return;
  }
}
