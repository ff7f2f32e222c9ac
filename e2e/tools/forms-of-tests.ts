import type { Page } from "@playwright/test";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { formPages } from "./forms.ts";
import { openAlive } from "./open-alive.ts";
import { demoUrl } from "./test.ts";

export const atFirstMatches = /\/first-matches\?profile=/;

/** All of the page has arrived. A member's stream of news never ends, but it begins when the page is long alive. */
export async function untilArrived(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
}

export async function openForm(page: Page, kind: EntityKind): Promise<void> {
  await openAlive(page, demoUrl() + formPages[kind]);
}
