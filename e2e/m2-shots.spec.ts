import { demoUrl, readAs, test } from "./test.ts";
import { words } from "./words.ts";
for (const [language, width, theme] of [["en", 1280, "light"], ["mn", 390, "dark"]] as const)
  test(`shot ${language}`, async ({ page }) => {
    await readAs(page, { language, width }, demoUrl());
    await page.context().addCookies([{ name: "khamt-theme", value: theme, url: demoUrl() }]);
    await page.goto(`${demoUrl()}/my-matches`);
    await page.getByRole("button", { name: words[language].myMatches.generate.button }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/m2-${language}-${width}.png`, fullPage: true });
  });
