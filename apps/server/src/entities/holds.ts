import { and, eq } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import type { Db } from "../platform/db/handle.ts";
import {
  companies,
  holds,
  projectListings,
  startupCofounders,
  startupIdeas,
} from "../platform/db/schema/index.ts";
import { fileEntities } from "./search/entries.ts";

const activeColumns = {
  idea: { table: startupIdeas, column: "isActive" },
  cofounder: { table: startupCofounders, column: "isAvailable" },
  company: { table: companies, column: "isActive" },
  project: { table: projectListings, column: "isActive" },
} as const;

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

async function listAgain(tx: Db, held: EntityRef): Promise<void> {
  const { table } = activeColumns[held.kind];
  const [row] = await tx
    .select()
    .from(table as typeof startupIdeas)
    .where(eq(table.id, held.id))
    .for("update");
  if (!row) return;
  const isOver = "state" in row && row.state !== "open";
  await setActive(tx, held, row.isPublished && !isOver && missingFields(held.kind, row).length === 0);
}

async function setActive(tx: Db, { kind, id }: EntityRef, isActive: boolean): Promise<void> {
  const { table, column } = activeColumns[kind];
  await tx
    .update(table as typeof startupIdeas)
    .set({ [column]: isActive })
    .where(eq(table.id, id));
  await fileEntities(tx, { kind, ids: [id] });
  if (kind === "company") await fileEntities(tx, { kind: "project", ids: await listingsOf(tx, id) });
}

async function listingsOf(tx: Db, companyId: string): Promise<string[]> {
  const { id } = projectListings;
  const rows = await tx.select({ id }).from(projectListings).where(eq(projectListings.companyId, companyId));
  return rows.map((row) => row.id);
}

function isThis({ kind, id }: EntityRef) {
  return and(eq(holds.kind, kind), eq(holds.entityId, id));
}
