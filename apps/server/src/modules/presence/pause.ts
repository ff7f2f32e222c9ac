import { and, eq, inArray } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import { entityKinds, type EntityKind } from "@khamt/contract/vocabulary";
import { keepVersions } from "../../platform/db/keep-versions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { entitiesOf } from "../../entities/owned/own.ts";
import { entities } from "../../entities/index.ts";
import { users } from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { isHeld } from "../../entities/holds.ts";

/** Takes everything of the member's out of the lists and writes down what that was. False where nothing was listed. */
export async function pauseAll(tx: Db, userId: string): Promise<boolean> {
  const own = await entitiesOf(tx, userId);
  const paused: EntityRef[] = [];
  await keepVersions(tx, async () => {
    for (const kind of entityKinds) {
      const ids = await switchOff(tx, kind, own[kind]);
      paused.push(...ids.map((id) => ({ kind, id })));
    }
  });
  if (paused.length === 0) return false;
  await tx.update(users).set({ pausedProfiles: paused }).where(eq(users.id, userId));
  await file(tx, own);
  return true;
}

/**
 * Lists again what the pause took, and nothing else: not what is gone, not what says too little or is held back by now. Twice at once
 * does no harm.
 */
export async function resumeAll(tx: Db, userId: string): Promise<void> {
  const [row] = await tx
    .select({ paused: users.pausedProfiles })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!row?.paused) return;
  const { paused } = row;
  const own = await entitiesOf(tx, userId);
  await keepVersions(tx, async () => {
    for (const [kind, theirs] of Map.groupBy(paused, (each) => each.kind)) {
      const there = new Set(own[kind]);
      const ids = theirs.map(({ id }) => id).filter((id) => there.has(id));
      await switchOn(tx, kind, ids);
    }
  });
  await tx.update(users).set({ pausedProfiles: null }).where(eq(users.id, userId));
  await file(tx, own);
}

async function switchOff(tx: Db, kind: EntityKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table, active, setActive } = entities[kind];
  const rows = await tx
    .update(table)
    .set({ ...setActive(false), isPublished: false })
    .where(and(inArray(table.id, [...ids]), eq(active, true)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

async function switchOn<Kind extends EntityKind>(tx: Db, kind: Kind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, readStored, isOpen, setActive } = entities[kind];
  for (const row of await readStored(tx, { where: inArray(table.id, [...ids]) })) {
    const isComplete = missingFields(kind, row).length === 0;
    const mayShow = (isOpen?.(row) ?? true) && isComplete && !(await isHeld(tx, { kind, id: row.id }));
    await tx
      .update(table)
      .set({ ...setActive(mayShow), isPublished: true })
      .where(eq(table.id, row.id));
  }
}

async function file(tx: Db, ids: Record<EntityKind, string[]>): Promise<void> {
  for (const kind of entityKinds) await fileEntities(tx, { kind, ids: ids[kind] });
}
