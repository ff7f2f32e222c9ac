import { setTimeout as delay } from "node:timers/promises";
import { prepareKillableServer } from "../killable-server.ts";
import { nothingYet, type Outcome, type Rounds, roundsOf } from "./fault.ts";
import { nodeFlags, serverEnvironment } from "./environment.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

/** Confirmed writes that are at stake in each round at least. */
const atStake = 12;
const longestRun = 900;
/** SIGKILL to the server amid writing, again and again on the same data. */
export async function killServer(database: "embedded" | "postgres", kills: Rounds): Promise<Outcome> {
  process.env["TEST_DATABASE"] = database;
  const server = await prepareKillableServer({ environment: serverEnvironment, nodeFlags });
  const { told, recoveries, lost } = nothingYet();
  try {
    const ledgers = await openLedgers(server);
    let origin = await server.start();
    for (const kill of roundsOf(kills)) {
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
      const seconds = ((recoveries.at(-1) ?? 0) / 1000).toFixed(1);
      const sofar = `${confirmedOf(ledgers)} confirmed, ${lost.length} lost`;
      console.log(`${database}, kill ${kill}: ${sofar}, ready after ${seconds} s`);
    }
    lost.push(...(await lostOf(ledgers, origin, "all")));
    const [fault, confirmed] = [`server killed, ${database}`, confirmedOf(ledgers)];
    return { fault, rounds: recoveries.length, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
  }
}
