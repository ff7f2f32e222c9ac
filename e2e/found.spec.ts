import type { Page } from "@playwright/test";
import { openAlive } from "./tools/open-alive.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  readers,
  test,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

test("every address of the sitemap is there, and crawlers are told where the sitemap is", async ({
  request,
}) => {
  const robots = await (await request.get(`${demoUrl()}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${demoUrl()}/sitemap.xml`);
  const sitemap = await (await request.get(`${demoUrl()}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const pages = addresses.filter((address) => !/[0-9a-f-]{36}/.test(address));
  expect(pages.length).toBeGreaterThan(40);
  // Of what is listed, one of each kind: the others are rendered by the same code.
  const kinds = ["startup-ideas", "startup-cofounders", "companies", "project-listings"];
  const listed = kinds.map((kind) =>
    addresses.findLast((each) => new RegExp(`/${kind}/[0-9a-f-]{36}\\?lang=mn$`).test(each)),
  );
  for (const address of [...pages, ...listed])
    expect((await request.get(address ?? "", { headers: { accept: "text/html" } })).status(), address).toBe(
      200,
    );
});

for (const reader of readers) {
  const manner = `${reader.language} at ${reader.width} px`;

  test(`a profile says to others what it is, and is shared by its address, ${manner}`, async ({
    page,
    context,
  }) => {
    const { share: t } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${demoUrl()}/companies`);
    await page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").last().click();
    await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}/);
    await page.reload();
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    expect(await metaOf(page, "og:title")).toBe(name);
    expect(await metaOf(page, "og:locale")).toBe(reader.language === "mn" ? "mn_MN" : "en_US");
    const picture = await page.request.get(await metaOf(page, "og:image"));
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
    // A real way to share would open a window of the device.
    await page.evaluate(() => Object.defineProperty(navigator, "canShare", { value: () => false }));
    await page.getByRole("button", { name: t.share, exact: true }).click();
    await expect(page.getByText(t.shared)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a company");
  });

  test(`the help is searched as one types, ${manner}`, async ({ page }) => {
    const { help: t } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await openAlive(page, `${demoUrl()}/help`);
    const tasks = page.getByRole("main").getByRole("heading", { level: 2 });
    const all = await tasks.count();
    await page.getByRole("searchbox", { name: t.search }).fill(t.tasks.domain.title);
    await expect(page.getByText(t.found(1), { exact: true })).toBeVisible();
    await expect(tasks.first()).toHaveText(t.tasks.domain.title);
    await expect(page).toHaveURL(/[?&]q=/);
    await page.reload();
    await expect(tasks.first()).toHaveText(t.tasks.domain.title);
    await page.getByRole("searchbox", { name: t.search }).fill("quetzalcoatl");
    await page.getByRole("button", { name: t.all }).click();
    await expect(tasks).toHaveCount(all);
  });
}

test.describe("the installed app", () => {
  // The page that stands in for the server's says that it is no answer, and looks for one: a browser may say too early that it is online.
  test.use({
    expectedErrors: [/503 \(\)|ERR_INTERNET_DISCONNECTED \(\S+\/knot\.svg\)/],
    ownBrowser: true,
  });

  for (const reader of readers)
    test(`the app can be installed, and without the network says so in both languages, ${reader.language} at ${reader.width} px`, async ({
      page,
      context,
    }) => {
      await readAs(page, reader, demoUrl());
      await page.goto(`${demoUrl()}/about`);
      const manifest = (await (
        await page.request.get(
          `${demoUrl()}${await page.locator('link[rel="manifest"]').getAttribute("href")}`,
        )
      ).json()) as { name: string; lang: string; icons: { src: string; sizes: string }[] };
      expect([manifest.name, manifest.lang]).toEqual([
        reader.language === "mn" ? "Хамт" : "Khamt",
        reader.language,
      ]);
      for (const { src } of manifest.icons)
        expect((await page.request.get(demoUrl() + src)).status()).toBe(200);
      await page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      // With the network there, pages are the server's own.
      const answer = await page.goto(`${demoUrl()}/terms`);
      expect(answer?.status()).toBe(200);
      await context.setOffline(true);
      await page.goto(`${demoUrl()}/pricing`);
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Интернэт холболт алга" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator("html")).toHaveAttribute("lang", reader.language);
      await expect(page.getByRole("main")).toBeVisible();
    });
});

async function metaOf(page: Page, property: string): Promise<string> {
  return (await page.locator(`meta[property="${property}"]`).getAttribute("content")) ?? "";
}
