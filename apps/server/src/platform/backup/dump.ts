import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { appliedMigration } from "../db/migrate.ts";
import type { Content, Manifest } from "./manifest.ts";
import type { Room } from "./room.ts";
import { quoted, readSequences, readTables, type Table } from "./tables.ts";

const rowsAtOnce = 50;

type StoredFile = { key: string; type: string };
type Place = { folder: string; room: Pick<Room, "require"> };
export type Dump = Pick<Manifest, "tables" | "sequences"> & { migration: number; files: StoredFile[] };

/**
 * Writes all rows as they are at one moment, a file for each table, a line for each row: an array of the columns' own texts.
 * The embedded database has others wait for so long.
 */
export async function dumpRows(pool: pg.Pool, place: Place): Promise<Dump> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const tables: Manifest["tables"] = {};
    for (const table of await readTables(client)) tables[table.name] = await dumpTable(client, table, place);
    const files = await client.query<StoredFile>(
      "select key, type from files where state = 'stored' order by key",
    );
    const sequences = await readSequences(client);
    const migration = await appliedMigration(client);
    await client.query("commit");
    client.release();
    return { tables, sequences, files: files.rows, migration: migration ?? 0 };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function dumpTable(
  client: pg.ClientBase,
  { name, columns }: Table,
  { folder, room }: Place,
): Promise<Manifest["tables"][string]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await client.query(
    `declare dumped no scroll cursor for select to_json(array[${texts}]::text[])::text as "line" from ${quoted(name)}`,
  );
  const file = await open(join(folder, name), "wx", 0o600);
  const hash = createHash("sha256");
  const content: Content & { rows: number } = { bytes: 0, rows: 0, sha256: "" };
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dumped`);
      if (rows.length === 0) break;
      await room.require();
      const text = Buffer.from(rows.map(({ line }) => `${line}\n`).join(""));
      await file.write(text);
      hash.update(text);
      content.bytes += text.length;
      content.rows += rows.length;
    }
  } finally {
    await file.close();
  }
  await client.query("close dumped");
  return { ...content, sha256: hash.digest("hex"), columns: columns.map((column) => column.name) };
}
