import type { Db } from "../db/handle.ts";
import { forget, listForgotten } from "../modules/files/queries.ts";
import type { Keeper } from "./keep.ts";

/** Removes what nothing shows any more: first the file, then its row, so that nothing is forgotten half way. */
export async function sweepFiles({
  db,
  keeper,
  now,
}: {
  db: Db;
  keeper: Keeper;
  now: Date;
}): Promise<number> {
  const keys = await listForgotten(db, now);
  for (const key of keys) {
    await keeper.remove(key);
    await forget(db, key);
  }
  return keys.length;
}
