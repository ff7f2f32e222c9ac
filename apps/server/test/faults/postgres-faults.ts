import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { startServedPostgres } from "../served-database.ts";
import { prepareKillableServer } from "../killable-server.ts";
import type { TestPostgres } from "../postgres.ts";
import { serverEnvironment } from "./environment.ts";
import { nothingYet, type Outcome, type Rounds, roundsOf } from "./fault.ts";
import { type Link, openLink } from "./link.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

const atStake = 12;
const longestRun = 900;

type Site = { postgres: TestPostgres; link: Link; admin: () => Promise<pg.Client> };
/** Does it, and resolves when it is over. */
type Harm = (site: Site) => Promise<void>;

/** PostgreSQL as an operator would have it, synced, and as it goes wrong. The server itself lives through all of it. */
export const postgresHarms: Record<string, Harm> = {
  "PostgreSQL crashes and begins again": async ({ postgres }) => {
    await postgres.crash();
    await delay(1000);
    await postgres.begin();
  },
  "PostgreSQL restarted": async ({ postgres }) => {
    await postgres.halt();
    await postgres.begin();
  },
  "connections ended inside transactions": async ({ admin }) => {
    const client = await admin();
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and state in ('idle in transaction', 'active') and backend_type = 'client backend'`;
    for (let times = 0; times < 40; times += 1) {
      await client.query(end);
      await delay(25);
    }
    await client.end();
  },
  "network to PostgreSQL cut": async ({ link }) => {
    link.be("closed");
    await delay(2000);
    link.be("open");
  },
  "PostgreSQL slow": async ({ link }) => {
    link.be("slow");
    await delay(4000);
    link.be("open");
  },
  "PostgreSQL out of connections": async ({ admin, link }) => {
    const taken = await takeAll(admin);
    // Those that the server has already would carry it.
    link.be("closed");
    link.be("open");
    taken.push(...(await takeAll(admin)));
    await delay(2000);
    await Promise.all(taken.map((client) => client.end()));
  },
};

async function takeAll(admin: Site["admin"]): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;)
    try {
      taken.push(await admin());
    } catch {
      return taken;
    }
}

export async function harmPostgres(name: string, harm: Harm, rounds: Rounds): Promise<Outcome> {
  const postgres = await startServedPostgres({ isDurable: true });
  const link = await openLink(join(postgres.folder, ".s.PGSQL.5432"));
  const shared = `postgres://postgres@127.0.0.1:${link.port}/postgres`;
  const server = await prepareKillableServer({ shared, environment: serverEnvironment });
  const admin = async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const { told, recoveries, lost } = nothingYet();
  try {
    const ledgers = await openLedgers(server);
    const origin = await server.start();
    const pid = server.pid();
    for (const round of roundsOf(rounds)) {
      const writing = keepWriting(ledgers, { origin: () => origin, told });
      await writing.confirms(atStake);
      await delay(Math.random() * longestRun);
      await harm({ postgres, link, admin });
      const began = performance.now();
      await writing.heals();
      recoveries.push(performance.now() - began);
      await writing.end();
      lost.push(...(await lostOf(ledgers, origin, "new")));
      console.log(`${name}, ${round}: ${confirmedOf(ledgers)} confirmed, ${lost.length} lost`);
    }
    lost.push(...(await lostOf(ledgers, origin, "all")));
    if (server.pid() !== pid) told.wrong.set("the server ended", 1);
    const confirmed = confirmedOf(ledgers);
    return { fault: name, rounds: recoveries.length, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
    await link.close();
    await postgres.stop();
  }
}
