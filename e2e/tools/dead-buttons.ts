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
    for (const name of names) {
      const fault = await faultOf(name);
      if (fault !== undefined) dead.push(`${fault}: ${name} (${address})`);
    }
    await comeToRest();
    return dead;
  } finally {
    requests.stop();
  }

  /** What the last press has opened may still come, and fail. */
  async function comeToRest(): Promise<void> {
    const rest = () => onThisPage((each) => each.rest(500).then(() => true));
    await rest();
    await requests.answered();
    await rest();
  }

  function isNew(button: string): boolean {
    return done.size < done.add(button).size;
  }

  async function faultOf(name: string): Promise<string | undefined> {
    if (!(await press(name))) {
      if (await isThere(name)) return "button out of reach";
      // New entries of other journeys have taken its own off the page.
      done.delete(name);
      return undefined;
    }
    const isAlive = (await onThisPage((each) => each.isAnswered())) || requests.isAsked();
    return isAlive ? undefined : "dead button";
  }

  /** On the page as the press before has left it, else on a fresh one. False: on neither a press meets such a button. */
  async function press(name: string): Promise<boolean> {
    await requests.answered();
    const isHere = new URL(page.url()).pathname === pathname && (await uncover());
    if (isHere && (await isMet(name, 0))) return true;
    // In a place of its own in the history: in its old one a page keeps what it has found.
    await page.goto("about:blank");
    await openAlive(page, address);
    presser = await watchPage();
    // A form brings back what was typed, and the cursor with it, when it has come alive: a press may fall just then.
    for (let left = 3; left > 0; left -= 1) {
      if (await isMet(name, 10_000)) return true;
      if (!(await isThere(name))) return false;
    }
    return false;
  }

  async function isThere(name: string): Promise<boolean> {
    return presser.evaluate((each, wanted) => each.has(wanted), name);
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
