import { byKind, type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { readSetting, writeSetting } from "../platform/db/settings.ts";
import { listWritten } from "./read-listed.ts";

/** Of each kind what is listed and was written. */
export type Written = Record<EntityKind, ReadonlySet<string>>;

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
    const found = new Map<EntityKind, ReadonlySet<string>>();
    for (const kind of entityKinds) found.set(kind, new Set(await listWritten(db, kind, since)));
    if ([...found.values()].some(({ size }) => size > 0))
      await look(byKind((kind) => found.get(kind) ?? new Set()));
  }
  await writeSetting(db, key, now.toISOString());
}
