import pg from "pg";
import { StartError } from "../start-error.ts";
import { outliveLostConnections } from "./connection-loss.ts";
import type { DatabaseLog } from "./log.ts";
import { nameStatements, usesOfConnection } from "./named-statements.ts";

const OLDEST_VERSION = 15;
const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 3000;
const STATEMENT_LIMIT_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Connects to the PostgreSQL of DATABASE_URL. Throws StartError when it cannot serve. */
export async function openPostgres({
  databaseUrl,
  log,
  connectLimitMs = CONNECT_LIMIT_MS,
  queryLimitMs = STATEMENT_LIMIT_MS,
  idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
}: {
  databaseUrl: string;
  log: DatabaseLog;
  connectLimitMs?: number;
  queryLimitMs?: number;
  idleInTransactionMs?: number;
}): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: requireUrl(databaseUrl),
    application_name: "khamt",
    max: POOL_SIZE,
    maxUses: usesOfConnection,
    keepAlive: true,
    connectionTimeoutMillis: connectLimitMs,
    statement_timeout: queryLimitMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Compiling the count of all figures took the database eight times as long as counting 10,000 members.
    options: "-c jit=off",
  });
  outliveLostConnections(pool, log);
  pool.on("connect", nameStatements);
  try {
    requireServer(await readServer(pool, databaseUrl), log);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

type Server = {
  version: number;
  encoding: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
};

const SERVER_QUERY = `
  select current_setting('server_version_num')::int / 10000 as "version",
    current_setting('server_encoding') as "encoding",
    current_setting('fsync') as "fsync",
    current_setting('full_page_writes') as "fullPageWrites",
    current_setting('synchronous_commit') as "synchronousCommit"`;

async function readServer(pool: pg.Pool, databaseUrl: string): Promise<Server> {
  try {
    const { rows } = await pool.query<Server>(SERVER_QUERY);
    if (rows[0]) return rows[0];
    throw new Error("no answer");
  } catch (cause) {
    throw new StartError("database-unreachable", `${placeOf(databaseUrl)} ${reasonOf(cause)}`, { cause });
  }
}

function requireServer(server: Server, log: DatabaseLog): void {
  if (server.version < OLDEST_VERSION) {
    const message = `DATABASE_URL is a PostgreSQL ${server.version}; version ${OLDEST_VERSION} or newer is needed.`;
    throw new StartError("database-version", message);
  }
  if (server.encoding !== "UTF8") {
    const message = `The database of DATABASE_URL is encoded in ${server.encoding}; create it with encoding UTF8.`;
    throw new StartError("database-settings", message);
  }
  const { fsync, fullPageWrites, synchronousCommit } = server;
  if ([fsync, fullPageWrites, synchronousCommit].includes("off")) {
    log.warn(
      { fsync, fullPageWrites, synchronousCommit },
      "this PostgreSQL may lose confirmed writes in a power cut",
    );
  }
}

function requireUrl(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url && ["postgres:", "postgresql:"].includes(url.protocol)) return databaseUrl;
  throw new StartError(
    "settings",
    "DATABASE_URL must look like postgres://user:password@host:5432/database.",
  );
}

/** Without the user and the password. */
function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `The database ${url.pathname.slice(1)} at ${url.host || url.searchParams.get("host") || "localhost"}`;
}

const REASONS = new Map([
  ["28000", "refused this user. Check the user in DATABASE_URL."],
  ["28P01", "refused the password. Check DATABASE_URL."],
  ["3D000", "does not exist. Create it, or correct DATABASE_URL."],
  ["57P03", "is starting or stopping. Try again in a moment."],
]);

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    REASONS.get(code) ??
    `cannot be reached${code && ` (${code})`}. Start PostgreSQL, or correct DATABASE_URL.`
  );
}
