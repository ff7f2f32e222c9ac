import { cpSync } from "node:fs";
import path from "node:path";
import { defaultMntPerUsd } from "@khamt/language";
import { openDatabase } from "../src/platform/db/client.ts";
import { ENGINE_VERSION } from "../src/platform/db/embedded/cluster-folder.ts";
import { derivationVersion } from "../src/entities/meaning.ts";
import { refreshDerivations } from "../src/entities/refresh.ts";
import { openJobs } from "../src/jobs/jobs.ts";
import { copyEmbedded, startMigratedPostgres } from "./database.ts";
import { findPostgres, startTestPostgres, type TestPostgres } from "./postgres.ts";
import { migrationsKey, snapshot } from "./snapshot.ts";

const rates = { mntPerUsd: defaultMntPerUsd };

/** Puts an embedded database into the folder as a server's first start leaves it: the next one has a second's work less. */
export async function copyServedEmbedded(dataDir: string): Promise<void> {
  const source = await snapshot("served", await keyOf(ENGINE_VERSION), async (folder) => {
    await copyEmbedded(folder);
    await serveOnce({ dataDir: folder, durable: false });
  });
  cpSync(path.join(source, "db"), path.join(dataDir, "db"), { recursive: true });
}

/** A throw-away PostgreSQL whose database is as a server's first start leaves it. */
export async function startServedPostgres(
  options: Parameters<typeof startTestPostgres>[0] = {},
): Promise<TestPostgres> {
  const source = await snapshot("served-postgres", await keyOf(findPostgres() ?? ""), async (folder) => {
    const server = await startMigratedPostgres();
    await serveOnce({ dataDir: "", databaseUrl: server.url });
    await server.halt();
    cpSync(server.dataFolder, path.join(folder, "data"), { recursive: true });
    await server.stop();
  });
  return startTestPostgres({ ...options, copyOf: path.join(source, "data") });
}

function keyOf(engine: string): Promise<string> {
  return migrationsKey(`${engine} ${derivationVersion(rates)}`);
}

type Place = { dataDir: string; databaseUrl?: string; durable?: boolean };

async function serveOnce(place: Place): Promise<void> {
  const log = { info: () => {}, warn: () => {} };
  const onFatal = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ ...place, log, onFatal });
  await refreshDerivations({ db: database.db, rates, progress: log.info });
  const jobs = await openJobs({ database, warn: log.warn });
  await jobs.stop();
  await database.close();
}
