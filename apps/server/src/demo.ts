import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "./platform/db/client.ts";
import { loadDemo } from "./entities/demo/load.ts";
import { removeDemo } from "./entities/demo/remove.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { readConfig } from "./env.ts";
import { lastWords } from "./platform/log.ts";
import { StartError } from "./platform/start-error.ts";

const root = join(import.meta.dirname, "../../..");
const settingsFile = join(root, ".env");
const [action] = process.argv.slice(2);

try {
  if (action !== "load" && action !== "remove")
    throw new StartError("settings", "Say what to do: npm run demo -- load, or npm run demo -- remove");
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  await run(action);
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}

async function run(action: "load" | "remove"): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: resolve(root, config.dataDir),
    databaseUrl: config.databaseUrl,
    log: { info: () => {}, warn: (_details, message) => say(message) },
    progress: say,
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(database);
    const { db } = database;
    if (action === "load") await loadDemo({ db, now: new Date(), rates: { mntPerUsd: config.mntPerUsd } });
    const removed = action === "remove" ? await db.transaction(removeDemo) : 0;
    say(
      action === "load"
        ? "The demo data is loaded."
        : `Demo data removed: ${removed} accounts with everything they had.`,
    );
  } finally {
    await database.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
