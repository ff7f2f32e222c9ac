import { join, resolve } from "node:path";
import { asksForHelp } from "./asks-for-help.ts";
import { type Config, readConfig } from "./settings/read-config.ts";
import { readSettingsFile } from "./settings/settings-file.ts";
import { isForOthers } from "./settings/settings.ts";
import { openDatabase } from "./platform/db/client.ts";
import { remedyFor } from "./platform/db/embedded/remedy.ts";
import { lastWords, openLog } from "./platform/log.ts";
import { operatorLines } from "./platform/operator-lines.ts";
import { StartError } from "./platform/start-error.ts";
import type { Server } from "./start.ts";
import { operatorWords } from "./platform/words/operator/index.ts";
import { commandWords } from "./words/index.ts";

const root = join(import.meta.dirname, "../../..");
/** Stopping waits for requests, jobs and the database in turn; whoever waits for this process does not wait for longer. */
const stopLimit = 30_000;

// What the server writes is for its own user alone.
process.umask(0o077);
if (asksForHelp(process.argv.slice(2))) {
  process.stdout.write(`${commandWords().start.help}\n`);
  process.exit(0);
}
const withoutEffect = readSettings();
const lines = operatorLines({
  isForOthers: isForOthers(process.env),
  out: process.stdout,
  errors: process.stderr,
});
for (const line of withoutEffect) lines.say(line);
let server: Server | undefined;
let isStopping = false;

process.on("uncaughtException", end);
// A signal may come twice, to the process and to its group, or once more while it stops.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// The program that started this one has gone.
process.on("disconnect", stop);
try {
  requireNoArguments(process.argv.slice(2));
  server = await start(readConfig(process.env));
  lines.greet(commandWords().start.ready(server.address));
} catch (error) {
  end(error);
}

function requireNoArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  throw new StartError("settings", commandWords().start.takesNoArguments(first));
}

/** Before it is known how the server speaks. */
function readSettings(): string[] {
  try {
    return readSettingsFile(root, process.env);
  } catch (error) {
    process.stderr.write(`${lastWords(error)}\n`);
    process.exit(1);
  }
}

/** The embedded database opens in its own thread while this one, which would keep a connection waiting, reads the rest of the program. */
async function start(config: Config): Promise<Server> {
  const log = openLog(config.logLevel);
  const { databaseUrl } = config;
  const { say } = lines;
  const dataDir = resolve(root, config.dataDir);
  const open = () => openDatabase({ dataDir, databaseUrl, log, progress: say, onFatal });
  const read = import("./start.ts");
  if (databaseUrl) await read;
  const [{ startServer }, database] = await Promise.all([read, open()]);
  return startServer({ config, root, log, say, database });
}

/** Before it is ready nothing was confirmed to anybody, and the database outlives a start that ends. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => end(new Error(commandWords().start.notInTime)), stopLimit).unref();
  if (!server) process.exit(0);
  server.stop().then(() => process.exit(0), end);
}

function end(error: unknown): void {
  lines.fail(error);
  process.exit(1);
}

function onFatal(error: Error): void {
  const { databaseStopped, startAgain } = operatorWords();
  lines.fail(
    new StartError("database-stopped", databaseStopped(error.message, remedyFor(error.message, startAgain))),
  );
  process.exit(1);
}
