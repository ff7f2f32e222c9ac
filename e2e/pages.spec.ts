import type { Page } from "@playwright/test";
import { paths } from "./paths.ts";
import {
  demoUrl,
  emptyUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  readers,
  test,
} from "./test.ts";

/** Pages that show what the database holds. */
const livingPaths = paths.slice(0, 15);

for (const { reader, theme } of [
  { reader: readers[0], theme: "light" },
  { reader: readers[1], theme: "dark" },
] as const) {
  const manner = `${reader.language} at ${reader.width} px, ${theme}`;

  test(`every page opens whole and without an error, and passes axe, ${manner}`, async ({ page }) => {
    test.setTimeout(180_000);
    await readAs(page, reader, demoUrl());
    await page.context().addCookies([{ name: "khamt-theme", value: theme, url: demoUrl() }]);
    for (const path of paths) {
      await expectWhole(page, demoUrl() + path, reader.language);
      await expectAccessible(page, path);
    }
  });

  test(`on an empty database every page opens whole and without an error, ${manner}`, async ({ page }) => {
    test.setTimeout(180_000);
    await readAs(page, reader, emptyUrl());
    for (const path of livingPaths) await expectWhole(page, emptyUrl() + path, reader.language);
  });
}

async function expectWhole(page: Page, address: string, language: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
  await expect(page.locator("html"), address).toHaveAttribute("lang", language);
  await expectNoSidewaysScroll(page);
}
