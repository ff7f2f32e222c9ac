import type { APIRequestContext } from "@playwright/test";
import { signUp } from "./tools/accounts.ts";
import { demoUrl, expect, test } from "./tools/test.ts";

const lists = [
  "/startup-ideas",
  "/startup-cofounders",
  "/companies",
  "/project-listings",
  "/ideas",
  "/partners",
  "/business-partners",
  "/project-partners",
];
/** Bytes before compression of a list with its first 24 cards. */
const most = 120_000;

for (const language of ["en", "mn"] as const) {
  test(`list pages are light for visitors and members, ${language}`, async ({ playwright }) => {
    const visitor = await playwright.request.newContext({ baseURL: demoUrl() });
    const member = await playwright.request.newContext({ baseURL: demoUrl() });
    await signUp(member, demoUrl(), language);
    for (const request of [visitor, member]) await request.get(`/?lang=${language}`);
    for (const [reader, request] of Object.entries({ visitor, member }))
      for (const list of lists) await expectLight({ reader, request, list });
    await Promise.all([visitor.dispose(), member.dispose()]);
  });
}

test.describe("a page that a translator changed before its script came", () => {
  test.use({ expectedErrors: [/The page was changed before its script had come/] });
  test("is drawn anew, and works", async ({ page }) => {
    await page.route(`${demoUrl()}/ideas`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</h1>", " <i>translated</i></h1>");
      await route.fulfill({ response, body });
    });
    await page.goto(`${demoUrl()}/ideas`);
    await expect(page.getByText("translated")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(24);
    await page.getByRole("article").first().getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

type Case = { reader: string; request: APIRequestContext; list: string };

async function expectLight({ reader, request, list }: Case): Promise<void> {
  const page = await (await request.get(list, { headers: { accept: "text/html" } })).body();
  expect(page.toString().match(/<article/g), list).toHaveLength(24);
  expect(page.length, `bytes of ${list} for a ${reader}`).toBeLessThanOrEqual(most);
}
