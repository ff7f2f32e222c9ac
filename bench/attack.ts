// What others feel while one network asks for what is dearest, as fast as it is answered: at most twice as long.
import { Worker } from "node:worker_threads";
import { prepareKillableServer, signUpAt } from "../apps/server/test/killable-server.ts";
import { findPostgres } from "../apps/server/test/postgres.ts";
import type { Options } from "./benchmark.ts";
import { type Attacking, attacks } from "./load/attacker.ts";
import { type Call, callsOf } from "./load/calls.ts";
import { type Drive, drive } from "./load/drive.ts";
import { printTable, type Table, writeSection } from "./report.ts";

/** Calls of others in a second: those of the list, one after the other. */
const rate = 6;
/** How much longer others may wait while somebody attacks. */
const mostSlower = 2;
/** Below so many milliseconds more nobody notices, and the clock of a busy machine tells nothing. */
const unnoticed = 30;

export async function run({ seconds, write }: Options): Promise<void> {
  const tables: Table[] = [];
  for (const kind of findPostgres() ? ["embedded", "postgres"] : ["embedded"]) {
    const table = await measure(kind, seconds);
    printTable(table);
    tables.push(table);
  }
  if (write) writeSection("attack", tables);
}

async function measure(kind: string, seconds: number): Promise<Table> {
  process.env["TEST_DATABASE"] = kind;
  const server = await prepareKillableServer({
    environment: { DEMO_DATA: "on", TRUSTED_PROXIES: "127.0.0.1,::1", LOG_LEVEL: "fatal" },
  });
  try {
    const origin = await server.start();
    const cookie = await signUpAt(origin);
    const listed = await fetch(`${origin}/api/startup-ideas?limit=50`);
    const ids = ((await listed.json()) as { id: string }[]).map(({ id }) => id);
    const calls = callsOf({ ideaId: ids[0] ?? "", cookie }).map(asOthers);
    await drive(origin, calls, { rate, seconds: 10 });
    const rows: string[][] = [];
    for (const [number, name] of Object.keys(attacks).entries()) {
      const before = await drive(origin, calls, { rate, seconds });
      const attack = beginAttack({ network: `203.0.${number}.5`, origin, attack: name, ids });
      const during = await drive(origin, calls, { rate, seconds });
      const attacked = await attack.end();
      rows.push(rowOf({ name, before, during, attacked, seconds }));
      console.log(rows.at(-1)?.join(" | "));
      if (isTooSlow(before, during)) process.exitCode = 1;
    }
    return {
      title: `Others while one network attacks: demo data, ${kind}`,
      columns: [
        "attack",
        "answered/s",
        "refused/s",
        "p50 ms",
        "before",
        "p95 ms",
        "before",
        "refused",
        "errors",
      ],
      rows,
      notes: [
        `${rate} calls a second of a visitor's and a member's, all sorts in turn, from other networks; ten of the attacker's under way at every moment.`,
        `The bar: ${mostSlower} times the figure before, or ${unnoticed} ms more.`,
      ],
    };
  } finally {
    await server.remove();
  }
}

/** Each call from a network of its own: nobody's budget but the attacker's is on trial. */
function asOthers(call: Call, number: number): Call {
  const headers = { ...call.init.headers, "x-forwarded-for": `198.51.${100 + number}.7` };
  return { ...call, init: { ...call.init, headers } };
}

type Attacked = { answered: number; refused: number };

function beginAttack(attacking: Omit<Attacking, "tally">): { end: () => Promise<Attacked> } {
  const tally = new Int32Array(new SharedArrayBuffer(8));
  const workerData: Attacking = { ...attacking, tally };
  const worker = new Worker(new URL("load/attacker.ts", import.meta.url), { workerData });
  return {
    end: async () => {
      await worker.terminate();
      return { answered: Atomics.load(tally, 0), refused: Atomics.load(tally, 1) };
    },
  };
}

function at({ times }: Drive, share: number): number {
  return times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

function isTooSlow(before: Drive, during: Drive): boolean {
  return [0.5, 0.95].some((share) => {
    const [usual, slow] = [at(before, share), at(during, share)];
    return !(slow <= Math.max(usual * mostSlower, usual + unnoticed));
  });
}

type Row = { name: string; before: Drive; during: Drive; attacked: Attacked; seconds: number };

function rowOf({ name, before, during, attacked, seconds }: Row): string[] {
  const each = (count: number) => (count / seconds).toFixed(1);
  const figures = [0.5, 0.95].flatMap((share) => [
    at(during, share).toFixed(0),
    at(before, share).toFixed(0),
  ]);
  const counts = [during.refused, during.errors].map(String);
  return [name, each(attacked.answered), each(attacked.refused), ...figures, ...counts];
}
