import { eq } from "drizzle-orm";
import type { Db } from "./handle.ts";
import { settings } from "./schema/index.ts";

type Key =
  | "demo-data"
  | "derivation"
  | "watched-until"
  | "searched-until"
  /** The folder that holds the uploaded files, or that a bucket does. */
  | "files-place"
  /** The newest version of the program that has used the data. */
  | "program"
  /** When the last backup by the clock was whole. */
  | "backed-up"
  /** When administrators were told that one failed. */
  | "backup-failure-told"
  /** When a server last found its disk nearly full, and when administrators were told. */
  | "disk-nearly-full"
  /** What the operator says of the site. */
  | "site"
  /** What was left for later when the site was set up, and when a test letter left. */
  | "first-run";

export async function readSetting(db: Db, key: Key): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function writeSetting(db: Db, key: Key, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
