import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { keepContexts, type KeptContexts } from "./kept-contexts.ts";

export { expect };

export type Reader = {
  language: "en" | "mn";
  width: 390 | 1280;
};

/** One has a phone, one a desktop. */
export const readers: readonly [Reader, Reader] = [
  { language: "en", width: 390 },
  { language: "mn", width: 1280 },
];

/**
 * Who walks a journey: the reader of that language, with TEST_READERS=both the other too. Each language has half of the journeys,
 * also of one subject.
 */
export function walkedBy(language: Reader["language"]): readonly Reader[] {
  if (process.env["TEST_READERS"] === "both") return readers;
  return readers.filter((reader) => reader.language === language);
}

export const demoUrl = () => requireUrl("DEMO_URL");
export const emptyUrl = () => requireUrl("EMPTY_URL");

type Fixtures = {
  /** Fails its test on any console error, warning of hydration or uncaught exception. */
  page: Page;
  /** A page of somebody else, in a browser of their own. */
  other: Page;
  third: Page;
  expectedErrors: RegExp[];
  /** For what can't be undone in a browser, or is about the first time: no other test has used the one of `page`. */
  ownBrowser: boolean;
};

export const test = base.extend<Fixtures, { kept: KeptContexts }>({
  expectedErrors: [[], { option: true }],
  ownBrowser: [false, { option: true }],
  kept: [
    async ({ browser }, use) => {
      const kept = keepContexts(browser);
      const sleepless = setInterval(() => askForFrames(browser), 2000);
      await use(kept);
      clearInterval(sleepless);
      await kept.close();
    },
    { scope: "worker" },
  ],
  context: async ({ kept, ownBrowser }, use, { errors }) => {
    const context = await kept.take({ isNew: ownBrowser });
    await use(context);
    await kept.giveBack(context, { isGood: !ownBrowser && errors.length === 0 });
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, "console errors").toEqual([]);
  },
  other: ({ kept }, use, { errors }) => lendPage({ kept, errors }, use),
  third: ({ kept }, use, { errors }) => lendPage({ kept, errors }, use),
});

/**
 * Without a screen, Chromium on a busy machine now and then draws no frame of a new page any more: its idle callbacks never come, and
 * presses have led nowhere. A frame that is asked for wakes it.
 */
function askForFrames(browser: Browser): void {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    page.evaluate(() => void requestAnimationFrame(() => {})).catch(() => {});
}

/** Fails its test on any uncaught exception, of hydration too. */
async function lendPage(
  { kept, errors: faults }: { kept: KeptContexts; errors: readonly unknown[] },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await kept.take();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await use(page);
  await kept.giveBack(context, { isGood: faults.length === 0 });
  expect(errors, "uncaught exceptions").toEqual([]);
}

export async function readAs(page: Page, { language, width }: Reader, baseUrl: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.context().addCookies([{ name: "khamt-lang", value: language, url: baseUrl }]);
}

/** The open page has its heading and the reader's language, and fits the screen. */
export async function expectWhole(page: Page, language: Reader["language"]): Promise<void> {
  const shown = await page.evaluate(() => ({
    headings: Array.from(document.querySelectorAll("h1")).filter((heading) => heading.checkVisibility())
      .length,
    language: document.documentElement.lang,
  }));
  expect(shown, page.url()).toEqual({ headings: 1, language });
  await expectNoSidewaysScroll(page);
}

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, "pixels beyond the screen").toBeLessThanOrEqual(0);
}

/** The page as it stands breaks no rule of WCAG that a program can check. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // News of other journeys may lie over the page for some seconds, and is no fault of it.
  await expect(async () => expect(await violationsOf(page), name).toEqual([])).toPass({ timeout: 60_000 });
}

/** What the shared server says and what its page shows: another journey may change it in between, so that both are looked at again. */
export async function expectSame(look: (attempt: number) => Promise<void>): Promise<void> {
  let attempts = 0;
  await expect(() => look((attempts += 1))).toPass({ timeout: 300_000 });
}

function requireUrl(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the browser tests through npm test`);
  return url;
}
