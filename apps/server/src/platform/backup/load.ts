import type pg from "pg";
import { applyMigrations } from "../db/migrate.ts";
import { type Entry, readArchive } from "./archive.ts";
import { type Manifest, names } from "./manifest.ts";
import { quoted, readTables, type Table } from "./tables.ts";

/** Characters of rows that go to the database at once. */
const mostAtOnce = 2 * 1024 * 1024;

/** What a restored site finds out anew about itself. */
const forgotten = ["files-place", "backed-up"];

/**
 * Makes the tables that the archive was made from and fills them, all in one transaction: whatever fails, the database stays
 * as it was. With `replace` what was there goes.
 */
export async function loadRows(
  pool: pg.Pool,
  { file, told, replace }: { file: string; told: Manifest; replace: boolean },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    if (replace) await clear(client);
    await applyMigrations(client, told.migration);
    const tables = new Map((await readTables(client)).map((table) => [names.table(table.name), table]));
    const refit = await strip(client, [...tables.values()]);
    await readArchive(file, async (name, entry) => {
      const table = tables.get(name);
      if (table) await fillTable(client, { table, columns: told.tables[table.name]?.columns ?? [], entry });
      else entry.resume();
    });
    await refit();
    await requireCounts(client, told);
    for (const [name, last] of Object.entries(told.sequences))
      if (last !== null)
        await client.query("select setval($1::regclass, $2)", [`public.${quoted(name)}`, last]);
    await client.query("delete from settings where key = any ($1)", [forgotten]);
    await client.query("delete from files where key = any ($1)", [told.missing]);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Whether anything of a site is there. */
export async function holdsSite(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('public.users') is not null as "there"`,
  );
  return rows[0]?.there ?? false;
}

async function clear(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare place record;
    begin
      drop schema if exists drizzle cascade;
      drop schema if exists pgboss cascade;
      for place in select format('drop table if exists %s cascade', oid::regclass) as command from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute place.command;
      end loop;
      for place in select format('drop function if exists %s cascade', p.oid::regprocedure) as command from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
        execute place.command;
      end loop;
    end $$`);
}

/** Without triggers and foreign keys rows go in as they are and in any order; what this answers with puts both back and checks them. */
async function strip(client: pg.ClientBase, tables: Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "rule"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  return async () => {
    for (const { table, name, rule } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${rule}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  };
}

type Filling = { table: Table; columns: string[]; entry: Entry };

async function fillTable(client: pg.ClientBase, { table, columns, entry }: Filling): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, at) => `(row ->> ${at})::${requireType(types.get(name), name)}`);
  const insert = `insert into ${quoted(table.name)} (${columns.map(quoted).join(", ")}) overriding system value
    select ${values.join(", ")} from json_array_elements($1::json) as row`;
  let lines: string[] = [];
  let size = 0;
  const flush = async () => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(",")}]`]);
    lines = [];
    size = 0;
  };
  for await (const line of linesOf(entry)) {
    lines.push(line);
    size += line.length;
    if (size > mostAtOnce) await flush();
  }
  await flush();
}

/** Cut at line feeds alone: Node's own reader of lines cuts at U+2028 too, which may stand in a text. */
async function* linesOf(entry: Entry): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of entry) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString();
      rest = [];
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
  }
}

function requireType(type: string | undefined, column: string): string {
  if (type === undefined) throw new Error(`no column ${column}`);
  return type;
}

async function requireCounts(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  for (const [name, { rows }] of Object.entries(tables)) {
    const counted = await client.query<{ n: string }>(`select count(*) as "n" from ${quoted(name)}`);
    if (Number(counted.rows[0]?.n) !== rows) throw new Error(`${name} has other rows than the archive`);
  }
}
