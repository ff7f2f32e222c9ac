// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogue } from "../../lib/language/index.ts";
import { dismissToast, followToast, showToast } from "./toast-store.ts";
import { showIn } from "../../test/show-in.tsx";
import { Toaster } from "./toaster.tsx";
import { press } from "../../test/press.ts";

beforeEach(async () => {
  await showIn("en", [catalogue("ui")], <Toaster />);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
});

it("shows one toast at once, the newest, for five seconds", async () => {
  await show({ title: "Copied!" });
  await show({ title: "Error!", description: "Network error occurred.", tone: "destructive" });
  expect(screen.queryByText("Copied!")).toBeNull();
  expect(screen.getByText("Network error occurred.")).toBeDefined();
  expect(screen.getByText("Error!").closest("[aria-live]")?.getAttribute("aria-live")).toBe("assertive");
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText("Error!")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText("Error!")).toBeNull();
});

it("is followed by what belongs to it, unless something else has been said since", async () => {
  const before = { title: "E-mail verified!" };
  await show(before);
  await act(async () => followToast(before, { title: "Successfully registered!" }));
  expect(screen.getByText("Successfully registered!")).toBeDefined();
  await show({ title: "Invitation sent" });
  await act(async () => followToast(before, { title: "Successfully registered!" }));
  expect(screen.queryByText("Successfully registered!")).toBeNull();
  expect(screen.getByText("Invitation sent")).toBeDefined();
});

it("does what its action says, and is gone", async () => {
  const run = vi.fn<() => void>();
  await show({ title: "Match removed", action: { label: "Undo", run } });
  expect(screen.getByText("Match removed").closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  await press("Undo");
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Match removed")).toBeNull();
});

it("stands above what is pressed at the lower edge, not over it", async () => {
  const bar = document.body.appendChild(document.createElement("form"));
  bar.dataset["bar"] = "form";
  const live = document.querySelector<HTMLElement>("[aria-live]");
  if (live === null) throw new Error("no place for toasts");
  live.getBoundingClientRect = () => new DOMRect(0, innerHeight - 80, 390, 80);
  bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - 70, 390, 70);
  await show({ title: "Copied!" });
  expect(live.style.getPropertyValue("--lift")).toBe("70px");
  bar.getBoundingClientRect = () => new DOMRect(0, 100, 390, 70);
  await show({ title: "Invitation sent" });
  expect(live.style.getPropertyValue("--lift")).toBe("0px");
  bar.remove();
});

it("gets the focus by F6, and stays as long as it has it", async () => {
  await show({ title: "Match removed", action: { label: "Undo", run: () => {} } });
  await act(async () => fireEvent.keyDown(document.body, { key: "F6" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("Match removed")).toBeDefined();
});

it("goes by itself after one that went while it was pointed at", async () => {
  await show({ title: "Copied!" });
  await act(async () => fireEvent.pointerEnter(screen.getByText("Copied!")));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await press("Close");
  await show({ title: "Invitation sent" });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText("Invitation sent")).toBeNull();
});

it("is gone when its reader follows a link, unless something can still be done in it", async () => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "#next";
  await show({ title: "Match removed", action: { label: "Undo", run: () => {} } });
  await act(async () => fireEvent.click(link));
  expect(screen.getByText("Match removed")).toBeDefined();
  await show({ title: "Copied!" });
  await act(async () => fireEvent.click(document.body));
  expect(screen.getByText("Copied!")).toBeDefined();
  await act(async () => fireEvent.click(link));
  expect(screen.queryByText("Copied!")).toBeNull();
  link.remove();
});

it("is gone when it is dismissed, and nothing of it is left for the 1,000,000 ms after", async () => {
  await show({ title: "Copied!" });
  await press("Close");
  expect(screen.queryByText("Copied!")).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1_000_000));
  expect(document.body.textContent).toBe("");
});

it("never shows two at once, however many come", async () => {
  for (const title of ["One", "Two", "Three"]) await show({ title });
  expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(1);
  expect(screen.getByText("Three")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(document.body.textContent, "none was waiting").toBe("");
});

async function show(toast: Parameters<typeof showToast>[0]): Promise<void> {
  await act(async () => showToast(toast));
  await act(() => vi.advanceTimersByTimeAsync(0));
}
