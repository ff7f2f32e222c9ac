import { type Database, openDatabase } from "../apps/server/src/platform/db/client.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";

export type Place = { dataDir: string; databaseUrl?: string | undefined };
export type Opened = Database<Record<string, never>>;

/** The tables, and no more. What is written may be lost when the machine fails. */
export async function openMigrated(place: Place): Promise<Opened> {
  const database = await openDatabase({
    ...place,
    durable: false,
    log: { info: () => {}, warn: (details, message) => console.warn(message, details) },
    onFatal: (error) => {
      throw error;
    },
  });
  await migrateDatabase(database);
  return database;
}
