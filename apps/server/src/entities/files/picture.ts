import { and, eq, inArray, like, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { files } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { keysOf } from "./address.ts";
import { isUsed } from "./shown.ts";

type Change = {
  /** Addresses of stored files. */
  before: string | null;
  after: string | null;
  /** Who shows it from now on; no own picture of theirs is refused. */
  by: string;
  /** Named in the refusal. */
  field: string;
};

/** What the site or a programme is to show. Pictures are drawn anew when they come: nothing that could run is among them. */
export async function requirePicture(tx: Db, { before, after, by, field }: Change): Promise<void> {
  if (after === null || after === before) return;
  const isPicture = and(
    inArray(files.key, keysOf([after])),
    eq(files.userId, by),
    eq(files.state, "stored"),
    like(files.type, "image/%"),
  );
  const found = await tx.select({ key: files.key }).from(files).where(isPicture).for("update");
  if (found.length === 0) throw new HttpError("invalid-parameter", field);
}

/** Once it is written: what is shown stays; what no longer is, is swept away in a day. */
export async function keepShown(
  tx: Db,
  { addresses, now }: { addresses: readonly (string | null)[]; now: Date },
): Promise<void> {
  const keys = keysOf(addresses);
  if (keys.length === 0) return;
  await tx
    .update(files)
    .set({
      freeSince: sql`case when ${isUsed(tx)} then null else coalesce(${files.freeSince}, ${now.toISOString()}) end`,
    })
    .where(inArray(files.key, keys));
}
