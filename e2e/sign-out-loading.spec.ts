import { signUp } from "./tools/accounts.ts";
import { followRequests } from "./tools/follow-requests.ts";
import { openAlive, untilIdle } from "./tools/open-alive.ts";
import { demoUrl, expect, readAs, test } from "./tools/test.ts";
import { words } from "./tools/words.ts";

test("who signs out while the next page still loads gets a visitor's page and no error", async ({ page }) => {
  const { memberMenu, shell } = words.en;
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await signUp(page.request, demoUrl(), "en");
  await openAlive(page, `${demoUrl()}/about`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isIt = (url: URL) => url.pathname === "/api/connections";
  await page.route(isIt, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => {});
  });
  const menu = page.getByLabel(memberMenu.menu("Bat Dorj"));
  const signOut = page.getByRole("button", { name: memberMenu.signOut });
  await menu.click();
  const asked = page.waitForRequest((request) => isIt(new URL(request.url())));
  await page.locator('a[href="/connections"]').first().click();
  await asked;
  if (!(await signOut.isVisible())) await menu.click();
  const requests = followRequests(page);
  const told = page.waitForResponse(/sign-out/);
  await signOut.click();
  await told;
  release();
  await expect(page.getByRole("banner").getByRole("button", { name: shell.signIn })).toBeVisible();
  await requests.answered();
  await untilIdle(page);
});
