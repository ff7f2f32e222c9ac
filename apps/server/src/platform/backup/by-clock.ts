import { day, hour } from "@khamt/contract/durations";
import type { Db } from "../db/handle.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import { type SiteData, writeBackup } from "./backup.ts";
import { type BackupPlace, keepBackup } from "./keep.ts";

type Options = {
  db: Db;
  site: SiteData;
  plan: { place: BackupPlace; hours: number; days: number };
  now: Date;
};

/** Whoever looks once an hour looks sometimes a little earlier. */
const grace = 10 * 60_000;

/** Answers with the archive's name; undefined where the last one is young enough. Throws where none could be made. */
export async function backUpWhenDue({ db, site, plan, now }: Options): Promise<string | undefined> {
  const last = await lastBackup(db);
  const age = last && now.getTime() - last.getTime();
  // One of a time to come was made while the clock was wrong.
  if (age !== undefined && age >= 0 && age < plan.hours * hour - grace) return undefined;
  const write = (out: Parameters<typeof writeBackup>[1]) => writeBackup(site, out);
  const atLeast = Math.floor((plan.days * day) / (plan.hours * hour));
  const name = await keepBackup({ ...plan, atLeast, dataDir: site.dataDir, now, write });
  await writeSetting(db, "backed-up", now.toISOString());
  return name;
}

export async function lastBackup(db: Db): Promise<Date | undefined> {
  const last = await readSetting(db, "backed-up");
  return typeof last === "string" ? new Date(last) : undefined;
}
