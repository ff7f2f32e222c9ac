import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { dataDirOf, requireSite, runCommand } from "./command.ts";
import { type Config, readConfig } from "./settings/read-config.ts";
import { writeBackup } from "./platform/backup/backup.ts";
import { askAtDoor } from "./platform/backup/door.ts";
import { keepArchive } from "./platform/backup/keep.ts";
import { holdsSite } from "./platform/backup/load.ts";
import type { Manifest } from "./platform/backup/manifest.ts";
import { restoreBackup } from "./platform/backup/restore.ts";
import { type Database, openDatabase } from "./platform/db/client.ts";
import { StartError } from "./platform/start-error.ts";
import { openStorage } from "./platform/storage/open.ts";
import { commandWords } from "./words/index.ts";

const words = commandWords().backup;
const { usage } = words;

const moving = "move-";
const isPostgres = /^postgres(?:ql)?:\/\//u;

process.umask(0o077);
await runCommand(usage, async () => {
  const [action, target, option, ...more] = process.argv.slice(2);
  const isReplacing = action !== "move" && option === "--replace";
  if (
    !action ||
    !target ||
    target.startsWith("-") ||
    more.length > 0 ||
    (option !== undefined && !isReplacing)
  )
    throw new StartError("settings", usage);
  await run({ action, target, replace: isReplacing, config: readConfig(process.env) });
});

type Command = { action: string; target: string; replace: boolean; config: Config };

async function run({ action, target, replace, config }: Command): Promise<void> {
  const dataDir = dataDirOf(config);
  // Paths are those of the folder in which npm was called.
  const file = resolve(process.env["INIT_CWD"] ?? "", target);
  if (action === "backup") await backUp({ file, config, dataDir, replace });
  else if (action === "restore") await restore({ file, config, dataDir, replace });
  else if (action === "move") await move({ target, config, dataDir });
  else throw new StartError("settings", usage);
}

type Place = { config: Config; dataDir: string };

type Filed = Place & { file: string; replace: boolean };

async function backUp({ file, config, dataDir, replace }: Filed): Promise<void> {
  requireSite(config);
  if (!replace && existsSync(file)) throw new StartError("settings", words.isThere(file));
  const told = await keepArchive(file, async (out) => {
    try {
      await withDatabase({ dataDir, databaseUrl: config.databaseUrl }, (database) =>
        write({ config, dataDir, database, out }),
      );
    } catch (error) {
      if (!(error instanceof StartError && error.code === "data-folder-in-use")) throw error;
      await askAtDoor(dataDir, out);
    }
  });
  say(words.written(file, describe(told)));
  if (told.missing.length > 0) say(words.missing(told.missing.length));
}

async function write({
  config,
  dataDir,
  database,
  out,
}: Place & { database: Database; out: Writable }): Promise<void> {
  await requireRows(database.pool, words.nothingToBackUp);
  await writeBackup(
    { pool: database.pool, storage: await openStorage(config, dataDir, { isBeside: true }), dataDir },
    out,
  );
}

async function requireRows(pool: Database["pool"], otherwise: string): Promise<void> {
  if (!(await holdsSite(pool))) throw new StartError("settings", otherwise);
}

async function restore({ file, config, dataDir, replace }: Filed): Promise<void> {
  // To open an embedded database makes one where there is none.
  if (!existsSync(file)) throw new StartError("settings", words.noArchive(file));
  const told = await withDatabase({ dataDir, databaseUrl: config.databaseUrl }, async ({ pool }) =>
    restoreBackup({
      pool,
      storage: await openStorage(config, dataDir, { isBeside: true }),
      dataDir,
      file,
      replace,
    }),
  );
  say(words.restored(describe(told), told.madeAt));
}

/** Of moves that were killed. Nobody else moves: the database is open here. */
async function removeLeft(dataDir: string, own: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(moving));
  for (const folder of left.map((name) => join(dataDir, name)))
    if (folder !== own) await rm(folder, { recursive: true, force: true });
}

async function move({ target, config, dataDir }: Place & { target: string }): Promise<void> {
  if (config.databaseUrl) throw new StartError("settings", words.notEmbedded);
  if (!isPostgres.test(target)) throw new StartError("settings", usage);
  // The server will be given that address: nothing goes where it would refuse to.
  readConfig({ ...process.env, DATABASE_URL: target });
  requireSite(config);
  const folder = await mkdtemp(join(dataDir, moving));
  const file = join(folder, "site.tar.gz");
  try {
    await withDatabase({ dataDir, databaseUrl: undefined }, async ({ pool }) => {
      await removeLeft(dataDir, folder);
      await requireRows(pool, words.nothingToMove);
      await keepArchive(file, (out) => writeBackup({ pool, storage: undefined, dataDir }, out));
    });
    const told = await withDatabase({ dataDir, databaseUrl: target }, ({ pool }) =>
      restoreBackup({ pool, storage: undefined, dataDir, file, replace: false }),
    );
    say(words.moved(describe(told), join(dataDir, "db")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase<Result>(
  place: { dataDir: string; databaseUrl: string | undefined },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    ...place,
    log: { info: () => {}, warn: (_details, message) => say(message) },
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function describe({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, each) => sum + each.rows, 0);
  return words.counted({ rows, tables: Object.keys(tables).length, files: Object.keys(files).length });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
