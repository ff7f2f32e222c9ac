import { and, inArray, like, not } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { files } from "../../platform/db/schema/index.ts";
import { keysOf } from "../files/address.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { showFiles } from "../files/show-files.ts";
import type { ShownFiles } from "../entity.ts";

type Change = { userId: string; before: ShownFiles; after: ShownFiles; now: Date };

/** Keeps what is shown now for good and frees what no longer is. Throws with the field of a file that can't be shown. */
export async function changeShownFiles(db: Db, { userId, before, after, now }: Change): Promise<void> {
  const unknown = await showFiles(db, { userId, before: keysIn(before), after: keysIn(after), now });
  const unfit = [...unknown, ...(await noPictures(db, after))];
  const field = Object.keys(after).find((name) =>
    keysOf(after[name]?.addresses ?? []).some((key) => unfit.includes(key)),
  );
  if (field !== undefined) throw new HttpError("invalid-parameter", field);
}

async function noPictures(db: Db, shown: ShownFiles): Promise<string[]> {
  const keys = Object.values(shown).flatMap(({ isPicture, addresses }) =>
    isPicture ? keysOf(addresses) : [],
  );
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(and(inArray(files.key, keys), not(like(files.type, "image/%"))));
  return rows.map(({ key }) => key);
}

function keysIn(shown: ShownFiles): string[] {
  return Object.values(shown).flatMap(({ addresses }) => keysOf(addresses));
}
