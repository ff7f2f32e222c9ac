import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { asksForHelp } from "./asks-for-help.ts";
import { type Config, readConfig } from "./settings/read-config.ts";
import { readSettingsFile } from "./settings/settings-file.ts";
import { openDatabase } from "./platform/db/client.ts";
import type { Db } from "./platform/db/handle.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { lastWords } from "./platform/log.ts";
import { StartError } from "./platform/start-error.ts";
import { commandWords } from "./words/index.ts";

const root = join(import.meta.dirname, "../../..");

/** What an operator calls beside the server, with the settings file read. A fault is one line, and code 1; whoever asks for help gets it. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) return say(usage);
  try {
    readSettingsFile(root, process.env);
    await run();
  } catch (error) {
    process.stderr.write(`${lastWords(error)}\n`);
    process.exitCode = 1;
  }
}

/** Paths of settings are those of the project's folder. */
export function dataDirOf({ dataDir }: Config): string {
  return resolve(root, dataDir);
}

/** To open an embedded database makes one where there is none. */
export function requireSite(config: Config): void {
  const dataDir = dataDirOf(config);
  if (!config.databaseUrl && !existsSync(join(dataDir, "db/PG_VERSION")))
    throw new StartError("settings", commandWords().noSite(dataDir));
}

export type Site = { db: Db; config: Config };

/** With the site's database, brought up to date; `tell` hears of progress and warnings. */
export async function withSite(
  use: (site: Site) => Promise<void>,
  tell: (line: string) => void = say,
): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: dataDirOf(config),
    databaseUrl: config.databaseUrl,
    log: { info: () => {}, warn: (_details, message) => tell(message) },
    progress: tell,
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(database);
    await use({ db: database.db, config });
  } finally {
    await database.close();
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
