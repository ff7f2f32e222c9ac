import type { SearchAnswer } from "@khamt/contract";
import type { Page } from "@playwright/test";
import { openAlive } from "./tools/open-alive.ts";
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

/** One meaning in three spellings. */
const spellings = ["nyagtlan bodogch", "accountant", "нягтлан бодогч"];

for (const reader of walkedBy("mn")) {
  const { search: t, tagInput, components } = words[reader.language];
  const found = (count: number) => t.found(String(count), count === 1);
  const name = `${reader.language} at ${reader.width} px`;

  test(`a word in any spelling finds the same while one types, ${name}`, async ({ page }) => {
    await open(page, reader, "/search");
    await expectSame(async () => {
      const firsts: (string | null)[] = [];
      for (const spelling of spellings) {
        await box(page).fill("");
        await expect(page).toHaveURL(`${demoUrl()}/search`);
        await box(page).pressSequentially(spelling, { delay: 20 });
        await expect(page).toHaveURL((url) => url.searchParams.get("q") === spelling);
        await expect(results(page).first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        firsts.push(await results(page).first().getAttribute("href"));
      }
      expect(firsts[0]).toMatch(/[0-9a-f-]{36}$/);
      expect(new Set(firsts).size).toBe(1);
    });
    expect(await page.getByRole("main").locator("ol mark").count()).toBeGreaterThan(2);
    await expectNoSidewaysScroll(page);
  });

  test(`tabs stand still when their counts come, ${name}`, async ({ page }) => {
    await open(page, reader, "/search");
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/search?**", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await box(page).fill("marketing");
    const tabs = page.getByRole("navigation", { name: t.tabs.label });
    const last = tabs.getByRole("link").last();
    await expect(last).toBeVisible();
    const before = await Promise.all([tabs.boundingBox(), last.boundingBox()]);
    answered.resolve();
    await expect(results(page).first()).toBeVisible();
    await expect(last).toContainText(/\d/);
    expect(await Promise.all([tabs.boundingBox(), last.boundingBox()])).toEqual(before);
  });

  test(`a kind has a tab with its count, and Back returns to the search, ${name}`, async ({ page }) => {
    await open(page, reader, "/search?q=marketing");
    const tab = page.getByRole("navigation", { name: t.tabs.label }).getByRole("link", {
      name: t.tabs.cofounder,
    });
    await expectSame(async (attempt) => {
      if (attempt > 1) await open(page, reader, "/search?q=marketing");
      const { counts } = await ask(page, "q=marketing");
      await expect(tab).toContainText(String(counts.cofounder), { timeout: 10_000 });
      await tab.click();
      await expect(page).toHaveURL(`${demoUrl()}/search?q=marketing&kind=cofounder`);
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(page.getByText(found(counts.cofounder))).toBeVisible({ timeout: 10_000 });
    });
    await results(page).first().click();
    await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(box(page)).toHaveValue("marketing");
    await expect(results(page).first()).toHaveAttribute("href", /startup-cofounders/);
  });

  test(`topics narrow the search, each meaning once, ${name}`, async ({ page }) => {
    await open(page, reader, "/search?q=marketing");
    const all = await ask(page, "q=marketing");
    const topics = page.getByLabel(t.narrow);
    await topics.fill("tourism");
    await topics.press("Enter");
    await expect(page).toHaveURL(`${demoUrl()}/search?q=marketing&tag=tourism`);
    await expectSame(async (attempt) => {
      if (attempt > 1) await page.reload();
      const narrowed = await ask(page, "q=marketing&tag=tourism");
      expect(total(narrowed)).toBeGreaterThan(0);
      expect(total(narrowed)).toBeLessThan(total(all));
      await expect(page.getByText(found(total(narrowed)))).toBeVisible({ timeout: 10_000 });
    });

    await topics.fill("аялал жуулчлал");
    await topics.press("Enter");
    await expect(page.getByText(tagInput.twin("аялал жуулчлал", "tourism"))).toBeVisible();
    await expect(page.getByRole("list", { name: tagInput.chosen }).getByRole("button")).toHaveCount(1);
    await topics.press("Backspace");
    await page.keyboard.press("Delete");
    await expect(page).toHaveURL(`${demoUrl()}/search?q=marketing`);
    await expect(topics).toBeFocused();
  });

  test(`a slip of the finger is put right, and nothing found leads on, ${name}`, async ({ page }) => {
    const slip = "acounting";
    await open(page, reader, `/search?q=${slip}`);
    const { correction } = await ask(page, `q=${slip}`);
    expect(correction).toEqual({ query: "accounting", applied: true });
    await expect(page.getByText(components.corrected(slip, "accounting"))).toBeVisible();
    await expect(results(page).first()).toBeVisible();

    await box(page).fill("zzqqxxwwvv");
    await expect(page.getByRole("heading", { name: t.none("zzqqxxwwvv") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("main").getByRole("link", { name: t.lists.companies, exact: true }).click();
    await expect(page).toHaveURL(`${demoUrl()}/companies`);
  });
}

test("all of it goes with the keyboard alone", async ({ page }) => {
  await open(page, { language: "en", width: 1280 }, "/about");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("account");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box(page)).toHaveValue("account");
  await page.keyboard.type("ant");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${demoUrl()}/search?q=accountant`);
  await expect(results(page).first()).toBeVisible();

  const people = page.getByRole("link", { name: /^Co-founders \d/ });
  await tabTo(page, () => people.evaluate((link) => link === document.activeElement));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kind=cofounder/);
  // Until they are there, those of all kinds stay.
  const areAllPeople = () =>
    results(page).evaluateAll((links) =>
      links.every((link) => (link as HTMLAnchorElement).pathname.startsWith("/startup-cofounders/")),
    );
  await expect.poll(areAllPeople).toBe(true);
  await tabTo(page, () =>
    results(page)
      .first()
      .evaluate((link) => link === document.activeElement),
  );
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/startup-cofounders\/[0-9a-f-]{36}$/);
});

test("the search works when scripts do not run", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demoUrl()}/search`);
  await box(page).fill("nyagtlan bodogch");
  await page.getByLabel(words.en.search.narrow).fill("tax");
  await box(page).press("Enter");
  await expect(page).toHaveURL(/q=nyagtlan\+bodogch&tag=tax$/);
  await page.goto(`${demoUrl()}/search?q=nyagtlan+bodogch`);
  await expect(results(page).first()).toBeVisible();
  await page.getByRole("link", { name: /^Co-founders \d/ }).click();
  await expect(page).toHaveURL(/kind=cofounder/);
  await expect(results(page).first()).toBeVisible();
  await context.close();
});

for (const { language, theme } of [
  { language: "en", theme: "dark" },
  { language: "mn", theme: "light" },
] as const) {
  test(`results, suggestions and topics pass axe, ${language}, ${theme}`, async ({ page }) => {
    await page.context().addCookies([{ name: "khamt-theme", value: theme, url: demoUrl() }]);
    await open(page, { language, width: 1280 }, "/search?q=marketing&tag=tourism");
    await expectAccessible(page, "results");
    await box(page).fill("account");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    // What is about to be replaced is pale meanwhile.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page, "suggestions");
    await box(page).fill("zzqqxxwwvv");
    await expect(page).toHaveURL(/q=zzqqxxwwvv/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, "nothing found");
  });
}

for (const [language, typed] of [
  ["en", /\p{Script=Cyrillic}/u],
  ["mn", /[a-z]/i],
] as const) {
  test(`tags stand in the reader's language, as typed in their tooltips, ${language}`, async ({ page }) => {
    await open(page, { language, width: 1280 }, "/startup-cofounders");
    const tag = page.getByRole("main").locator(`li span[lang=${language}][title]`).first();
    const title = (await tag.getAttribute("title")) ?? "";
    expect(title).toMatch(typed);
    const { writtenAs } = words[language].vocabulary.mark;
    await expect(tag).toContainText(`(${writtenAs} ${title})`);
    expect((await tag.textContent())?.split("(")[0]).not.toMatch(typed);
  });
}

async function open(page: Page, reader: Parameters<typeof readAs>[1], path: string): Promise<void> {
  await readAs(page, reader, demoUrl());
  await openAlive(page, demoUrl() + path);
}

async function ask(page: Page, query: string): Promise<SearchAnswer> {
  const answer = await page.request.get(`${demoUrl()}/api/search?${query}`);
  return (await answer.json()) as SearchAnswer;
}

function total({ counts }: SearchAnswer): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function box(page: Page) {
  return page.locator("[data-page-search]");
}

function results(page: Page) {
  return page.getByRole("main").locator("ol").getByRole("heading").getByRole("link");
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error("the Tab key does not lead there");
}
