import type { DrizzleConfig } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type EmbeddedOptions, openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres.ts";
import { manageTransactions } from "./transactions.ts";

type Schema = Record<string, unknown>;

type DatabaseOptions<TSchema extends Schema> = EmbeddedOptions & {
  /** A PostgreSQL server; without it the embedded database in `<dataDir>/db` is used. */
  databaseUrl?: string | undefined;
  drizzle?: DrizzleConfig<TSchema>;
};

export type Database<TSchema extends Schema = Schema> = {
  kind: "embedded" | "postgres";
  pool: pg.Pool;
  db: NodePgDatabase<TSchema>;
  /** Tells a second process that is refused the data folder where this server answers. */
  announce: (address: string) => void;
  /** Waits for the queries that run. Nothing of the database keeps the process alive afterwards. */
  close: () => Promise<void>;
};

/** Opens the database that the settings name. Throws StartError with a line for the operator. */
export async function openDatabase<TSchema extends Schema = Record<string, never>>(
  options: DatabaseOptions<TSchema>,
): Promise<Database<TSchema>> {
  const { databaseUrl } = options;
  if (databaseUrl) {
    const pool = await openPostgres({ ...options, databaseUrl });
    const db = manageTransactions(drizzle({ ...options.drizzle, client: pool }));
    return { kind: "postgres", pool, db, announce: () => {}, close: () => pool.end() };
  }
  const { pool, announce, close } = await openEmbedded(options);
  const db = manageTransactions(drizzle({ ...options.drizzle, client: pool }));
  return { kind: "embedded", pool, db, announce, close };
}
