import type { Locator, Page, Response, Route } from "@playwright/test";

/**
 * Opens the page and waits until its scripts have taken over what the server drew. Asks without a locator: for the first of a page
 * Playwright brings it a program of its own, which costs as much as the page.
 */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.evaluate(async () => {
    const isAlive = (element: Element | null) =>
      element === null || Object.keys(element).some((key) => key.startsWith("__react"));
    while (!isAlive(document.querySelector("h1"))) await new Promise(requestAnimationFrame);
  });
  return response;
}

/** A press before this is the browser's own: a form with an address goes there. */
export async function untilAlive(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const isAlive = () => Object.keys(node).some((key) => key.startsWith("__react"));
    while (!isAlive()) await new Promise(requestAnimationFrame);
  });
}

/** What a page asks as it comes alive it has asked by then. Playwright's "networkidle" may never come. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page as on a slow line: the scripts that are held come when the function is called that this answers with. */
export async function openAsleep(
  page: Page,
  address: string,
  held = "**/*.js",
): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await scripts.promise;
    await route.continue();
  };
  await page.route(held, hold);
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    scripts.resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}
