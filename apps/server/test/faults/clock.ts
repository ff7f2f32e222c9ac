import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { hour } from "@khamt/contract/durations";
import { prepareKillableServer } from "../killable-server.ts";
import { serverEnvironment } from "./environment.ts";
import { nothingYet, type Outcome } from "./fault.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

const program = new URL("../programs/moved-clock.ts", import.meta.url).href;
/** Where the clock stands in each round. */
const places = [hour, 0, -hour, 0, 26 * hour, 0];
const atStake = 12;

/** A link for an upload lives for minutes: one that was asked for before the clock jumps has ended with it, as it says. */
function forgiveEndedLinks(told: Outcome["told"]): void {
  for (const [said, times] of told.wrong) {
    if (!said.includes('"invalid-link"')) continue;
    told.wrong.delete(said);
    told.refused += times;
  }
}

/** The clock of the server's process jumps ahead and back while it writes; that of the database stays. */
export async function moveClock(): Promise<Outcome> {
  const fault = "clock forwards and back";
  process.env["TEST_DATABASE"] = "postgres";
  const file = join(tmpdir(), `khamt-clock-${process.pid}`);
  const move = (ahead: number) => writeFileSync(file, String(ahead));
  move(0);
  const server = await prepareKillableServer({
    environment: { ...serverEnvironment, MOVED_CLOCK: file },
    nodeFlags: ["--import", program],
  });
  const { told, recoveries, lost } = nothingYet();
  try {
    const ledgers = await openLedgers(server);
    const origin = await server.start();
    for (const place of places) {
      const writing = keepWriting(ledgers, { origin: () => origin, told });
      await writing.confirms(atStake);
      move(place);
      await delay(500);
      const began = performance.now();
      await writing.heals();
      recoveries.push(performance.now() - began);
      await writing.end();
      lost.push(...(await lostOf(ledgers, origin, "new")));
      console.log(`${fault}, ${place / hour} h: ${confirmedOf(ledgers)} confirmed, ${lost.length} lost`);
    }
    lost.push(...(await lostOf(ledgers, origin, "all")));
    forgiveEndedLinks(told);
    const confirmed = confirmedOf(ledgers);
    return { fault, rounds: places.length, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
    await rm(file);
  }
}
