import { and, asc, gt, type Param, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { idsByKind } from "./ids-by-kind.ts";
import { entities, type ListedRow, type RowOf } from "./index.ts";
import type { Shown } from "./shown-to.ts";

export type { ListedRow };

/** The main thread takes some 5 ms for so many. */
const rowsAtOnce = 100;

export async function readListed<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  ids: readonly string[],
  shown: Shown = {},
): Promise<ListedRow<Kind>[]> {
  const { read } = entities[kind];
  const rows: ListedRow<Kind>[] = [];
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const some = ids.slice(at, at + rowsAtOnce);
    const found = shown[kind]
      ? await read(db, selectionOf(kind, sql.param(some), shown[kind]))
      : await read.prepared(db, anyOf[kind], { ids: some });
    rows.push(...found.map((row) => ({ kind, row })));
  }
  return rows;
}

/** Their number is no part of its text, so that the database knows it by its name. */
function selectionOf(kind: EntityKind, ids: Param | Placeholder, shown?: SQL) {
  const { table, isListed } = entities[kind];
  return { where: and(isListed, sql`${table.id} = any(${ids}::uuid[])`, shown), order: [asc(table.id)] };
}

const anyOf = byKind((kind) => selectionOf(kind, sql.placeholder("ids")));

/** Undefined for what the reader may not see. */
export async function getListed<Kind extends EntityKind>(
  db: Db,
  { kind, id }: EntityRef & { kind: Kind },
  shown: Shown = {},
): Promise<RowOf[Kind] | undefined> {
  const [listed] = await readListed(db, kind, [id], shown);
  return listed?.row;
}

/** In the order of their ids, which are random: the first thousands are a fair sample of all. */
export async function* listedPages(db: Db, kind: EntityKind): AsyncGenerator<ListedRow[]> {
  let rows = await readSome(db, kind, { most: rowsAtOnce });
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    if (rows.length < rowsAtOnce) return;
    rows = await readSome(db, kind, { wanted: gt(entities[kind].table.id, last.row.id), most: rowsAtOnce });
  }
}

/** Of each kind what is listed and was written. */
export type Written = Record<EntityKind, ReadonlySet<string>>;

/** What is listed and was written after a time. */
export async function listWritten(db: Db, since: Date): Promise<Written> {
  const ids = await idsByKind(db, (kind) => {
    const { table, isListed } = entities[kind];
    return and(isListed, gt(table.updatedAt, since));
  });
  return byKind((kind) => new Set(ids[kind]));
}

/** A promise, or a column of a statement. */
export function countListed(db: Db, kind: EntityKind) {
  return db.$count(entities[kind].table, entities[kind].isListed);
}

type Wanted = { wanted?: SQL | undefined; most: number };

async function readSome<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  { wanted, most }: Wanted,
): Promise<ListedRow<Kind>[]> {
  const { read, table, isListed } = entities[kind];
  const rows = await read(db, { where: and(isListed, wanted), order: [asc(table.id)], limit: most });
  return rows.map((row) => ({ kind, row }));
}
