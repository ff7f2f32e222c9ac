import { type SQL, sql } from "drizzle-orm";
import { byKind, type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { entities } from "./index.ts";

/** The ids of all of each kind that a condition of that kind holds for, in one statement. */
export async function idsByKind(
  db: Db,
  condition: (kind: EntityKind) => SQL | undefined,
): Promise<Record<EntityKind, string[]>> {
  const selects = entityKinds.map((kind) => {
    const { table } = entities[kind];
    return sql`select ${kind}::text as kind, ${table.id} as id from ${table} where ${condition(kind)}`;
  });
  const { rows } = await db.execute<{ kind: EntityKind; id: string }>(sql.join(selects, sql` union all `));
  return byKind((kind) => rows.flatMap((row) => (row.kind === kind ? [row.id] : [])));
}
