import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import type { Ask } from "./calls.ts";
import { type Cursor, startCursor } from "./changes.ts";
import { profileOf } from "./profile.ts";
import { countListed, listedPages } from "../entities/read-listed.ts";

/** So many profiles of each kind tell how rare everything is. */
const surveyed = 20_000;
/** The operator hears of larger numbers. */
const worthALine = 10_000;

type Filling = { db: Db; ask: Ask; generation: number; now: Date; say: (line: string) => void };
export type Filled = { cursor: Cursor; size: number };

/** Reads everything that is listed into a new generation. What is written meanwhile is found from the cursor on. */
export async function fill({ db, ask, generation, now, say }: Filling): Promise<Filled> {
  const cursor = await startCursor(db);
  const counts = await Promise.all(entityKinds.map((kind) => countListed(db, kind)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  await ask("begin", { generation, now: now.toISOString() });
  for (const kind of entityKinds) {
    let read = 0;
    for await (const rows of listedPages(db, kind)) {
      await ask("survey", { generation, profiles: rows.map(profileOf) });
      read += rows.length;
      if (read >= surveyed) break;
    }
  }
  await ask("freeze", { generation });
  let size = 0;
  for (const kind of entityKinds) {
    for await (const rows of listedPages(db, kind)) {
      await ask("change", { generation, profiles: rows.map(profileOf), gone: [] });
      size += rows.length;
      const rest = size % worthALine;
      if (rest < rows.length)
        say(`Reading profiles for matching ... ${inWords(size - rest)} of ${inWords(total)}`);
    }
  }
  return { cursor, size };
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
