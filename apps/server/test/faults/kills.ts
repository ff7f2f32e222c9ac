import { setTimeout as delay } from "node:timers/promises";
import { prepareKillableServer } from "../killable-server.ts";
import { nothingTold, type Outcome } from "./fault.ts";
import { serverEnvironment } from "./environment.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

/** Confirmed writes that are at stake in each round at least. */
const atStake = 12;
const longestRun = 900;

/** SIGKILL to the server amid writing, again and again on the same data. */
export async function killServer(database: "embedded" | "postgres", kills: number): Promise<Outcome> {
  process.env["TEST_DATABASE"] = database;
  const server = await prepareKillableServer({ environment: serverEnvironment });
  const [told, recoveries, lost] = [nothingTold(), [] as number[], [] as string[]];
  try {
    const ledgers = await openLedgers(server);
    let origin = await server.start();
    for (let killed = 0; killed < kills; killed += 1) {
      let isKilled = false;
      const writing = keepWriting(ledgers, { origin: () => origin, told, mayBreak: () => isKilled });
      await writing.confirms(atStake);
      await delay(Math.random() * longestRun);
      isKilled = true;
      await server.kill();
      await writing.end();
      const began = performance.now();
      origin = await server.start();
      recoveries.push(performance.now() - began);
      lost.push(...(await lostOf(ledgers, origin, "new")));
      console.log(`${database}, kill ${killed + 1}: ${confirmedOf(ledgers)} confirmed, ${lost.length} lost`);
    }
    lost.push(...(await lostOf(ledgers, origin, "all")));
    const confirmed = confirmedOf(ledgers);
    return { fault: `server killed, ${database}`, rounds: kills, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
  }
}
