import { and, eq } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { holds } from "../platform/db/schema/index.ts";
import { entities } from "./index.ts";
import { fileEntity } from "./search/entries.ts";

export async function isHeld(db: Db, { kind, id }: EntityRef): Promise<boolean> {
  return (await db.$count(holds, isThis({ kind, id }))) > 0;
}

/** From now on nobody but its owner sees it. False where that was so before. */
export async function hold(
  tx: Db,
  { ownerId, since, ...held }: EntityRef & { ownerId: string; since: Date },
): Promise<boolean> {
  const hidden = await tx
    .insert(holds)
    .values({ kind: held.kind, entityId: held.id, ownerId, since })
    .onConflictDoNothing()
    .returning({ id: holds.entityId });
  if (hidden.length > 0) await setActive(tx, held, false);
  return hidden.length > 0;
}

/** It is listed again if its owner wishes so and it says enough. False where it was not hidden. */
export async function release(tx: Db, held: EntityRef): Promise<boolean> {
  const released = await tx.delete(holds).where(isThis(held)).returning({ id: holds.entityId });
  if (released.length > 0) await listAgain(tx, held);
  return released.length > 0;
}

async function listAgain<Kind extends EntityKind>(tx: Db, held: EntityRef & { kind: Kind }): Promise<void> {
  const { readStored, table, isOpen } = entities[held.kind];
  const [row] = await readStored(tx, { where: eq(table.id, held.id), lock: "update" });
  if (!row) return;
  const isComplete = missingFields(held.kind, row).length === 0;
  await setActive(tx, held, row.isPublished && (isOpen?.(row) ?? true) && isComplete);
}

async function setActive(tx: Db, { kind, id }: EntityRef, isActive: boolean): Promise<void> {
  const { table, setActive } = entities[kind];
  await tx.update(table).set(setActive(isActive)).where(eq(table.id, id));
  await fileEntity(tx, { kind, id });
}

function isThis({ kind, id }: EntityRef) {
  return and(eq(holds.kind, kind), eq(holds.entityId, id));
}
