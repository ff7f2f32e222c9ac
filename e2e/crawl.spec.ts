import type { Page } from "@playwright/test";
import { signUp } from "./accounts.ts";
import { crawl, faultsOf } from "./crawl.ts";
import { openAlive } from "./open-alive.ts";
import { readPage } from "./read-page.ts";
import { demoUrl, expect, readAs, readers, test, type Reader } from "./test.ts";

// Hundreds of pages.
test.describe.configure({ timeout: 600_000 });

test("for a visitor every link leads to a page in the visitor's language", async ({ page }) => {
  for (const reader of readers) expectNoFaults((await crawlAs(page, reader)).faults);
});

test("for a member every link leads to a page in the member's language, and every kind of page opens without an error", async ({
  page,
}) => {
  await signUp(page.request, demoUrl(), "en");
  for (const reader of readers) {
    const { pages, faults } = await crawlAs(page, reader);
    for (const address of pages) {
      await openAlive(page, address);
      faults.push(...faultsOf(await page.evaluate(readPage, null), address, reader.language));
    }
    expectNoFaults(faults);
  }
});

async function crawlAs(page: Page, reader: Reader) {
  await readAs(page, reader, demoUrl());
  await page.goto("about:blank");
  const found = await crawl(page, `${demoUrl()}/`, reader.language);
  expect(found.pages.length, "kinds of pages").toBeGreaterThan(45);
  return found;
}

/** One fault stands on many pages, and is told once. */
function expectNoFaults(faults: readonly string[]): void {
  const told = new Map(faults.map((fault) => [fault.replace(/ \([^()]*\)$/, ""), fault]));
  expect([...told.values()]).toEqual([]);
}
