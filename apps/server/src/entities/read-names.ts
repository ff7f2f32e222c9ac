import { inArray } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { entities } from "./index.ts";

/** How profiles are called, by their ids, listed or not. */
export async function readNames(db: Db, refs: readonly EntityRef[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, some] of Map.groupBy(refs, (each) => each.kind))
    for (const each of await namesOfKind(
      db,
      kind,
      some.map(({ id }) => id),
    ))
      names.set(each.id, each.name);
  return names;
}

async function namesOfKind<Kind extends EntityKind>(db: Db, kind: Kind, ids: string[]) {
  const { read, table, card } = entities[kind];
  const rows = await read(db, { where: inArray(table.id, ids) });
  return rows.map((row) => ({ id: row.id, name: card(row).name }));
}
