import type { Locator, Page, Response } from "@playwright/test";

/** Opens the page and waits until its scripts have taken over what the server drew. */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  const heading = page.locator("h1");
  if ((await heading.count()) > 0) await untilAlive(heading.first());
  return response;
}

/** A press before this is the browser's own: a form with an address goes there. */
export async function untilAlive(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const isAlive = () => Object.keys(node).some((key) => key.startsWith("__react"));
    while (!isAlive()) await new Promise(requestAnimationFrame);
  });
}
