import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "./platform/db/client.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { openAsk, patience } from "./matching/enrichment/open.ts";
import { suggestConcepts, type Suggestion } from "./matching/enrichment/suggest-concepts.ts";
import { readUnknownTags } from "./matching/enrichment/unknown-tags.ts";
import { readConfig } from "./env.ts";
import { language } from "./platform/text/language.ts";
import { lastWords } from "./platform/log.ts";
import { StartError } from "./platform/start-error.ts";

const root = join(import.meta.dirname, "../../..");
const settingsFile = join(root, ".env");

try {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  await run();
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}

/** Prints concepts that unknown tags may mean, for an editor of the concept graph. Writes nothing. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const ask = await openAsk(config, warn);
  if (!ask) throw new StartError("settings", "Set AI_BASE_URL and AI_MODEL first: see .env.example.");
  const database = await openDatabase({
    dataDir: resolve(root, config.dataDir),
    databaseUrl: config.databaseUrl,
    log: { info: () => {}, warn: (_details, message) => warn(message) },
    progress: warn,
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(database);
    const tags = await readUnknownTags(database.db);
    for (const tag of tags) print(await suggestConcepts(tag, { ask, patience }));
    warn(`${tags.length} tags are unknown to the concept graph. Nothing was changed.`);
  } finally {
    await database.close();
  }
}

function print({ tag, concepts }: Suggestion): void {
  const named = concepts.map((id) => `${id} (${language.labelOf(id, "en")}; ${language.labelOf(id, "mn")})`);
  if (named.length > 0) process.stdout.write(`${JSON.stringify(tag)} may mean ${named.join(", ")}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
