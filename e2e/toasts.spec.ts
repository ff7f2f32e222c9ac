import type { Locator } from "@playwright/test";
import shareEn from "../apps/web/src/ui/words/share.en.ts";
import shareMn from "../apps/web/src/ui/words/share.mn.ts";
import { openAlive } from "./tools/open-alive.ts";
import { demoUrl, expect, readAs, readers, test } from "./tools/test.ts";
import { words } from "./tools/words.ts";

const shares = { en: shareEn.share, mn: shareMn.share };

for (const reader of readers) {
  test(`a toast covers neither heading nor what is pressed, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { shell, auth } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await openAlive(page, `${demoUrl()}/startup-ideas`);
    await page.getByRole("article").last().getByRole("link").first().click();
    const share = page.getByRole("button", { name: shares[reader.language] });
    await share.click();
    const toast = page.locator("[aria-live][aria-atomic]");
    // It stays while it is pointed at.
    await toast.getByRole("button").hover();
    for (const free of [page.getByRole("heading", { level: 1 }), share])
      expect(await areApart(toast, free)).toBe(true);
    await page.getByRole("button", { name: shell.signIn }).press("Enter");
    const send = page.getByRole("dialog").getByRole("button", { name: auth.submitSignIn, exact: true });
    await expect(send).toBeVisible();
    expect(await areApart(toast, send)).toBe(true);
    // A sheet on a phone may have no more room beside it than its own head.
    if (reader.width > 640)
      expect(await areApart(toast.locator(":scope > div"), page.getByRole("dialog"))).toBe(true);
  });
}

async function areApart(...places: readonly [Locator, Locator]): Promise<boolean> {
  const [a, b] = await Promise.all(places.map((place) => place.boundingBox()));
  if (!a || !b) throw new Error("not to be seen");
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
}
