import { explain } from "../../log.ts";
import type { DatabaseLog } from "../log.ts";

export type HousekeepingPlan = {
  lookEveryMs: number;
  checkpointEveryMs: number;
  checkpointWalBytes: number;
  vacuumEveryHours: number;
};

export type Housekeeping = {
  /** One look: a checkpoint and a vacuum where they are due. */
  look: () => Promise<void>;
  vacuum: () => Promise<void>;
  stop: () => Promise<void>;
};

export const HOUSEKEEPING_PLAN: HousekeepingPlan = {
  lookEveryMs: 30_000,
  checkpointEveryMs: 5 * 60_000,
  checkpointWalBytes: 64 * 1024 * 1024,
  vacuumEveryHours: 24,
};

type Options = {
  run: (sql: string) => Promise<unknown[]>;
  log: DatabaseLog;
  plan: HousekeepingPlan;
  now?: () => number;
};

/**
 * Does what PostgreSQL's background processes do and the embedded engine lacks: checkpoints, or the write-ahead log
 * grows for ever, and vacuum with analyze, or tables do.
 */
export async function startHousekeeping({
  run,
  log,
  plan,
  now = () => performance.now(),
}: Options): Promise<Housekeeping> {
  let checkpointAt = now();
  let checkpointPosition = await walPosition(run);
  let running: Promise<void> | undefined;
  let isStopped = false;

  const lookOnce = async () => {
    const written = (await walPosition(run)) - checkpointPosition;
    const isDue = now() - checkpointAt >= plan.checkpointEveryMs || written >= plan.checkpointWalBytes;
    if (written === 0 || !isDue) return;
    if (await isVacuumDue(run, plan.vacuumEveryHours)) await vacuum();
    await run("checkpoint");
    checkpointAt = now();
    checkpointPosition = await walPosition(run);
  };

  const vacuum = async () => {
    for (const table of await listTables(run)) {
      if (isStopped) return;
      await run(`vacuum (analyze) ${table}`);
    }
  };

  const look = () => {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
    return running;
  };

  const lookSafely = () =>
    look().catch((error: unknown) => log.warn({ reason: explain(error) }, "database housekeeping failed"));
  const timer = setInterval(() => void lookSafely(), plan.lookEveryMs).unref();

  const stop = async () => {
    isStopped = true;
    clearInterval(timer);
    await running?.catch(() => undefined);
  };
  return { look, vacuum, stop };
}

async function walPosition(run: Options["run"]): Promise<number> {
  return Number(await readValue(run, "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as value"));
}

/** Statistics outlive a clean restart; after a crash they are empty and the tables are vacuumed anew. */
async function isVacuumDue(run: Options["run"], hours: number): Promise<boolean> {
  const last = "select max(last_vacuum) as at from pg_stat_all_tables";
  const sql = `select coalesce(at < now() - interval '${hours} hours', true) as value from (${last}) as last`;
  return (await readValue(run, sql)) === true;
}

/** Table by table, so that the clients' queries run in between. */
async function listTables(run: Options["run"]): Promise<string[]> {
  const rows = await run(
    "select oid::regclass::text as value from pg_class where relkind in ('r', 'm') order by oid desc",
  );
  return rows.map((row) => String(valueOf(row)));
}

async function readValue(run: Options["run"], sql: string): Promise<unknown> {
  return valueOf((await run(sql))[0]);
}

function valueOf(row: unknown): unknown {
  return typeof row === "object" && row !== null && "value" in row ? row.value : undefined;
}
