import { and, eq, inArray, sql } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import { entityKinds, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { entitiesOf } from "../../entities/personal-data/personal-data-map.ts";
import {
  companies,
  projectListings,
  startupCofounders,
  startupIdeas,
  users,
} from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { isHeld } from "../../entities/holds.ts";

const tables = {
  idea: { table: startupIdeas, active: "isActive" },
  cofounder: { table: startupCofounders, active: "isAvailable" },
  company: { table: companies, active: "isActive" },
  project: { table: projectListings, active: "isActive" },
} as const;

/** Takes everything of the member's out of the lists and writes down what that was. False where nothing was listed. */
export async function pauseAll(tx: Db, userId: string): Promise<boolean> {
  const entities = await entitiesOf(tx, userId);
  await keepDates(tx);
  const paused: EntityRef[] = [];
  for (const kind of entityKinds) {
    const ids = await switchOff(tx, kind, entities[kind]);
    paused.push(...ids.map((id) => ({ kind, id })));
  }
  if (paused.length === 0) return false;
  await tx.update(users).set({ pausedProfiles: paused }).where(eq(users.id, userId));
  await file(tx, entities);
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
  await keepDates(tx);
  const entities = await entitiesOf(tx, userId);
  for (const [kind, paused] of Map.groupBy(row.paused, (each) => each.kind)) {
    const own = new Set(entities[kind]);
    await switchOn(
      tx,
      kind,
      paused.map(({ id }) => id).filter((id) => own.has(id)),
    );
  }
  await tx.update(users).set({ pausedProfiles: null }).where(eq(users.id, userId));
  await file(tx, entities);
}

/** That nobody is there, or back, does not make a profile newer. */
async function keepDates(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('khamt.keep_updated_at', 'on', true)`);
}

async function switchOff(tx: Db, kind: EntityKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table, active } = of(kind);
  const rows = await tx
    .update(table)
    .set({ [active]: false, isPublished: false })
    .where(and(inArray(table.id, [...ids]), eq(table[active], true)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

async function switchOn(tx: Db, kind: EntityKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, active } = of(kind);
  for (const row of await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))) {
    const isOpen = !("state" in row) || row.state === "open";
    const isComplete = missingFields(kind, row).length === 0;
    const mayShow = isOpen && isComplete && !(await isHeld(tx, { kind, id: row.id }));
    await tx
      .update(table)
      .set({ [active]: mayShow, isPublished: true })
      .where(eq(table.id, row.id));
  }
}

/** The four tables share the columns that matter here. */
function of(kind: EntityKind) {
  return tables[kind] as { table: typeof companies; active: "isActive" };
}

async function file(tx: Db, entities: Record<EntityKind, string[]>): Promise<void> {
  for (const kind of entityKinds) await fileEntities(tx, { kind, ids: entities[kind] });
}
