import type { Page } from "@playwright/test";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  test,
  walkedBy,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

for (const reader of walkedBy("mn")) {
  test(`a match laid open, another candidate, a comparison, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { matchView: t } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await page.context().addCookies([{ name: "khamt-theme", value: "dark", url: demoUrl() }]);
    const [first, second] = await bestCandidates(page);
    await page.goto(`${demoUrl()}/match?source=${first.source}&target=cofounder:${first.id}`);
    await expect(page).toHaveTitle(new RegExp(escaped(first.name)));
    await expect(page.getByRole("heading", { name: t.diagram.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: t.against.title })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a match in the dark");

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: t.compare })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t.diagram.title })).toHaveCSS("color", "rgb(15, 27, 45)");
    await expectNoSidewaysScroll(page);
    await page.goto(`${demoUrl()}/startup-cofounders/${first.id}`);
    await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: words[reader.language].cofounders.detail.back }),
    ).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goBack();
    await page.emulateMedia({ media: null });

    const search = page.getByRole("combobox", { name: t.another.label });
    await search.fill(second.name);
    await expect(page.getByRole("option").filter({ hasText: second.name }).first()).toBeVisible();
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: second.name })).toBeAttached();
    await expect(page).toHaveURL(new RegExp(second.id));

    await page.getByRole("link", { name: t.compare }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.comparison.title })).toBeVisible();
    await page.getByRole("combobox", { name: t.another.label }).fill(first.name);
    await page.getByRole("option").filter({ hasText: first.name }).first().click();
    const table = page.getByRole("table", { name: t.comparison.factors });
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await table.scrollIntoViewIfNeeded();
    await expect(
      table.getByRole("columnheader").last(),
      "a phone shows that there are more",
    ).toBeInViewport();
    await expect(page.getByRole("img", { name: t.comparison.radar })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a comparison in the dark");
    await page.getByRole("button", { name: t.comparison.remove(second.name) }).click();
    await expect(table.getByRole("columnheader")).toHaveCount(2);
  });
}

type Candidate = {
  source: string;
  id: string;
  name: string;
};

/** The two best for a demo idea, of those whose names nobody else has; the server may still be reading its profiles. */
async function bestCandidates(page: Page): Promise<[Candidate, Candidate]> {
  const ideas = (await (await page.request.get(`${demoUrl()}/api/startup-ideas?limit=100`)).json()) as {
    id: string;
    isDemo: boolean;
  }[];
  const source = { kind: "idea", id: ideas.find(({ isDemo }) => isDemo)?.id };
  let found: { id: string; name: string; isDemo: boolean }[] = [];
  await expect(async () => {
    const data = { type: "cofounder", source, limit: 20 };
    const answer = await page.request.post(`${demoUrl()}/api/matches`, { data });
    expect(answer.status()).toBe(200);
    found = (await answer.json()) as typeof found;
  }).toPass();
  const [first, second] = found
    .filter(({ isDemo }) => isDemo)
    .map(({ id, name }) => ({ source: `idea:${source.id}`, id, name }));
  if (first === undefined || second === undefined) throw new Error("two candidates are listed");
  return [first, second];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
