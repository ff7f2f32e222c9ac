// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showTitles } from "./tooltip.ts";

let stop = new AbortController();
beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  document.body.innerHTML = `<p>3 <time title="21 November 2026">days ago</time></p><button title="Show">eye</button>`;
  showTitles(stop.signal);
});
afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("shows a title when the pointer has rested on it for 700 ms, until it goes", () => {
  const time = requireElement("time");
  point("time");
  vi.advanceTimersByTime(699);
  expect(tip()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(tip()).toBe("21 November 2026");
  expect(time.hasAttribute("title"), "the browser shows it too").toBe(false);
  point("p");
  expect(tip()).toBeUndefined();
  expect(time.getAttribute("title")).toBe("21 November 2026");
});

it("shows nothing where the pointer only passes, nor on a touch", () => {
  point("time");
  vi.advanceTimersByTime(600);
  point("p");
  point("time", "touch");
  vi.advanceTimersByTime(5000);
  expect(tip()).toBeUndefined();
});

it("shows the title of what the keyboard has reached, and keeps it for who hears it", () => {
  const button = requireElement("button");
  button.focus();
  vi.advanceTimersByTime(700);
  expect(tip()).toBe("Show");
  expect(button.getAttribute("title")).toBe("Show");
  button.blur();
  expect(tip()).toBeUndefined();
});

it.each([
  ["Escape", () => new KeyboardEvent("keydown", { key: "Escape" })],
  ["a press", () => new PointerEvent("pointerdown")],
])("goes on %s, and stays away until the pointer comes again", (_name, event) => {
  point("time");
  vi.advanceTimersByTime(700);
  document.dispatchEvent(event());
  vi.advanceTimersByTime(5000);
  expect(tip()).toBeUndefined();
  point("p");
  point("time");
  vi.advanceTimersByTime(700);
  expect(tip()).toBe("21 November 2026");
});

function tip(): string | undefined {
  return document.querySelector("[aria-hidden=true]")?.textContent;
}

function point(selector: string, pointerType = "mouse"): void {
  requireElement(selector).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
}

function requireElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}
