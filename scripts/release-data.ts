/** Writes the small site of this version, on whose data every later one must start. */
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDemo } from "../apps/server/src/entities/demo/load.ts";
import { refreshDerivations } from "../apps/server/src/entities/refresh.ts";
import { writeBackup } from "../apps/server/src/platform/backup/backup.ts";
import { openDatabase } from "../apps/server/src/platform/db/client.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { files } from "../apps/server/src/platform/db/schema/index.ts";
import { openLocalStorage } from "../apps/server/src/platform/storage/local.ts";
import { programVersion } from "../apps/server/src/platform/version.ts";

const folder = join(import.meta.dirname, "../apps/server/test/releases");
const file = join(folder, `${programVersion}.tar.gz`);
if (existsSync(file))
  throw new Error(`${file} is there: a release has its data for good. Raise the version first.`);
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "khamt-release-"));
const log = { info: () => {}, warn: () => {} };
const database = await openDatabase({
  dataDir,
  durable: false,
  log,
  onFatal: (error) => {
    throw error;
  },
});
try {
  await migrateDatabase(database);
  const rates = { mntPerUsd: 3570 };
  const { db, pool } = database;
  await refreshDerivations({ db, rates, progress: () => {} });
  await loadDemo({ db, now: new Date(), rates });
  const storage = await openLocalStorage(join(dataDir, "files"));
  await storage.put("release-paper", Buffer.from("%PDF-1.7 of a release"), "application/pdf");
  await db
    .insert(files)
    .values({ key: "release-paper", state: "stored", type: "application/pdf", bytes: 21 });
  await writeBackup({ pool, storage, dataDir }, createWriteStream(file));
  console.log(file);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
