import type { Locator } from "@playwright/test";
import { signUp } from "./tools/accounts.ts";
import { post } from "./tools/post.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSame,
  readAs,
  test,
  walkedBy,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

for (const reader of walkedBy("en")) {
  test(`from home to an explained match, ${reader.language} at ${reader.width} px`, async ({ page }) => {
    const { components, ideas, matching, vocabulary, youAnd } = words[reader.language];
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
    await expectSame(async (attempt) => {
      if (attempt > 1) await page.reload();
      const answer = await page.request.get(`${demoUrl()}/api/startup-ideas?industry=finance`);
      const found = page.getByText(ideas.found(Number(answer.headers()["x-total-count"])));
      await expect(found).toBeVisible({ timeout: 10_000 });
    });

    const main = page.getByRole("main");
    await main.getByRole("listitem").getByRole("heading").getByRole("link").last().click();
    await expect(page).toHaveURL(/\/startup-ideas\/[0-9a-f-]{36}/);
    await expectNoSidewaysScroll(page);

    await main.getByRole("button", { name: youAnd.actions.others.idea }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: matching.start }).click();
    const steps = dialog.getByRole("list").first().getByRole("listitem");
    await expect(steps).toContainText(Object.values(matching.steps));
    await dialog.getByRole("button", { name: matching.showNow }).click();
    const results = resultsIn(dialog);
    await expect(results.first().getByRole("img", { name: /\d{1,2}\s?%/ })).toBeVisible();
    expect(await results.count()).toBeGreaterThan(2);
    await results.first().getByText(matching.evidence).click();
    await expect(results.first().getByText(matching.strengths)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(dialog.getByRole("link", { name: matching.viewAll })).toHaveAttribute("href", "/my-matches");
    await expect(dialog.getByRole("button", { name: matching.close, exact: true }).last()).toBeVisible();
    await results.first().getByRole("link", { name: matching.viewDetails }).click();
    await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}/);
  });
}

const wishes = {
  en: { text: "I look for a React developer in Ulaanbaatar, full-time.", place: "Ulaanbaatar" },
  mn: { text: "Улаанбаатарт бүтэн цагаар ажиллах React хөгжүүлэгч хайж байна.", place: "Улаанбаатар" },
};

test.describe("a match for a visitor's own words", () => {
  // The browser's own line about the call without a connection.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  for (const reader of walkedBy("mn")) {
    test(`by keyboard, and after a lost connection, ${reader.language} at ${reader.width} px`, async ({
      page,
    }) => {
      const { cofounders, components, matching } = words[reader.language];
      const { text, place } = wishes[reader.language];
      await readAs(page, reader, demoUrl());
      await page.goto(`${demoUrl()}/startup-cofounders`);
      const opener = page.getByRole("main").getByRole("button", { name: cofounders.matchForMe });
      const dialog = page.getByRole("dialog");
      await opener.press("Enter");
      await expect(dialog.getByText(matching.wish.notStored)).toBeVisible();
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await expectAccessible(page, "the dialog before the start");
      await dialog.getByRole("textbox", { name: matching.wish.label.cofounder }).fill(text);

      await page.context().setOffline(true);
      await dialog.getByRole("button", { name: matching.start }).press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(matching.offline);
      await page.context().setOffline(false);
      await dialog.getByRole("button", { name: components.retry }).press("Enter");
      await dialog.getByRole("button", { name: matching.showNow }).press("Enter");

      const heading = dialog.getByRole("heading", { level: 3 }).first();
      await expect(heading).toBeFocused();
      const read = dialog.getByRole("region", { name: matching.understood.title });
      await expect(read).toContainText("React");
      await expect(read).toContainText(place);
      expect(await resultsIn(dialog).count()).toBeGreaterThan(2);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, "the results");

      await dialog.getByRole("button", { name: matching.change }).press("Enter");
      await expect(dialog.getByRole("textbox")).toHaveValue(text);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
});

for (const reader of walkedBy("en")) {
  const manner = `${reader.language} at ${reader.width} px`;

  test.describe("by the clock", () => {
    test.use({ ownBrowser: true });
    test(`from a browse card to the results without another press, ${manner}`, async ({ page }) => {
      const { ideas, matching } = words[reader.language];
      await readAs(page, reader, demoUrl());
      await page.clock.install();
      await page.goto(`${demoUrl()}/ideas`);
      const opener = page.getByRole("main").getByRole("button", { name: ideas.card.findPartners }).first();
      await opener.press("Enter");
      const progress = page.getByRole("dialog", { name: matching.looking });
      await expect(progress.getByRole("button", { name: matching.showNow })).toBeVisible();
      await expectAccessible(page, "the progress");
      await page.clock.fastForward(7000);
      const found = page.getByRole("dialog", { name: matching.title.cofounder });
      await expect(found.getByRole("heading", { level: 3 }).first()).toBeFocused();
      expect(await resultsIn(found).count()).toBeGreaterThan(2);
      await expect(progress).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(found).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  });

  test(`ideas for the member's own profile, ${manner}`, async ({ page }) => {
    const { ideas, matching } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await signUp(page.request, demoUrl(), reader.language);
    await post(page.request, "/api/startup-cofounders", profile);
    await page.goto(`${demoUrl()}/startup-ideas`);
    await page.getByRole("main").getByRole("button", { name: ideas.list.matchForMe }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: "Saraa Bat" })).toBeChecked();
    await expectAccessible(page, "the choice of a profile");
    await dialog.getByRole("button", { name: matching.start }).click();
    await dialog.getByRole("button", { name: matching.showNow }).click();
    await expect(resultsIn(dialog).nth(2)).toBeAttached();
  });
}

const profile = {
  firstName: "Saraa",
  lastName: "Bat",
  title: "Backend engineer who has run payment systems for five years",
  skills: ["Go", "PostgreSQL"],
  expertise: ["FinTech"],
  experience: "5-10",
  availability: "full-time",
};

/** Those that are folded away are results too. */
function resultsIn(dialog: Locator): Locator {
  return dialog.locator("li").filter({ has: dialog.page().locator("h4") });
}
