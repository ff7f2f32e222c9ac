import type { Page } from "@playwright/test";

/** Opens the page and waits until its scripts have taken over what the server drew. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const heading = document.querySelector("h1");
    const isAlive = () => heading === null || Object.keys(heading).some((key) => key.startsWith("__react"));
    while (!isAlive()) await new Promise(requestAnimationFrame);
  });
}
