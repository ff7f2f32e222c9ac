// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { idea, idOf } from "../../test/fixtures.ts";
import { currentStep, fakeMatchServer, match, openDialog, pass } from "../../test/fake-matching.tsx";
import { MatchDialog } from "./match-dialog.tsx";
import { catalogue } from "../../lib/language/index.ts";
import { press } from "../../test/press.ts";

leaveNothing();
beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => vi.useRealTimers());

it("does nothing before Start AI Matching is pressed, then asks the server at once", async () => {
  const { server } = await open();
  expect(server.asked).toEqual([]);
  await press("Start AI Matching");
  expect(server.asked).toEqual([{ type: "cofounder", source: { kind: "idea", id: idea.id }, limit: 10 }]);
});

it("paces an early result over the four steps, and says in each what really happened", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([match("Saraa", 91)]);
  const steps: [name: string, says: string, lasts: number][] = [
    ["Analysing the profile", "7 words read", 2000],
    ["Searching all candidates", "40 profiles considered", 3000],
    ["Comparing both sides", "compared in 0.1 s", 2500],
    ["Ranking the best", "1 match worth a look", 1500],
  ];
  for (const [name, says, lasts] of steps) {
    expect(currentStep()).toContain(name);
    expect(currentStep()).toContain(says);
    await pass(lasts - 100);
    expect(currentStep()).toContain(name);
    expect(screen.queryByText("Saraa")).toBeNull();
    await pass(100);
  }
  expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
  expect(screen.getByRole("img", { name: "91% match" })).toBeDefined();
});

it("announces each step to screen readers", async () => {
  await open();
  await press("Start AI Matching");
  expect(screen.getByRole("status").textContent).toBe("Step 1 of 4: Analysing the profile");
  await pass(2000);
  expect(screen.getByRole("status").textContent).toBe("Step 2 of 4: Searching all candidates");
});

it("offers the results as soon as they are in, and not before", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  expect(screen.queryByRole("button", { name: "Show results now" })).toBeNull();
  await server.answer([match("Saraa", 91)]);
  fireEvent.click(screen.getByRole("button", { name: "Show results now" }));
  const heading = screen.getByRole("heading", { name: "1 match found" });
  expect(document.activeElement).toBe(heading);
});

it("waits for a server that is slower than the steps", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await pass(20_000);
  expect(currentStep()).toContain("Ranking the best");
  await server.answer([match("Saraa", 91)]);
  expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
});

it("shows results at once to readers who want less motion", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([match("Saraa", 91)]);
  expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
});

it("says what the server said when it fails, and the retry works", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.fail({ error: "unavailable", message: "The database is resting.", requestId: "r-17" });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("The database is resting.");
  expect(alert.textContent).toContain("r-17");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await server.answer([match("Saraa", 91)]);
  await pass(9000);
  expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
  expect(server.asked).toHaveLength(2);
});

it("says that there is no connection when there is none", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.disconnect();
  expect(screen.getByRole("alert").textContent).toContain("There is no connection.");
});

it("gives the call up when it is closed, and says nothing more", async () => {
  const { server, close } = await open();
  await press("Start AI Matching");
  expect(server.signal()?.aborted).toBe(false);
  await close();
  expect(server.signal()?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("says so when nothing fits", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([]);
  await pass(9000);
  expect(screen.getByRole("heading", { name: "No match yet" })).toBeDefined();
});

it("shows good fits, then what is worth a look, and folds away what is distant", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([match("Saraa", 91), match("Bat", 40), match("Oyun", 24)]);
  await pass(9000);
  expect(screen.getByRole("heading", { name: "2 matches found" })).toBeDefined();
  const part = (name: string) => within(screen.getByRole("region", { name }));
  expect(part("A good fit").getAllByRole("heading", { level: 4 })[0]?.textContent).toBe("Saraa");
  expect(part("1 is worth a look").getByRole("heading", { name: "Bat" })).toBeDefined();
  const folded = screen.getByText("1 distant profile").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain("Oyun");
});

it("leads to what is distant where nothing else was found, and says so", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([match("Oyun", 24)]);
  await pass(9000);
  expect(screen.queryByRole("link", { name: "See all" })).toBeNull();
  expect(screen.getByRole("link", { name: "See distant profiles" }).getAttribute("href")).toMatch(
    /^\/results\?.*#distant$/,
  );
});

it("offers to ask nobody where nobody is behind a profile", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([{ ...match("Saraa", 91), isDemo: true }]);
  await pass(9000);
  expect(screen.getByText("Demo")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Connect" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save: Saraa" })).toBeDefined();
});

it("leads from each result to its page, and to all matches", async () => {
  const { server } = await open();
  await press("Start AI Matching");
  await server.answer([match("Saraa", 91)]);
  await pass(9000);
  expect(screen.getByRole("link", { name: "View Details: Saraa" }).getAttribute("href")).toBe(
    `/startup-cofounders/${idOf("Saraa")}`,
  );
  expect(screen.getByRole("link", { name: "See all" }).getAttribute("href")).toBe(
    `/results?for=cofounder&source=idea%3A${idea.id}`,
  );
  expect(screen.getByRole("link", { name: "View All Matches" }).getAttribute("href")).toBe("/my-matches");
  expect(screen.queryByText("+2 more")).toBeNull();
  const evidence = screen.getByText("Why it fits", { selector: "summary" });
  fireEvent.click(evidence);
  expect(screen.getByText("+2 more")).toBeDefined();
});

async function open() {
  const server = fakeMatchServer();
  const { close } = await openDialog({
    fetcher: server.fetcher,
    load: ({ language }) => language.load(catalogue("matching")),
    children: (isOpen) => (
      <MatchDialog
        {...{ open: isOpen, onOpenChange: () => undefined, type: "cofounder" }}
        source={{ kind: "idea", id: idea.id, name: "Yak wool" }}
      />
    ),
  });
  return { server, close };
}
