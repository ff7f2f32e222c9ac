import type { Locator, Page } from "@playwright/test";
import actionEn from "../apps/web/src/ui/words/action.en.ts";
import { followRequests } from "./tools/follow-requests.ts";
import { openAlive, openAsleep, untilIdle } from "./tools/open-alive.ts";
import { demoUrl, emptyUrl, expect, expectSame, readAs, test, walkedBy } from "./tools/test.ts";
import wishesEn from "../apps/web/src/features/matching/wish/words/wishes.en.ts";
import { words } from "./tools/words.ts";

const notFoundNoise = { expectedErrors: [/404 \(Not Found\)/] };

test.describe("an address that does not exist", () => {
  test.use(notFoundNoise);
  test("shows the not-found screen with a way home", async ({ page }) => {
    const response = await page.goto(`${demoUrl()}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await page.getByRole("link", { name: words.en.shell.notFound.home }).click();
    await expect(page).toHaveURL(`${demoUrl()}/`);
  });

  for (const language of ["en", "mn"] as const) {
    test(`a partner who does not exist leads back to the search, ${language}`, async ({ page }) => {
      await readAs(page, { language, width: 1280 }, demoUrl());
      const response = await page.goto(`${demoUrl()}/partner/00000000-0000-4000-8000-000000000000`);
      expect(response?.status()).toBe(404);
      const t = words[language].partners.notFound;
      await expect(page.getByRole("heading", { name: t.title })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: t.back }).click();
      await expect(page).toHaveURL(`${demoUrl()}/search`);
    });
  }
});

test("the language switch keeps the page and its filters, and is remembered", async ({ page }) => {
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await page.goto(`${demoUrl()}/startup-ideas?stage=mvp`);
  await page.getByRole("link", { name: words.en.shell.switchLanguage }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: words.mn.ideas.list.title })).toBeVisible();
  await expect(page).toHaveURL(/stage=mvp/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "mn");
});

test("?lang= chooses the language and the next page keeps it", async ({ page }) => {
  await page.goto(`${demoUrl()}/dashboard?lang=mn`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mn");
  await page.goto(`${demoUrl()}/companies`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mn");
});

test("what others add to an address changes nothing: the page comes alive as the server drew it, and asks nothing again", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const requests = followRequests(page);
  const lists = ["startup-ideas", "startup-cofounders", "companies", "project-listings", "ideas", "partners"];
  for (const path of [...lists, "search", "services", "help", "results"]) {
    await openAlive(page, `${demoUrl()}/${path}?lang=mn&fbclid=a.b&utm_source=mail`);
    await expect(page.locator("html")).toHaveAttribute("lang", "mn");
    await requests.answered();
    await untilIdle(page);
  }
  expect(asked.filter((path) => /^\/api\/(?!auth\/me|news)/.test(path))).toEqual([]);
});

for (const reader of walkedBy("mn")) {
  test(`empty lists invite to begin, ${reader.language} at ${reader.width} px`, async ({ page }) => {
    const t = words[reader.language];
    await readAs(page, reader, emptyUrl());
    await page.goto(`${emptyUrl()}/startup-ideas`);
    await expect(page.getByRole("heading", { name: t.ideas.none })).toBeVisible();
    await page.goto(`${emptyUrl()}/startup-cofounders`);
    await expect(page.getByRole("heading", { name: t.cofounders.none })).toBeVisible();
  });
}

test("slash puts the cursor into the search box, Escape closes the sign-in dialog", async ({ page }) => {
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await openAlive(page, `${demoUrl()}/startup-ideas`);
  await untilIdle(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("button", { name: words.en.shell.signIn }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const reader of walkedBy("mn")) {
  test(`who follows a link begins at the next page's heading, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    const { shell, ideas, search } = words[reader.language];
    await readAs(page, reader, demoUrl());
    await openAlive(page, `${demoUrl()}/about`);
    await page.getByRole("link", { name: shell.links.ideas }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: ideas.list.title })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    const followed = page.getByRole("article").last().getByRole("link").first();
    await followed.press("Enter");
    await expect(page).toHaveURL(/startup-ideas\/./);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(followed).toBeFocused();
    await page.getByRole("link", { name: shell.notFound.search }).first().press("Enter");
    await expect(page.getByLabel(search.label)).toBeFocused();
  });
}

test.describe("before the page's scripts are there", () => {
  test.beforeEach(({ page }) => readAs(page, { language: "en", width: 1280 }, demoUrl()));

  test("Enter sends a wish and writes nothing in it", async ({ page }) => {
    await openEarly(page, demoUrl());
    const box = page.getByLabel(wishesEn.label);
    await box.fill("accountant");
    const sent = page.waitForRequest((request) => request.url().includes("/results"));
    await box.press("Enter");
    expect(new URL((await sent).url()).searchParams.get("wish")).toBe("accountant");
  });

  test("a press is kept", async ({ page }) => {
    const bringScripts = await openEarly(page, `${demoUrl()}/startup-ideas`);
    await page.getByRole("button", { name: words.en.shell.signIn }).dblclick();
    await bringScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test.describe("on a form", () => {
    // Sent sooner than a person would.
    test.use({ expectedErrors: [/429 \(Too Many Requests\)/] });

    type Press = (button: Locator, bringScripts: () => Promise<void>) => Promise<void>;
    const moments: Record<string, { open: typeof openEarly; press: Press }> = {
      "before them": {
        open: openEarly,
        press: async (button, bringScripts) => {
          await button.click();
          await bringScripts();
        },
      },
      "as soon as they are": {
        open: openEarly,
        press: async (button, bringScripts) => {
          await Promise.all([button.evaluate(pressOnceAlive), bringScripts()]);
        },
      },
      "after it was typed before any of them": {
        open: openWithoutKeeper,
        press: async (button, bringScripts) => {
          await bringScripts();
          await button.evaluate(pressOnceAlive);
        },
      },
    };
    for (const [moment, { open, press }] of Object.entries(moments)) {
      test(`what is typed, chosen and sent ${moment} is kept`, async ({ page }) => {
        const { form } = words.en.contact;
        const bringScripts = await open(page, `${emptyUrl()}/contact`);
        await page.getByLabel(form.name).fill("Tuya");
        await page.getByLabel(form.email).fill("tuya@khamt.example");
        await page.getByLabel(form.topic).selectOption({ index: 1 });
        await page.getByRole("textbox", { name: form.message }).fill("When does the next round begin?");
        const sent = page.waitForRequest("**/api/contact");
        await press(page.getByRole("button", { name: form.send }), bringScripts);
        expect((await sent).postDataJSON()).toMatchObject({
          name: "Tuya",
          email: "tuya@khamt.example",
          topic: "question",
          message: "When does the next round begin?",
        });
      });
    }
  });
});

/** Before a timer of the page can come between. */
function pressOnceAlive(button: Element): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      if (!Object.keys(button).some((key) => key.startsWith("__reactFiber"))) return port2.postMessage(null);
      if (button instanceof HTMLElement) button.click();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** The page as it comes from the server; its scripts arrive when they are told to. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const early = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/early-input.js"));
  const bringScripts = await openAsleep(page, address, "**/assets/*.js");
  await early;
  return bringScripts;
}

/** All scripts are held; the one that keeps what was done comes when the others are there and have nothing to do. */
async function openWithoutKeeper(page: Page, address: string): Promise<() => Promise<void>> {
  const [keeper, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/*.js", async (route) => {
    await (route.request().url().endsWith("/early-input.js") ? keeper : others).promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    const main = page.waitForEvent("requestfinished", (request) => /assets\/main-/.test(request.url()));
    others.resolve();
    await main;
    await untilIdle(page);
    keeper.resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test.describe("without a connection", () => {
  test.use({
    // Nothing of the site is in its cache. The page of the worker may come before the network is there again.
    ownBrowser: true,
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|dynamically imported module|fetching the script|503 \(|catalogue \w+ is not loaded/,
    ],
  });

  test("the page stands with what is typed in it, and the rest comes with the connection", async ({
    page,
  }) => {
    const { shell, auth, password } = words.en;
    const dialog = page.getByRole("dialog");
    await readAs(page, { language: "en", width: 390 }, demoUrl());
    await openAlive(page, `${demoUrl()}/about`);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: shell.signIn }).click();
    await expect(page.getByText(shell.unreachable.offline.title)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await dialog.getByRole("tab", { name: auth.tabs.signUp }).click();

    await dialog.getByRole("radio", { name: auth.individual }).check();
    await dialog.getByLabel(auth.fullName).fill("Anu Bold");
    await dialog.getByLabel(auth.email).fill("anu@khamt.example");
    await dialog.getByLabel(password.password, { exact: true }).fill("Grey-Falcon-42");
    await dialog.getByLabel(password.confirmation).fill("Grey-Falcon-42");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: auth.submitSignUp }).click();
    await expect(page.getByText(actionEn.network).first()).toBeVisible();
    await expect(dialog.getByLabel(auth.fullName)).toHaveValue("Anu Bold");
    await page.context().setOffline(false);
  });

  test("a page that could not be opened opens with the connection", async ({ page }) => {
    const { shell, ideas } = words.en;
    await readAs(page, { language: "en", width: 1280 }, demoUrl());
    await openAlive(page, `${demoUrl()}/about`);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: shell.links.ideas }).first().click();
    await expect(page.getByRole("heading", { name: shell.failed.offline })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: ideas.list.title })).toBeVisible();
  });
});

test("a page works as a plain form when scripts do not run", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demoUrl()}/startup-ideas`);
  await page.getByRole("searchbox").fill("accountant");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/q=accountant/);
  await expect(page.getByText(/\d+ ideas? found/).first()).toBeVisible();
  await context.close();
});

test("one meaning in three spellings finds the same people", async ({ page }) => {
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await expectSame(async () => {
    const found: string[] = [];
    for (const spelling of ["accountant", "нягтлан бодогч", "nyagtlan bodogch"]) {
      await page.goto(`${demoUrl()}/startup-cofounders?${new URLSearchParams({ q: spelling }).toString()}`);
      found.push(
        await page
          .getByRole("main")
          .getByText(/co-founders? found/)
          .first()
          .innerText(),
      );
    }
    expect(found[0]).toMatch(/^[1-9]/);
    expect(new Set(found).size).toBe(1);
  });
});
