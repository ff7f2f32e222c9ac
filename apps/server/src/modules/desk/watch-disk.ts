import { day, hour } from "@khamt/contract/durations";
import { listAdministrators } from "../../platform/auth/administrators.ts";
import type { Db } from "../../platform/db/handle.ts";
import { readSetting, writeSetting } from "../../platform/db/settings.ts";
import { type AskDisk, isNearlyFull } from "../../platform/storage/free-space.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";

export type Disk = { dataDir: string; askDisk: AskDisk };
type Seen = { seen: string; told: string };

const setting = "disk-nearly-full";
/** What the notice is about: one of them at a time. */
const subjectId = "00000000-0000-4000-8000-00000000000c";

/**
 * While there is still time to make room: a line of the log each time, and once a day a notice to administrators. Several servers have
 * a disk each: one with room says nothing of the others'.
 */
export async function watchDisk({
  db,
  disk,
  warn,
  ...tools
}: NotifyTools & { disk: Disk; warn: (line: string) => void }): Promise<void> {
  if (!(await isNearlyFull(disk.dataDir, disk.askDisk))) return;
  warn("the disk of the data folder is nearly full");
  const { now } = tools;
  const before = await readSeen(db);
  const isTold = before !== undefined && isWithin(before.told, day - hour / 2, now);
  const told = isTold ? before.told : now.toISOString();
  await db.transaction(async (tx) => {
    await writeSetting(tx, setting, { seen: now.toISOString(), told } satisfies Seen);
    if (isTold) return;
    for (const to of await listAdministrators(tx))
      await notify({ ...tools, tx }, { to, kind: "trouble", subjectId, data: { text: "disk" } });
  });
}

/** As a server found it when it looked last, an hour ago at most. */
export async function isDiskNearlyFull(db: Db, now: Date): Promise<boolean> {
  const before = await readSeen(db);
  return before !== undefined && isWithin(before.seen, 2 * hour, now);
}

async function readSeen(db: Db): Promise<Seen | undefined> {
  return (await readSetting(db, setting)) as Seen | undefined;
}

/** A time to come was written while the clock was wrong. */
function isWithin(moment: string, span: number, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(moment)) < span;
}
