import { realpath } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../start-error.ts";
import { outliveLostConnections } from "../connection-loss.ts";
import { type FolderLock, lockFolder } from "../folder-lock.ts";
import type { DatabaseLog } from "../log.ts";
import { nameStatements, usesOfConnection } from "../named-statements.ts";
import { makeDataFolder, prepareCluster } from "./cluster-folder.ts";
import type { EngineThread, EngineThreadOptions } from "./engine-thread.ts";
import { startEngineThread } from "./engine-thread.ts";
import type { Housekeeping, HousekeepingPlan } from "./housekeeping.ts";
import { HOUSEKEEPING_PLAN, startHousekeeping } from "./housekeeping.ts";
import { remedyFor } from "./remedy.ts";
import { startWatchdog } from "./watchdog.ts";
import { operatorWords } from "../../words/operator/index.ts";

export type EmbeddedOptions = {
  dataDir: string;
  log: DatabaseLog;
  /** The engine has stopped and no query will be answered: fail readiness and exit. Called at most once. */
  onFatal: (error: Error) => void;
  progress?: (message: string) => void;
  /** False for throw-away databases of tests: no sync. */
  durable?: boolean;
  /** For how long a query waits for one of the pool's connections. */
  connectLimitMs?: number;
  queryLimitMs?: number;
  idleInTransactionMs?: number;
  housekeeping?: HousekeepingPlan;
};

export type Embedded = {
  pool: pg.Pool;
  housekeeping: Housekeeping;
  /** How many times the engine made the disk keep what it wrote. */
  syncs: () => number;
  /** Tells a second process that is refused where this server answers. */
  announce: (address: string) => void;
  close: () => Promise<void>;
};

const POOL_SIZE = 8;
const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A connection that nobody gives back does not hold up the end for longer. */
const CLOSE_LIMIT_MS = 10_000;

/**
 * Opens the database in `<dataDir>/db`, creating it where there is none. One process at a time.
 * Throws StartError.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, progress = () => {}, durable = true } = options;
  await makeDataFolder(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const folder = path.join(dataDir, "db");
  const lock = await lockFolder(dataDir, "db");
  try {
    await prepareCluster({ folder, durable, progress });
    const thread = await openThread({
      folder,
      durable,
      idleInTransactionMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
      onLog: (text) => log.info({ text }, "database engine"),
      onFatal: options.onFatal,
    });
    return await serve({ thread, lock, options });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(parts: {
  thread: EngineThread;
  lock: FolderLock;
  options: EmbeddedOptions;
}): Promise<Embedded> {
  const { thread, lock, options } = parts;
  const { log, queryLimitMs = QUERY_LIMIT_MS, housekeeping: plan = HOUSEKEEPING_PLAN } = options;
  const watchdog = startWatchdog({
    limitMs: queryLimitMs,
    busyMs: thread.gauges.busyMs,
    onLate: thread.fail,
  });
  const housekeeping = await startHousekeeping({ run: thread.run, log, plan });
  const pool = createPool(thread, options);
  const close = async () => {
    await housekeeping.stop();
    await Promise.race([pool.end(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    await thread.close();
    watchdog.stop();
    lock.release();
  };
  let closing: Promise<void> | undefined;
  return {
    pool,
    housekeeping,
    syncs: thread.gauges.syncs,
    announce: lock.announce,
    close: () => (closing ??= close()),
  };
}

async function openThread(options: EngineThreadOptions): Promise<EngineThread> {
  try {
    return await startEngineThread(options);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { notOpened, ifDamaged } = operatorWords();
    const message = `${notOpened({ folder: options.folder, why: reason })} ${remedyFor(reason, ifDamaged)}`;
    throw new StartError("database-did-not-open", message, { cause });
  }
}

function createPool(
  thread: EngineThread,
  { log, connectLimitMs = CONNECT_LIMIT_MS }: EmbeddedOptions,
): pg.Pool {
  const pool = new pg.Pool({
    stream: () => thread.connect(),
    host: "embedded",
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: POOL_SIZE,
    maxUses: usesOfConnection,
    connectionTimeoutMillis: connectLimitMs,
  });
  outliveLostConnections(pool, log);
  pool.on("connect", nameStatements);
  return pool;
}
