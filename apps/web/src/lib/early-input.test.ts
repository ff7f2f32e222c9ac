// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { earlyInput } from "./early-input.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("a press waits until React has committed what it hydrates", async () => {
  vi.useFakeTimers();
  await import(/* @vite-ignore */ `../../public${earlyInput}`);
  const pressed = vi.fn<() => void>();
  const button = document.createElement("button");
  button.addEventListener("click", pressed);
  document.body.append(button);
  const boundary = { flags: 4096, alternate: null, return: null };
  Object.assign(button, { __reactFiber$1: { flags: 0, alternate: null, return: boundary } });
  button.click();
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
  boundary.flags = 0;
  vi.advanceTimersByTime(1000);
  expect(pressed).toHaveBeenCalledOnce();
});
