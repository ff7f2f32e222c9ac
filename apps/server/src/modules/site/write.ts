import { eq } from "drizzle-orm";
import type { SiteInput } from "@khamt/contract";
import { keepShown, requirePicture } from "../../entities/files/picture.ts";
import { recordAct } from "../../platform/auth/administrators.ts";
import type { Db } from "../../platform/db/handle.ts";
import { settings } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { siteOf } from "../../platform/site/site.ts";

type Change = { input: SiteInput; by: string; now: Date };

/** Throws conflict where another administrator was first, and invalid-parameter for a logo that is no own picture. */
export async function changeSite(db: Db, { input, by, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const before = siteOf(await lockSite(tx));
    if (before.version !== input.version) throw new HttpError("conflict");
    await requirePicture(tx, { before: before.logo, after: input.logo, by, field: "logo" });
    const value = { ...input, version: before.version + 1 };
    await tx.update(settings).set({ value, updatedAt: now }).where(isSite);
    await keepShown(tx, { addresses: [before.logo, input.logo], now });
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
