import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { asc, eq } from "drizzle-orm";
import { demote, promote } from "./platform/auth/administrators.ts";
import { openDatabase } from "./platform/db/client.ts";
import type { Db } from "./platform/db/handle.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { users } from "./platform/db/schema/index.ts";
import { readConfig } from "./env.ts";
import { HttpError } from "./platform/http/http-error.ts";
import { lastWords } from "./platform/log.ts";
import { StartError } from "./platform/start-error.ts";

const root = join(import.meta.dirname, "../../..");
const settingsFile = join(root, ".env");
const [action, email = ""] = process.argv.slice(2);

try {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  await run();
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}

/** For the operator, who need not be able to sign in. The log of administrators' acts has it. */
async function run(): Promise<void> {
  const isAbout = action === "promote" || action === "demote";
  if (action !== "list" && !(isAbout && email.includes("@")))
    throw new StartError(
      "settings",
      "Say what to do: npm run admin -- promote EMAIL, npm run admin -- demote EMAIL, or npm run admin -- list",
    );
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
    if (action === "promote") await make(db);
    if (action === "demote") await unmake(db);
    await list(db);
  } finally {
    await database.close();
  }
}

async function make(db: Db): Promise<void> {
  if (!(await db.transaction((tx) => promote(tx, { email, by: null, now: new Date() }))))
    throw new StartError("settings", `${email} has no account that can be an administrator: sign up first.`);
}

async function unmake(db: Db): Promise<void> {
  const all = await db.select().from(users).where(eq(users.role, "admin"));
  const found = all.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new StartError("settings", `${email} is no administrator.`);
  try {
    await db.transaction((tx) => demote(tx, { id: found.id, by: null, now: new Date() }));
  } catch (error) {
    if (!(error instanceof HttpError) || error.id !== "last-administrator") throw error;
    throw new StartError("settings", `${email} is the last administrator. Make somebody else one first.`);
  }
}

async function list(db: Db): Promise<void> {
  const { email: address, totpEnabledAt, createdAt, role } = users;
  const rows = await db
    .select({ address, totpEnabledAt })
    .from(users)
    .where(eq(role, "admin"))
    .orderBy(asc(createdAt));
  say(rows.length === 0 ? "There is no administrator." : "Administrators:");
  for (const each of rows)
    say(`  ${each.address}${each.totpEnabledAt ? "" : " (without a second step: can't act yet)"}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
