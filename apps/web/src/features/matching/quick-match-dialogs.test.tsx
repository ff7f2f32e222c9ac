// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { idea } from "../../test/fixtures.ts";
import { currentStep, fakeMatchServer, match, openDialog, pass } from "../../test/fake-matching.tsx";
import { QuickMatchDialogs } from "./quick-match-dialogs.tsx";
import { catalogue } from "../../lib/language/index.ts";

leaveNothing();
beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => vi.useRealTimers());

it("begins at once, counts 2 % each 100 ms through four steps, and closes for the results after two seconds", async () => {
  const { server } = await open();
  expect(server.asked).toEqual([{ type: "cofounder", source: { kind: "idea", id: idea.id }, limit: 10 }]);
  await server.answer([match("Saraa", 91)]);
  const steps = [
    "Analysing the profile",
    "Searching all candidates",
    "Comparing both sides",
    "Ranking the best",
  ];
  for (let counted = 0; counted < 100; counted += 2) {
    expect(percent()).toBe(counted);
    expect(currentStep()).toContain(steps[Math.floor(counted / 25)]);
    await pass(100);
  }
  expect(percent()).toBe(100);
  await pass(1900);
  expect(screen.getByRole("dialog", { name: "Looking for matches" })).toBeDefined();
  await pass(100);
  expect(screen.queryByRole("dialog", { name: "Looking for matches" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "People who fit" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "1 match found" }));
});

it("shows results at once to readers who want less motion", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { server } = await open();
  await server.answer([match("Saraa", 91)]);
  expect(screen.getByRole("dialog", { name: "People who fit" })).toBeDefined();
});

it("tells a failure and begins anew on the retry", async () => {
  const { server } = await open();
  await server.disconnect();
  expect(screen.getByRole("alert").textContent).toContain("There is no connection.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(percent()).toBe(0);
  await server.answer([]);
  await pass(7000);
  expect(screen.getByRole("heading", { name: "No match yet" })).toBeDefined();
});

it("gives the call up when it is closed", async () => {
  const { server, close } = await open();
  await close();
  expect(server.signal()?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

function percent(): number {
  return screen.getByRole<HTMLProgressElement>("progressbar").value;
}

async function open() {
  const server = fakeMatchServer();
  const dialog = await openDialog({
    fetcher: server.fetcher,
    load: ({ language }) => language.load(catalogue("matching")),
    children: (isOpen) =>
      isOpen && (
        <QuickMatchDialogs
          type="cofounder"
          source={{ kind: "idea", id: idea.id, name: "Yak wool" }}
          opener={{ current: null }}
          onClose={() => undefined}
        />
      ),
  });
  return { server, ...dialog };
}
