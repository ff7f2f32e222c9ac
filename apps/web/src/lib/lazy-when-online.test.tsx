// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyWhenOnline, onUnreachable, whenOnline } from "./lazy-when-online.ts";

const tell = vi.fn<(hindrance: string) => void>();
let stop: () => void;

beforeEach(() => {
  stop = onUnreachable(tell);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
});
afterEach(() => {
  stop();
  tell.mockReset();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("leaves the page as it is without a connection, says so, and asks for the code once there is one", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<{ default: () => React.JSX.Element }>>(async () => ({
    default: () => <p>The dialog</p>,
  }));
  const Dialog = lazyWhenOnline(load);
  await showBesideTyped(Dialog);
  expect(screen.getByDisplayValue("typed")).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  expect(tell).toHaveBeenCalledExactlyOnceWith("offline");
  onLine.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event("online")));
  expect(screen.getByText("The dialog")).toBeDefined();
  expect(screen.getByDisplayValue("typed")).toBeDefined();
});

it("leaves the page as it is where the code does not come, and says so", async () => {
  const failure = new TypeError("Failed to fetch dynamically imported module: /assets/dialog.js");
  const Dialog = lazyWhenOnline(async () => {
    throw failure;
  });
  await showBesideTyped(Dialog);
  expect(screen.getByDisplayValue("typed")).toBeDefined();
  expect(tell).toHaveBeenCalledExactlyOnceWith("failed");
});

it("shows that what was pressed for is on its way, until it is there or does not come", async () => {
  vi.stubGlobal("navigator", { onLine: true, userActivation: { isActive: true } });
  const isShown = () => document.documentElement.hasAttribute("data-coming");
  const code = Promise.withResolvers<string>();
  const loading = whenOnline(() => code.promise);
  expect(isShown()).toBe(true);
  code.resolve("code");
  expect(await loading).toBe("code");
  expect(isShown()).toBe(false);
  await expect(whenOnline(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(isShown()).toBe(false);
  vi.stubGlobal("navigator", { onLine: true, userActivation: { isActive: false } });
  const unasked = whenOnline(async () => "code");
  expect(isShown(), "nobody has asked for it").toBe(false);
  await unasked;
});

it("throws a fault of the code", async () => {
  await expect(whenOnline(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(
    "x is undefined",
  );
  expect(tell).not.toHaveBeenCalled();
});

async function showBesideTyped(Dialog: ComponentType): Promise<void> {
  await act(async () =>
    render(
      <>
        <input defaultValue="typed" />
        <Suspense>
          <Dialog />
        </Suspense>
      </>,
    ),
  );
}
