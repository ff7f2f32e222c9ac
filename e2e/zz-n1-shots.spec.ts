import { demoUrl, readAs, readers, test } from "./test.ts";

const pages = [
  ["business", "/business-partners"],
  ["business-found", "/business-partners?type=company&location=remote"],
  ["project", "/project-partners?skills=design"],
  ["project-none", "/project-partners?searchTerm=qqqqzzzz"],
  ["partners", "/partners"],
  ["categories", "/categories"],
  ["erp1", "/odoo-signup"],
  ["erp2", "/odoo-signup?step=2"],
  ["erp3", "/odoo-signup?step=3"],
  ["erp4", "/odoo-signup?step=4"],
] as const;

for (const [reader, theme] of [[readers[0], "light"], [readers[1], "dark"]] as const)
  test(`shots ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await readAs(page, reader, demoUrl());
    await page.context().addCookies([{ name: "khamt-theme", value: theme, url: demoUrl() }]);
    for (const [name, path] of pages) {
      await page.goto(demoUrl() + path);
      if (name === "erp2") await page.getByRole("main").locator("form button").last().click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/n1-shots/${name}-${reader.width}.png`, clip: { x: 0, y: 0, width: reader.width, height: 1500 }, fullPage: true });
    }
  });
