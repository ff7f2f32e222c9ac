import { demoUrl, expect, expectNoSidewaysScroll, readAs, readers, test } from "./test.ts";
import { words } from "./words.ts";

for (const reader of readers) {
  test(`from home to an explained match, ${reader.language} at ${reader.width} px`, async ({ page }) => {
    const { components, ideas, matching, vocabulary } = words[reader.language];
    const isPhone = reader.width < 1024;
    await readAs(page, reader, demoUrl());
    await page.goto(demoUrl());
    await expect(page.locator("html")).toHaveAttribute("lang", reader.language);
    await page.getByRole("main").locator('a[href="/startup-ideas"]').first().click();
    await expect(page.getByRole("heading", { level: 1, name: ideas.list.title })).toBeVisible();

    if (isPhone) await page.getByRole("button", { name: components.showFilters(0) }).click();
    const filters = isPhone ? page.getByRole("dialog") : page.getByRole("complementary");
    await filters.getByLabel(vocabulary.facet.industry).selectOption("finance");
    if (isPhone) await filters.getByRole("button", { name: components.showResults }).click();
    await expect(page).toHaveURL(/industry=finance/);
    const answer = await page.request.get(`${demoUrl()}/api/startup-ideas?industry=finance`);
    await expect(page.getByText(ideas.found(Number(answer.headers()["x-total-count"])))).toBeVisible();

    const main = page.getByRole("main");
    await main.getByRole("listitem").getByRole("heading").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/startup-ideas\/[0-9a-f-]{36}/);
    await expectNoSidewaysScroll(page);

    await main.getByRole("button", { name: ideas.detail.match }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: matching.start }).click();
    await dialog.getByRole("button", { name: matching.showNow }).click();
    const results = dialog
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: matching.viewDetails }) });
    await expect(results.first().getByRole("img", { name: /\d{1,2}\s?%/ })).toBeVisible();
    expect(await results.count()).toBeGreaterThan(2);
    await expect(results.first().getByText(matching.strengths)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await results.first().getByRole("link", { name: matching.viewDetails }).click();
    await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}/);
  });
}
