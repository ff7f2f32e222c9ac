import { demoUrl, expect, expectNoSidewaysScroll, readAs, readers, test } from "./test.ts";

const words = {
  en: {
    ideas: "Startup ideas",
    industry: "Industry",
    match: "AI Match",
    start: "Start AI Matching",
    now: "Show results now",
    details: "View Details",
    found: /^\d+ ideas? found$/,
  },
  mn: {
    ideas: "Стартап санаа",
    industry: "Салбар",
    match: "AI тохируулга",
    start: "AI тохируулга эхлүүлэх",
    now: "Үр дүнг одоо харах",
    details: "Дэлгэрэнгүй",
    found: /^\d+ санаа олдлоо$/,
  },
};

for (const reader of readers) {
  test(`from home to an explained match, ${reader.language} at ${reader.width} px`, async ({ page }) => {
    const t = words[reader.language];
    await readAs(page, reader, demoUrl());
    await page.goto(demoUrl());
    await expect(page.locator("html")).toHaveAttribute("lang", reader.language);
    await expectNoSidewaysScroll(page);
    await page.getByRole("main").locator('a[href="/startup-ideas"]').first().click();

    await expect(page.getByRole("heading", { level: 1, name: t.ideas })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await openFilters(page);
    await page.getByLabel(t.industry).selectOption("finance");
    await closeFilters(page);
    await expect(page).toHaveURL(/industry=finance/);
    await expect(page.getByText(t.found)).toBeVisible();

    await page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/startup-ideas\/[0-9a-f-]{36}/);
    await expectNoSidewaysScroll(page);

    await page.getByRole("main").getByRole("button", { name: findPartners[reader.language] }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t.start }).click();
    await dialog.getByRole("button", { name: t.now }).click();
    const results = dialog.getByRole("listitem").filter({ has: page.getByRole("link", { name: t.details }) });
    await expect(results.first()).toContainText(/\d{1,2}\s?%/);
    expect(await results.count()).toBeGreaterThan(2);
    await results.first().getByRole("link", { name: t.details }).click();
    await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}/);
  });
}
