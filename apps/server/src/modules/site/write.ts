import { and, eq, inArray, like, sql } from "drizzle-orm";
import type { SiteInput } from "@khamt/contract";
import { keysOf } from "../../entities/files/address.ts";
import { isUsed } from "../../entities/files/shown.ts";
import { recordAct } from "../../platform/auth/administrators.ts";
import type { Db } from "../../platform/db/handle.ts";
import { files, settings } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { siteOf } from "../../platform/site/site.ts";

type Change = { input: SiteInput; by: string; now: Date };

/** Throws conflict where another administrator was first, and invalid-parameter for a logo that is no own picture. */
export async function changeSite(db: Db, { input, by, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const before = siteOf(await lockSite(tx));
    if (before.version !== input.version) throw new HttpError("conflict");
    if (input.logo !== before.logo) await requirePicture(tx, input.logo, by);
    const value = { ...input, version: before.version + 1 };
    await tx.update(settings).set({ value, updatedAt: now }).where(isSite);
    await keepLogo(tx, { addresses: [before.logo, input.logo], now });
    await recordAct(tx, { act: "site-changed", by, accountId: null, now });
  });
}

const isSite = eq(settings.key, "site");

/** One after the other, also where nothing was set before. */
async function lockSite(tx: Db): Promise<unknown> {
  await tx.insert(settings).values({ key: "site", value: {} }).onConflictDoNothing();
  const [row] = await tx.select({ value: settings.value }).from(settings).where(isSite).for("update");
  return row?.value;
}

/** Pictures are drawn anew when they come: nothing that could run is among them. */
async function requirePicture(tx: Db, logo: string | null, userId: string): Promise<void> {
  if (logo === null) return;
  const isPicture = and(
    inArray(files.key, keysOf([logo])),
    eq(files.userId, userId),
    eq(files.state, "stored"),
    like(files.type, "image/%"),
  );
  const found = await tx.select({ key: files.key }).from(files).where(isPicture).for("update");
  if (found.length === 0) throw new HttpError("invalid-parameter", "logo");
}

/** What is shown stays; what no longer is, is swept away in a day. */
async function keepLogo(
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
