import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { repeatedEntries } from "./repeated-entries.ts";

type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** What stands on `window`. */
type Brought = { axe?: Axe; makeAxe?: () => void };

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const maker = `window.makeAxe = function () {\n${source}\n};`;

/** Every page of `context` can make it: what the process has compiled of it for one page serves the next. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: maker });
}

/** The rules of WCAG that the page breaks as it stands, each with what breaks it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const entries = await page.evaluateHandle(repeatedEntries);
  const found = await page.evaluate(judge, entries);
  if (found !== undefined) return found;
  await page.evaluate(maker);
  return violationsOf(page);
}

/** Runs in the browser; undefined: nobody has brought it. */
async function judge(exclude: Element[]): Promise<string[] | undefined> {
  const brought = window as Brought;
  if (brought.axe === undefined) brought.makeAxe?.();
  if (brought.axe === undefined) return undefined;
  // Colours on their way to others are nobody's colours.
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const options = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // What passes is not told one by one.
    resultTypes: ["violations"],
  };
  const { violations } = await brought.axe.run({ exclude }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
