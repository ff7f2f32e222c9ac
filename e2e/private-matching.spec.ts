import type { Locator, Page, Request } from "@playwright/test";
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

/** Words that are nobody's but the visitor's. */
const own = {
  en: "Zorbtronic canarylens delivery. We need a co-founder who knows React and accounting in Ulaanbaatar.",
  mn: "Зорботрон канарлинз хүргэлт. React, нягтлан бодох бүртгэл мэддэг хамтран үүсгэн байгуулагч хэрэгтэй.",
};
const telling = /zorbtr|canaryl|зорбот|канарл/i;

async function traffic(page: Page, run: () => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.context().on("request", note);
  await run();
  page.context().off("request", note);
  return requests;
}

for (const reader of walkedBy("mn")) {
  test(`a private run tells the server nothing, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { partners, privateMatching: t } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${demoUrl()}/partners?type=individual`);
    await page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("button", { name: partners.privateAi })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    for (const { name } of Object.values(t.switches))
      await expect(dialog.getByRole("switch", { name })).toBeChecked();
    // The card's own profile stands there first.
    await dialog.getByLabel(t.looksFor).selectOption("cofounder");
    await dialog.getByLabel(t.text).fill(own[reader.language]);
    await expectAccessible(page, "settings");

    const results = dialog.locator("li").filter({ has: page.locator("h4") });
    const made = await traffic(page, async () => {
      await dialog.getByRole("button", { name: t.start }).click();
      await expect(results).toHaveCount(10);
    });
    await unfold(dialog);
    const paths = made.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
      "/api/concept-graph",
      "/api/private-index/cofounder",
    ]);
    for (const request of made) {
      const headers = await request.allHeaders();
      expect(request.method()).toBe("GET");
      expect(request.postData()).toBeNull();
      expect(`${request.url()} ${JSON.stringify(headers)}`).not.toMatch(telling);
      if (request.url().includes("/api/")) {
        expect(headers["cookie"]).toBeUndefined();
        expect(headers["referer"]).toBeUndefined();
      }
    }

    const first = results.first();
    await expect(first.getByRole("heading")).toHaveText(t.unnamed.cofounder(1));
    await expect(first.getByRole("img", { name: /\d{1,2}\s?%/ })).toBeVisible();
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/startup-cofounders\//),
      first.getByRole("button", { name: t.viewDetails }).click(),
    ]);
    expect((await answer.request().allHeaders())["cookie"]).toBeUndefined();
    const { firstName } = (await answer.json()) as { firstName: string };
    await expect(first.getByRole("heading")).toContainText(firstName);
    await dialog.getByText(t.leaves).click();
    await expect(dialog.getByRole("row")).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "results");

    await first.getByRole("button", { name: t.save }).click();
    await expect(dialog.getByText(t.savedTitle(1))).toBeVisible();
    const stored = await page.evaluate(readStored);
    expect(stored.extractable).toEqual([false]);
    expect(stored.results).toContain('"encrypted":true');
    expect(stored.results).not.toContain(firstName);
    await dialog.getByRole("button", { name: t.searchAgain }).click();
    await expect(dialog.getByLabel(t.text)).toHaveValue(own[reader.language]);
    await dialog.getByRole("button", { name: `${t.remove}: ${firstName}` }).click();
    await expect(dialog.getByText(t.savedTitle(1))).toBeHidden();
  });
}

test.describe("from a card", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test("the card that it is begun on is who looks, and without a connection it says so and goes on when there is one", async ({
    page,
    context,
  }) => {
    const { partners, privateMatching: t } = words.en;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${demoUrl()}/partners?type=individual`);
    const card = page.getByRole("main").getByRole("article").first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    const id = (await card.getByRole("link").first().getAttribute("href"))?.split("/").at(-1) ?? "";
    await card.getByRole("button", { name: partners.privateAi }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(t.source)).toHaveValue(id);
    await expect(dialog).toContainText(name);
    await context.setOffline(true);
    await dialog.getByRole("button", { name: t.start }).click();
    await expect(dialog.getByRole("alert")).toContainText(t.offline);
    await context.setOffline(false);
    const made = await traffic(page, async () => {
      await dialog.getByRole("button", { name: words.en.components.retry }).click();
      await expect(dialog.getByRole("button", { name: t.searchAgain })).toBeVisible();
    });
    const paths = made.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => path.startsWith("/api/")).sort()).toEqual([
      "/api/concept-graph",
      "/api/private-index/idea",
      `/api/startup-cofounders/${id}`,
    ]);
  });
});

test("each switch that is turned off changes the run", async ({ page, context }) => {
  const t = words.en.privateMatching;
  await context.addCookies([{ name: "khamt-theme", value: "dark", url: demoUrl() }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${demoUrl()}/partners`);
  await page.getByRole("button", { name: t.open }).first().click();
  const dialog = page.getByRole("dialog");
  for (const { name } of Object.values(t.switches)) await dialog.getByRole("switch", { name }).uncheck();
  await dialog.getByLabel(t.text).fill(own.en);
  const results = dialog.locator("li").filter({ has: page.locator("h4") });
  const made = await traffic(page, async () => {
    await dialog.getByRole("button", { name: t.start }).click();
    await expect(results).toHaveCount(10);
  });
  await unfold(dialog);
  const asked = made.find((request) => request.url().endsWith("/api/matches/text"));
  expect(asked?.postData()).toMatch(telling);
  expect((await asked?.allHeaders())?.["cookie"]).toContain("khamt-theme");
  expect(made.filter((request) => request.url().includes("/api/startup-cofounders/"))).toHaveLength(10);
  await expect(results.first().getByRole("heading")).not.toHaveText(t.unnamed.cofounder(1));
  await results.first().getByRole("button", { name: t.save }).click();
  await expect(dialog.getByText(t.readable)).toBeVisible();
  expect((await page.evaluate(readStored)).results).toContain('"encrypted":false');
});

/** What fits little is folded away. */
async function unfold(dialog: Locator): Promise<void> {
  const folded = dialog.locator("details").filter({ has: dialog.page().locator("h4") });
  for (const each of await folded.all()) await each.locator("summary").first().click();
}

/** Everything that the vault holds, as another program would find it. */
async function readStored(): Promise<{ results: string; extractable: boolean[] }> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
    });
  const db = await settled(indexedDB.open("khamt-private"));
  const all = (store: string) => settled<unknown[]>(db.transaction(store).objectStore(store).getAll());
  const [results, keys] = [await all("results"), await all("keys")];
  db.close();
  const readable = results.map((row) =>
    Object.fromEntries(
      Object.entries(row as object).map(([name, value]) => [
        name,
        value instanceof ArrayBuffer ? new TextDecoder().decode(value) : (value as unknown),
      ]),
    ),
  );
  return {
    results: JSON.stringify(readable),
    extractable: keys.map((key) => (key as CryptoKey).extractable),
  };
}
