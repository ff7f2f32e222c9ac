import type { PartnerCounts } from "@khamt/contract";
import type { Page } from "@playwright/test";
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
  const manner = `${reader.language} at ${reader.width} px`;
  const t = words[reader.language].partnerSearch;
  const { partners, vocabulary, components } = words[reader.language];
  /** On phones they fold out. */
  const openFilters = async (page: Page, chosen: number) => {
    if (reader.width >= 640) return;
    const main = page.getByRole("main");
    await expect(main.getByRole("combobox").first()).toBeHidden();
    await main.getByRole("button", { name: components.showFilters(chosen), exact: true }).click();
  };

  test(`a search for business partners, with counts, and back to everybody, ${manner}`, async ({ page }) => {
    const { business } = t;
    const main = page.getByRole("main");
    const expectFound = async (query: string) => {
      const { individuals, companies, total } = await found(page, query);
      const all = main.getByText(business.found(total, undefined), { exact: true });
      await expect(all).toBeVisible({ timeout: 10_000 });
      const counts = main.getByRole("list", { name: t.counts.label });
      await expect(counts).toContainText(t.counts.individuals(String(individuals)));
      await expect(counts).toContainText(t.counts.companies(String(companies)));
    };
    await readAs(page, reader, demoUrl());
    await expectSame(async () => {
      await page.goto(`${demoUrl()}/business-partners`);
      await expect(main.getByRole("heading", { name: business.all })).toBeVisible();
      await expectFound("");
    });

    const first = await main.getByRole("article").first().boundingBox();
    expect(first?.y, "a result is seen before one scrolls").toBeLessThan(844);
    await openFilters(page, 0);
    await main.getByLabel(business.facet.type ?? "").selectOption("company");
    await main.getByLabel(vocabulary.facet.location, { exact: true }).selectOption("remote");
    await expect(page).toHaveURL(/business-partners$/);
    await main.getByRole("button", { name: business.search, exact: true }).click();
    await expect(page).toHaveURL(/location=remote/);
    await expectSame(async (attempt) => {
      if (attempt > 1) await page.reload();
      await expect(main.getByRole("heading", { name: t.results })).toBeVisible();
      await expectFound("type=company&location=remote");
    });
    await expectNoSidewaysScroll(page);

    await main.getByLabel(t.keyword).fill("qqqqzzzz");
    await main.getByLabel(t.keyword).press("Enter");
    await expect(main.getByRole("heading", { name: business.found(0, undefined) })).toBeVisible();
    await expectAccessible(page, "nothing found");
    await main.getByRole("button", { name: t.reset }).click();
    await expect(page).toHaveURL(/business-partners$/);
    await expect(main.getByRole("heading", { name: business.all })).toBeVisible();
    await expect(main.getByLabel(t.keyword)).toHaveValue("");

    await expect(
      main.getByRole("listitem").getByRole("button", { name: partners.privateAi }).first(),
    ).toBeVisible();
    await main.getByRole("button", { name: t.aiMatch, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  });

  test(`a search for project partners by a tile, ${manner}`, async ({ page }) => {
    const { project } = t;
    const main = page.getByRole("main");
    const tile = main.getByRole("button", { name: t.tiles.marketing });
    const skills = main.getByLabel(project.facet.skills ?? "");
    const search = main.getByRole("button", { name: project.search, exact: true });
    /** Tells how many there are, as the page says it. */
    const expectEverybody = async (bring: () => Promise<void>): Promise<string> => {
      let everybody = "";
      await expectSame(async () => {
        await bring();
        everybody = project.found((await found(page, "")).total, undefined);
        await expect(main.getByText(everybody, { exact: true })).toBeVisible({ timeout: 10_000 });
      });
      return everybody;
    };
    await readAs(page, reader, demoUrl());
    const everybody = await expectEverybody(async () => {
      await page.goto(`${demoUrl()}/project-partners`);
    });
    await tile.press("Enter");
    await expect(tile).toHaveAttribute("aria-pressed", "true");
    await expect(skills).toHaveValue("marketing");
    await expect(main.getByText(everybody, { exact: true })).toBeVisible();

    await openFilters(page, 1);
    await main.getByLabel(project.facet.industry ?? "").selectOption("food-beverage");
    await search.click();
    await expect(page).toHaveURL(/skills=marketing&industry=food-beverage/);
    const { total } = await found(page, "skills=marketing&industry=food-beverage");
    const answer = main.getByRole("status").filter({ hasText: project.found(total, undefined) });
    await expect(answer).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(tile).toHaveAttribute("aria-pressed", "false");

    await expectEverybody(async () => {
      await page.goto(`${demoUrl()}/project-partners?skills=design&searchTerm=qqqqzzzz`);
      await expect(main.getByRole("heading", { name: project.found(0, undefined) })).toBeVisible();
      await main.getByRole("button", { name: project.showAll }).click();
    });
  });

  test(`the categories lead to the ERP guide, whose form is checked and sent nowhere, ${manner}`, async ({
    page,
  }) => {
    const { categories, erpGuide } = words[reader.language];
    const { tryIt, trial } = erpGuide;
    const main = page.getByRole("main");
    const onTo = (title: string) => main.getByRole("link", { name: erpGuide.next(title) }).press("Enter");
    await readAs(page, reader, demoUrl());
    await page.goto(`${demoUrl()}/categories`);
    await main.getByRole("link", { name: categories.help.erp.title }).click();
    await expect(page).toHaveURL(/odoo-signup$/);
    await onTo(tryIt.title);
    await expect(main.getByRole("heading", { name: tryIt.title })).toBeFocused();
    await expect(page).toHaveURL(/step=2$/);

    const sent: string[] = [];
    // Parts of the page's own program may come late.
    page.on("request", (request) => sent.push(...[request.url()].filter((url) => !url.includes("/assets/"))));
    const check = main.getByRole("button", { name: tryIt.check });
    await check.press("Enter");
    const name = main.getByLabel(tryIt.field.companyName);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(tryIt.missing.companyName);
    await expect(main.getByLabel(tryIt.field.country)).toHaveValue("mongolia");
    await expectAccessible(page, "the form with its problems");
    await name.fill("Алтан тариа");
    await main.getByLabel(tryIt.field.email).fill("bat@company");
    await main.getByLabel(tryIt.field.fullName).fill("Батын Сараа");
    await main.getByLabel(tryIt.field.phone).fill("9911 2233");
    await main.getByLabel(tryIt.field.employees).selectOption("2-10");
    await main.getByLabel(tryIt.field.industry).selectOption("retail");
    await expect(main.getByText(tryIt.badEmail)).toBeVisible();
    await main.getByLabel(tryIt.field.email).fill("bat@company.mn");
    await check.click();
    await expect(main.getByText(tryIt.complete)).toBeVisible();
    expect(sent).toEqual([]);

    await onTo(trial.title);
    const external = main.getByRole("link", { name: trial.open });
    await expect(external).toHaveAttribute("href", "https://www.odoo.com/trial");
    await expect(external).toHaveAttribute("target", "_blank");
    await expect(external).toHaveAttribute("rel", /noopener noreferrer/);
    await page.goBack();
    await expect(name).toHaveValue("Алтан тариа");
    await page.goto(`${demoUrl()}/odoo-signup?step=4`);
    await expectNoSidewaysScroll(page);
    await main.getByRole("link", { name: erpGuide.setUp.toHome }).click();
    await expect(page).toHaveURL(`${demoUrl()}/`);
  });
}

async function found(page: Page, query: string): Promise<PartnerCounts & { total: number }> {
  const ask = (path: string) => page.request.get(`${demoUrl()}/api/partners/${path}?${query}`);
  const total = Number((await ask("search")).headers()["x-total-count"]);
  const counts = (await (await ask("counts")).json()) as PartnerCounts;
  expect(counts.individuals + counts.companies).toBe(total);
  return { ...counts, total };
}
