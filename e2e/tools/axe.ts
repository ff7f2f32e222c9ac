import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";

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
  const found = await page.evaluate(judge);
  if (found !== undefined) return found;
  await page.evaluate(maker);
  return violationsOf(page);
}

/** Runs in the browser; undefined: nobody has brought it. */
async function judge(): Promise<string[] | undefined> {
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
  const { violations } = await brought.axe.run({ exclude: repeated() }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);

  /** Entries of lists and tables in which nothing is made, or stands in, what those before have not: of 24 cards all but a few. */
  function repeated(): Element[] {
    const seen = new Map<Element | null, Set<string>>();
    return Array.from(document.querySelectorAll("li, tr")).filter((entry) => {
      const known = seen.get(entry.parentElement) ?? new Set();
      seen.set(entry.parentElement, known);
      const before = known.size;
      known.add(makeOf(entry));
      for (const element of entry.querySelectorAll("*"))
        known.add(`${makeOf(element.parentElement)} > ${makeOf(element)}`);
      return known.size === before;
    });
  }

  /** All that is written of it, but of texts and addresses only whether there are any. */
  function makeOf(element: Element | null): string {
    if (element === null) return "";
    const attributes = Array.from(element.attributes, ({ name, value }) => {
      const isFree =
        /^(alt|aria-\w*label\w*|aria-\w+by|aria-controls|d|datetime|for|href|id|name|src|title|value)$/;
      return `${name}=${isFree.test(name) ? value !== "" : value}`;
    });
    return `${element.localName} ${attributes.join(" ")} ${element.textContent.trim() !== ""}`;
  }
}
