import { removeWithProcess } from "../../../scripts/remove-with-process.ts";
import type { Database } from "../src/platform/db/client.ts";
import { emptyTables } from "./empty-tables.ts";

export type Opened = {
  database: Database<Record<string, never>>;
  leave: () => Promise<void>;
  /** Goes when this process has ended. */
  folder?: string;
};

/** Databases that test files of this process have left as they found them: to make one and to warm it up takes longer than most files do. */
const left: Opened[] = [];

export function takeLeftDatabase(kind: Database["kind"]): Opened | undefined {
  const at = left.findLastIndex(({ database }) => database.kind === kind);
  return left.splice(at, at < 0 ? 0 : 1)[0];
}

/** Is left for the next test file, unless more than rows have changed in it. */
export async function leaveForNext({ database, leave, folder }: Opened): Promise<Opened> {
  if (folder !== undefined) removeWithProcess(folder);
  const shape = await shapeOf(database);
  const opened: Opened = {
    database,
    leave: async () => {
      if (left.includes(opened)) return;
      if (await isAgainAs(shape, database)) left.push(opened);
      else await leave();
    },
  };
  return opened;
}

/** What belongs to a session: all connections to an embedded database have one. */
const ofSession = ["reset all", "unlisten *", "discard temp", "select pg_advisory_unlock_all()"];

/** Empties the database. One that has failed is not as it was. */
async function isAgainAs(shape: string, database: Opened["database"]): Promise<boolean> {
  try {
    await emptyTables(database);
    for (const each of [...ofSession, "delete from entity_changes", "vacuum"])
      await database.pool.query(each);
    return (await shapeOf(database)) === shape;
  } catch {
    return false;
  }
}

const catalogs =
  "namespace class attribute attrdef constraint index trigger proc type db_role_setting extension".split(" ");

/** Changes with whatever is made, changed or dropped in the database but rows. */
async function shapeOf({ pool }: Opened["database"]): Promise<string> {
  const parts = catalogs.map(
    (name) => `select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as part from pg_${name}`,
  );
  const { rows } = await pool.query<{ shape: string }>(
    `select string_agg(part, ' ') as shape from (${parts.join(" union all ")}) as parts`,
  );
  return rows[0]?.shape ?? "";
}
