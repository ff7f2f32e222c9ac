import type { Db } from "../platform/db/handle.ts";
import { readSetting, writeSetting } from "../platform/db/settings.ts";
import { listWritten, type Written } from "./read-listed.ts";

type Watching = { key: "watched-until" | "searched-until"; now: Date };

/** What was written in a transaction that ended late is seen by the next watch. */
const overlap = 10 * 60_000;

/** Shows what was written since the last time to `look`, if there is any. The first time only begins. */
export async function readWritten(
  db: Db,
  { key, now }: Watching,
  look: (written: Written) => Promise<void>,
): Promise<void> {
  const last = await readSetting(db, key);
  if (typeof last === "string") {
    const since = new Date(Date.parse(last) - overlap);
    const written = await listWritten(db, since);
    if (Object.values(written).some(({ size }) => size > 0)) await look(written);
  }
  await writeSetting(db, key, now.toISOString());
}
