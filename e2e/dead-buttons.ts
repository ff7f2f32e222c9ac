import type { JSHandle, Page } from "@playwright/test";
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
    return (await press(name)) && ((await onThisPage((each) => each.isAnswered())) || requests.isAsked());
  }

  /** On the page as the press before has left it, else on a fresh one. False: on neither there is such a button any more. */
  async function press(name: string): Promise<boolean> {
    await requests.answered();
    const isHere = new URL(page.url()).pathname === pathname && (await uncover());
    if (isHere && (await isMet(name, 0))) return true;
    await openAlive(page, address);
    presser = await watchPage();
    return isMet(name, 10_000);
  }

  async function isMet(name: string, patience: number): Promise<boolean> {
    const point = await presser.evaluate((each, wanted) => each.watch(...wanted), [name, patience] as const);
    if (point === null) return false;
    requests.forget();
    await page.mouse.click(point.x, point.y);
    return onThisPage((each) => each.isMet());
  }

  async function watchPage(): Promise<JSHandle<Presser>> {
    const watching = await page.evaluateHandle(makePresser);
    await watching.evaluate((each) => each.rest(3000));
    return watching;
  }

  /** Closes what the press before has opened. */
  async function uncover(): Promise<boolean> {
    await presser.evaluate((each) => each.rest(500));
    if (!(await presser.evaluate((each) => each.isCovered()))) return true;
    await page.keyboard.press("Escape");
    return presser.evaluate(async (each) => {
      await each.rest(1000);
      return !each.isCovered();
    });
  }

  /** True when the press has led to another. */
  async function onThisPage(ask: (each: Presser) => boolean | Promise<boolean>): Promise<boolean> {
    try {
      return await presser.evaluate(ask);
    } catch {
      return true;
    }
  }
}
