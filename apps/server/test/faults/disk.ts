import { execFileSync } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { mkdtemp, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startServedPostgres } from "../served-database.ts";
import { prepareKillableServer } from "../killable-server.ts";
import { serverEnvironment } from "./environment.ts";
import { nothingYet, type Outcome, type Rounds, roundsOf } from "./fault.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

const fault = "disk of PostgreSQL full";
const megabytes = 400;
const atStake = 12;

/** PostgreSQL on a disk of its own in memory, which something else fills; then there is room again. */
export async function fillDisk(rounds: Rounds): Promise<Outcome> {
  const { told, recoveries, lost } = nothingYet();
  const place = await mkdtemp(join(tmpdir(), "khamt-disk-"));
  if (!mount(place)) {
    await rmdir(place);
    const notRun = "only root may make a small disk";
    return { fault, rounds: 0, confirmed: 0, lost, told, recoveries, notRun };
  }
  chmodSync(place, 0o755);
  const postgres = await startServedPostgres({ place, isDurable: true });
  const server = await prepareKillableServer({ shared: postgres.url, environment: serverEnvironment });
  try {
    const ledgers = await openLedgers(server);
    const origin = await server.start();
    const filler = join(place, "filler");
    for (const round of roundsOf(rounds)) {
      const writing = keepWriting(ledgers, { origin: () => origin, told });
      await writing.confirms(atStake);
      await fill(filler);
      await delay(3000);
      await rm(filler);
      // A log that could not be written ends PostgreSQL, as it must; whoever runs it begins it again.
      if (hasEnded(postgres.dataFolder)) await postgres.begin();
      const began = performance.now();
      await writing.heals();
      recoveries.push(performance.now() - began);
      await writing.end();
      lost.push(...(await lostOf(ledgers, origin, "new")));
      console.log(`${fault}, ${round}: ${confirmedOf(ledgers)} confirmed, ${lost.length} lost`);
    }
    lost.push(...(await lostOf(ledgers, origin, "all")));
    const confirmed = confirmedOf(ledgers);
    return { fault, rounds: recoveries.length, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
    await postgres.stop();
    execFileSync("umount", [place]);
    await rmdir(place);
  }
}

function mount(place: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", place], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/** To the last byte. */
async function fill(file: string): Promise<void> {
  const part = Buffer.alloc(1024 * 1024);
  for (const bytes of [part, part.subarray(0, 4096)])
    try {
      for (;;) await writeFile(file, bytes, { flag: "a" });
    } catch {
      // Full.
    }
}

function hasEnded(dataFolder: string): boolean {
  return !existsSync(join(dataFolder, "postmaster.pid"));
}
