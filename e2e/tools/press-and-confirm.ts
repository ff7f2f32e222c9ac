import type { Page } from "@playwright/test";

/** Presses a button of the page, and the one of that name in the dialog that asks once more. */
export async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}
