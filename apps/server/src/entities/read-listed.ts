import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { isListed } from "./listed.ts";
import { companies, projectListings, startupCofounders, startupIdeas } from "../platform/db/schema/index.ts";
import type { Shown } from "./shown-to.ts";
import { type CofounderRow, selectCofounders } from "../modules/cofounders/queries.ts";
import { type CompanyRow, selectCompanies } from "../modules/companies/queries.ts";
import { type IdeaRow, selectIdeas } from "../modules/ideas/queries.ts";
import { type ProjectRow, selectProjects } from "../modules/projects/queries.ts";

type RowOf = { idea: IdeaRow; cofounder: CofounderRow; company: CompanyRow; project: ProjectRow };
export type ListedRow = { [Kind in EntityKind]: { kind: Kind; row: RowOf[Kind] } }[EntityKind];

const tables = {
  idea: startupIdeas,
  cofounder: startupCofounders,
  company: companies,
  project: projectListings,
} as const;

/** The main thread takes some 5 ms for so many. */
const rowsAtOnce = 100;

export async function readListed(
  db: Db,
  kind: EntityKind,
  ids: readonly string[],
  shown: Shown = {},
): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const some = ids.slice(at, at + rowsAtOnce);
    rows.push(...(await select(db, kind, and(inArray(tables[kind].id, some), shown[kind]), some.length)));
  }
  return rows;
}

/** In the order of their ids, which are random: the first thousands are a fair sample of all. */
export async function* listedPages(db: Db, kind: EntityKind): AsyncGenerator<ListedRow[]> {
  let rows = await select(db, kind, undefined, rowsAtOnce);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    if (rows.length < rowsAtOnce) return;
    rows = await select(db, kind, gt(tables[kind].id, last.row.id), rowsAtOnce);
  }
}

/** Those that are listed and were written after a time. */
export async function listWritten(db: Db, kind: EntityKind, since: Date): Promise<string[]> {
  const { id, updatedAt } = tables[kind];
  const rows = await db
    .select({ id })
    .from(tables[kind] as typeof companies)
    .where(and(isListed[kind], gt(updatedAt, since)));
  return rows.map((row) => row.id);
}

export function countListed(db: Db, kind: EntityKind): Promise<number> {
  return db.$count(tables[kind], isListed[kind]);
}

async function select(db: Db, kind: EntityKind, wanted: SQL | undefined, most: number): Promise<ListedRow[]> {
  const where = and(isListed[kind], wanted);
  const order = asc(tables[kind].id);
  switch (kind) {
    case "idea":
      return (await selectIdeas(db).where(where).orderBy(order).limit(most)).map((row) => ({ kind, row }));
    case "cofounder":
      return (await selectCofounders(db).where(where).orderBy(order).limit(most)).map((row) => ({
        kind,
        row,
      }));
    case "company":
      return (await selectCompanies(db).where(where).orderBy(order).limit(most)).map((row) => ({
        kind,
        row,
      }));
    default:
      return (await selectProjects(db).where(where).orderBy(order).limit(most)).map((row) => ({ kind, row }));
  }
}
