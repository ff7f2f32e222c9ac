import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** Both languages at a phone's and a desktop's width: every journey walks all four. */
export const readers = [
  { language: "en", width: 390 },
  { language: "en", width: 1280 },
  { language: "mn", width: 390 },
  { language: "mn", width: 1280 },
] as const;

export type Reader = (typeof readers)[number];

export const demoUrl = () => requireUrl("DEMO_URL");
export const emptyUrl = () => requireUrl("EMPTY_URL");

/** A page that fails its test on any console error, warning of hydration or uncaught exception. */
export const test = base.extend<{ page: Page; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, "console errors").toEqual([]);
  },
});

export async function readAs(page: Page, { language, width }: Reader, baseUrl: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.context().addCookies([{ name: "khamt-lang", value: language, url: baseUrl }]);
}

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, "pixels beyond the screen").toBeLessThanOrEqual(0);
}

function requireUrl(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the browser tests through npm test`);
  return url;
}
