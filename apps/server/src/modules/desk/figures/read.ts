import { and, max, or, type SQL, sql } from "drizzle-orm";
import type { FiguresQuery } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { isSame } from "../../../platform/db/conditions.ts";
import type { Db } from "../../../platform/db/handle.ts";
import { figureCounts, users } from "../../../platform/db/schema/index.ts";
import { allCounts, countsInParts } from "./count.ts";

/** Of so many members figures are counted whenever somebody asks; of more each hour. */
const countedAtOnce = 2000;

export type Scope = { programmeId: string | null; language: Language | null; kind: EntityKind | null };
export type CountRow = Pick<typeof figureCounts.$inferSelect, "figure" | "key" | "people" | "value"> & Scope;
export type Counts = { countedAt: Date; rows: CountRow[] };

const { programmeId, language, kind, figure, key, people, value, countedAt } = figureCounts;
const columns = { programmeId, language, kind, figure, key, people, value };

export function scopeOf({ programme, language: spoken, kind: taken }: FiguresQuery): Scope {
  return { programmeId: programme ?? null, language: spoken ?? null, kind: taken ?? null };
}

/** The group itself, and each that holds it: with one of its limits less. */
export function scopesAround(scope: Scope): Scope[] {
  const wider: Scope[] = [
    { ...scope, programmeId: null },
    { ...scope, language: null },
    { ...scope, kind: null },
  ];
  const limits = [scope.programmeId, scope.language, scope.kind];
  return [scope, ...wider.filter((_, at) => limits[at] !== null)];
}

/** What is counted of a group and of those around it; skills are counted for all kinds together. */
export async function readCounts(db: Db, now: Date, scope: Scope): Promise<Counts> {
  const scopes = [...scopesAround(scope), ...scopesAround({ ...scope, kind: null })];
  const wanted = or(...scopes.map(isOf));
  const kept = (await isSmall(db)) ? undefined : await lastCount(db);
  if (kept) return { countedAt: kept, rows: await db.select(columns).from(figureCounts).where(wanted) };
  const { rows } = await db.execute<CountRow>(sql`
    select programme_id as "programmeId", language, kind, figure, key, people, value
    from (${allCounts(now)}) as ${figureCounts} (programme_id, language, kind, figure, key, people, value)
    where ${wanted}`);
  return { countedAt: now, rows };
}

/** Counts anew what is too much to be counted for each reader. */
export async function keepFigures(db: Db, now: Date): Promise<void> {
  const small = await isSmall(db);
  await db.transaction(async (tx) => {
    await tx.delete(figureCounts);
    if (small) return;
    // Nobody waits for it.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    for (const part of countsInParts(now))
      await tx.execute(sql`
        insert into ${figureCounts} (programme_id, language, kind, figure, key, people, value, counted_at)
        select counted.*, ${now.toISOString()}::timestamptz from (${part}) as counted`);
  });
}

async function isSmall(db: Db): Promise<boolean> {
  const some = db
    .select({ id: users.id })
    .from(users)
    .limit(countedAtOnce + 1)
    .as("some");
  const [row] = await db.select({ members: sql<number>`count(*)::integer` }).from(some);
  return (row?.members ?? 0) <= countedAtOnce;
}

async function lastCount(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(countedAt) }).from(figureCounts);
  return row?.at ?? undefined;
}

function isOf(scope: Scope): SQL | undefined {
  return and(
    isSame(programmeId, scope.programmeId),
    isSame(language, scope.language),
    isSame(kind, scope.kind),
  );
}
