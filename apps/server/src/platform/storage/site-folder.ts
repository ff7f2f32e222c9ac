import { desc, eq } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { files } from "../db/schema/index.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import type { Storage } from "./storage.ts";

/**
 * All servers of one database must find the same files. The database remembers where they lie: in a folder, told by the name
 * in it, or in a bucket. False: they lie elsewhere, and what this server takes the others would not find.
 */
export async function claimPlace(db: Db, storage: Storage): Promise<boolean> {
  const known = await readSetting(db, "files-place");
  if (known === storage.place) return true;
  if (storage.place !== inBucket && known !== undefined && !(await holdsNewest(db, storage))) return false;
  await writeSetting(db, "files-place", storage.place);
  return true;
}

/** What was said at the start may have become wrong by a server that came later. */
export async function isPlace(db: Db, storage: Storage): Promise<boolean> {
  const known = await readSetting(db, "files-place");
  return known === undefined || known === storage.place;
}

/** Every bucket is the same to the database: its settings are the operator's. */
export const inBucket = "bucket";

/** Somebody has copied the files here; or there are none yet. */
async function holdsNewest(db: Db, storage: Storage): Promise<boolean> {
  const [newest] = await db
    .select({ key: files.key })
    .from(files)
    .where(eq(files.state, "stored"))
    .orderBy(desc(files.createdAt))
    .limit(1);
  return newest === undefined || (await storage.list(newest.key)).length > 0;
}
