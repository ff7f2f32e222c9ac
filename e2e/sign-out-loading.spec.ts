import { signUp } from "./accounts.ts";
import { openAlive } from "./open-alive.ts";
import { expect, readAs, test } from "./test.ts";
import { words } from "./words.ts";

for (const path of ["/api/connections", "/api/my-matches", "/api/account"])
  test(`who signs out while the next page still loads ${path} gets a visitor's page and no error`, async ({
    page,
    baseURL = "",
  }) => {
    const { memberMenu, shell } = words.en;
    await readAs(page, { language: "en", width: 1280 });
    await signUp(page.context().request, baseURL, "en");
    await openAlive(page, "/about");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.startsWith(path),
      async (route) => {
        await released;
        await route.continue().catch(() => {});
      },
    );
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(path));
    const menu = page.getByLabel(memberMenu.menu("Bat Dorj"));
    await menu.click();
    const place =
      { "/api/connections": "/connections", "/api/my-matches": "/my-matches", "/api/account": "/settings" }[
        path
      ] ?? "";
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), place);
    await asked;
    if (!(await page.getByRole("button", { name: memberMenu.signOut }).isVisible())) await menu.click();
    await page.getByRole("button", { name: memberMenu.signOut }).click();
    release();
    await expect(page.getByRole("banner").getByRole("button", { name: shell.signIn })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("CancelledError")).toHaveCount(0);
  });
