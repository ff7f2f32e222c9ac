// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useAwakeScreen } from "./use-awake-screen.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  useAwakeScreen();
  return null;
}

it("keeps the screen awake until the page is left, also after another tab was looked at", async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<(kind: string) => Promise<object>>(() => Promise.resolve({ release }));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  const { unmount } = await act(async () => render(<Screen />));
  expect(request.mock.calls).toEqual([["screen"]]);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledTimes(2);
});

it("shows the page where a browser refuses", async () => {
  const request = vi.fn<() => Promise<object>>(() => Promise.reject(new Error("low battery")));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  const { unmount } = await act(async () => render(<Screen />));
  expect(request).toHaveBeenCalledOnce();
  expect(unmount).not.toThrow();
});
