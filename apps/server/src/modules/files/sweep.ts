import { eachAlone } from "../../platform/each-alone.ts";
import type { Db } from "../../platform/db/handle.ts";
import { forget, takeForgotten } from "./queries.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { removeFile } from "./keep.ts";

/**
 * Removes what nothing shows any more: nobody can show it from then on, then the file goes, then its row, so that what
 * fails half way is done the next time. Answers with how many there were.
 */
export async function sweepFiles({
  db,
  storage,
  now,
}: {
  db: Db;
  storage: Storage;
  now: Date;
}): Promise<number> {
  let swept = 0;
  for (;;) {
    const keys = await takeForgotten(db, now);
    if (keys.length === 0) return swept;
    await eachAlone(keys, async (key) => {
      await removeFile(storage, key);
      await forget(db, key);
    });
    swept += keys.length;
  }
}
