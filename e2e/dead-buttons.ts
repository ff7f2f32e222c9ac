import { errors, type ElementHandle, type JSHandle, type Page } from "@playwright/test";
import { followRequests } from "./follow-requests.ts";
import { openAlive } from "./open-alive.ts";
import { makePresser, type Presser } from "./presser.ts";

export type Presses = {
  /** Every button that was pressed, by its name: of one name, they do the same on every page. Grows. */
  done: Set<string>;
  /** Names of buttons that stay unpressed, each with the reason. */
  leftAlone: Readonly<Record<string, string>>;
};

/** Presses each button of the page that was just opened; tells those whose press shows nothing. */
export async function deadButtons(page: Page, { done, leftAlone }: Presses): Promise<string[]> {
  const address = page.url();
  const { pathname } = new URL(address);
  let presser = await watchPage();
  const allNames = await presser.evaluate((each) => each.names());
  const names = allNames.filter((name) => isNew(name) && !(name in leftAlone));

  const requests = followRequests(page);
  try {
    const dead = [];
    for (const name of names) if (!(await isAlive(name))) dead.push(`dead button: ${name} (${address})`);
    return dead;
  } finally {
    requests.stop();
  }

  function isNew(button: string): boolean {
    return done.size < done.add(button).size;
  }

  async function isAlive(name: string): Promise<boolean> {
    return (await press(name)) && ((await isAnswered()) || requests.isAsked());
  }

  /** On the page as the press before has left it, else on a fresh one. False: on neither there is such a button any more. */
  async function press(name: string): Promise<boolean> {
    if (new URL(page.url()).pathname === pathname && (await uncover())) {
      const button = await watch(name, 0);
      if (button !== null && (await isClicked(button))) return true;
    }
    await openAlive(page, address);
    presser = await watchPage();
    const button = await watch(name, 2000);
    requests.forget();
    await button?.click();
    return button !== null;
  }

  /** False: something has come up over it. */
  async function isClicked(button: ElementHandle<HTMLElement>): Promise<boolean> {
    requests.forget();
    try {
      await button.click({ timeout: 1500 });
      return true;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  }

  async function watchPage(): Promise<JSHandle<Presser>> {
    const watching = await page.evaluateHandle(makePresser);
    await watching.evaluate((each) => each.rest(3000));
    return watching;
  }

  async function watch(name: string, patience: number): Promise<ElementHandle<HTMLElement> | null> {
    const button = await presser.evaluateHandle((each, wanted) => each.watch(...wanted), [
      name,
      patience,
    ] as const);
    return button.asElement();
  }

  /** Closes what the press before has opened. */
  async function uncover(): Promise<boolean> {
    await requests.answered();
    await presser.evaluate((each) => each.rest(500));
    if (!(await presser.evaluate((each) => each.isCovered()))) return true;
    await page.keyboard.press("Escape");
    return presser.evaluate(async (each) => {
      await each.rest(1000);
      return !each.isCovered();
    });
  }

  async function isAnswered(): Promise<boolean> {
    try {
      return await presser.evaluate((each) => each.isAnswered());
    } catch {
      // The press has led to another page.
      return true;
    }
  }
}
