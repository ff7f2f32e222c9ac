import pg from "pg";
import { StartError } from "../start-error.ts";
import { outliveLostConnections } from "./connection-loss.ts";
import type { DatabaseLog } from "./log.ts";
import { nameStatements, usesOfConnection } from "./named-statements.ts";
import { operatorWords } from "../words/operator/index.ts";

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
    const message = operatorWords().tooOldPostgres(server.version, OLDEST_VERSION);
    throw new StartError("database-version", message);
  }
  if (server.encoding !== "UTF8") {
    const message = operatorWords().otherEncoding(server.encoding);
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
  throw new StartError("settings", operatorWords().noDatabaseUrl);
}

/** Without the user and the password. */
function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const host = url.host || url.searchParams.get("host") || "localhost";
  return operatorWords().databaseAt(url.pathname.slice(1), host);
}

const REASONS: Readonly<
  Record<string, "refusedUser" | "refusedPassword" | "notThere" | "startingOrStopping" | undefined>
> = {
  "28000": "refusedUser",
  "28P01": "refusedPassword",
  "3D000": "notThere",
  "57P03": "startingOrStopping",
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  return reason ? operatorWords()[reason] : operatorWords().notReached(code);
}
