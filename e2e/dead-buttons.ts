import type { Page } from "@playwright/test";
import { openAlive } from "./open-alive.ts";

/** The buttons of a page's main part that do nothing when they are pressed; of buttons that look the same, one is pressed. */
export async function deadButtons(page: Page, address: string): Promise<string[]> {
  const dead: string[] = [];
  const pressed: string[] = [];
  await openAlive(page, address);
  for (;;) {
    const next = await page.evaluate(markNext, pressed);
    if (next === null) return dead;
    pressed.push(next);
    if (!(await actsWhenPressed(page))) dead.push(`a dead button: ${next} (${address})`);
    await page.keyboard.press("Escape");
    if (page.url() !== address || (await page.getByRole("dialog").count()) > 0)
      await openAlive(page, address);
  }
}

async function actsWhenPressed(page: Page): Promise<boolean> {
  const before = page.url();
  let asked = false;
  const onRequest = () => {
    asked = true;
  };
  page.on("request", onRequest);
  await page.locator("[data-next]").click();
  const moved = await page
    .locator("html[data-moved]")
    .waitFor({ state: "attached", timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
  page.off("request", onRequest);
  return moved || asked || page.url() !== before;
}

/** Runs in the browser: marks the first button not yet pressed, and notes on the root when pressing it changes anything else. */
function markNext(pressed: readonly string[]): string | null {
  const root = document.documentElement;
  const nameOf = (button: HTMLElement) =>
    button.textContent.replaceAll(/\d+/g, "") + button.className.slice(0, 40);
  const marked = () => document.querySelector<HTMLElement>("[data-next]");
  const watched = root.dataset["watched"] !== undefined;
  delete marked()?.dataset["next"];
  const next = Array.from(document.querySelectorAll<HTMLButtonElement>("main button[type=button]")).find(
    (each) => !each.disabled && each.checkVisibility() && !pressed.includes(nameOf(each)),
  );
  if (!next) return null;
  next.dataset["next"] = "";
  if (!watched) watch();
  next.scrollIntoView({ block: "center", behavior: "instant" });
  // What marking and scrolling change is told to the watcher before this.
  setTimeout(() => delete root.dataset["moved"]);
  return nameOf(next);

  function watch(): void {
    root.dataset["watched"] = "";
    const move = () => {
      root.dataset["moved"] = "";
    };
    document.addEventListener("focusin", ({ target }) => target !== marked() && move());
    new MutationObserver((changes) => {
      if (changes.some((change) => !isOwn(change))) move();
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  /** The watcher's own notes, and how a pressed button looks, are no effect. */
  function isOwn({ type, target, attributeName }: MutationRecord): boolean {
    if (type !== "attributes") return false;
    return (
      attributeName === "data-next" ||
      target === root ||
      (target === marked() && !attributeName?.startsWith("aria-"))
    );
  }
}
