import { expect, test } from "vitest";
import { paceAt, startOfPace } from "../../shared/matches/pace.ts";
import { createLedger, type Entry } from "./ledger.ts";
import { pacing, stepOf } from "./pacing.ts";
import type { FoundResult } from "./result.ts";
import { atFirst, nextState, type PrivateEvent } from "./state.ts";

test("the four steps take 2, 1.5, 3 and 2 seconds, in ten increments each", () => {
  const at = (elapsed: number) => stepOf(paceAt(pacing, elapsed));
  expect([0, 1999, 2000, 3499, 3500, 6499, 6500, 8499].map((time) => at(time).step)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ]);
  const shown = new Set(Array.from({ length: 85 }, (_, tenth) => at(100 * tenth).percent));
  expect([...shown]).toEqual(Array.from({ length: 40 }, (_, increment) => 2.5 * increment));
  expect(at(8500)).toEqual({ step: 3, percent: 100 });
});

test("results wait for the steps to be over, unless somebody is in a hurry; who leaves is back at the settings", () => {
  const results: FoundResult[] = [];
  const after = (...events: PrivateEvent[]) => events.reduce(nextState, atFirst).phase;
  const started: PrivateEvent = { type: "started", hurried: false };
  const found: PrivateEvent = { type: "found", results };
  expect(after(started, found)).toBe("running");
  expect(after(started, found, { type: "hurried" })).toBe("done");
  expect(after({ type: "started", hurried: true }, found)).toBe("done");
  expect(after(started, found, { type: "paced", pace: { ...startOfPace, over: true } })).toBe("done");
  expect(after(started, { type: "failed", error: 1 })).toBe("failed");
  expect(after(started, { type: "left" }, found)).toBe("settings");
});

function ledgerOf(named: boolean) {
  const calls: RequestInit[] = [];
  const told: (readonly Entry[])[] = [];
  const ledger = createLedger({
    named,
    signal: new AbortController().signal,
    accept: { language: "mn" },
    tell: (entries) => told.push(entries),
    weigh: () => undefined,
    fetcher: async (path, init = {}) => {
      calls.push(init);
      return new Response("answer", { status: path === "/gone" ? 404 : 200 });
    },
  });
  return { ledger, calls, told };
}

test("anonymous requests carry no cookies and no address of the page", async () => {
  const { ledger, calls } = ledgerOf(false);
  await ledger.get("/api/private-index/idea");
  expect(calls[0]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  const other = ledgerOf(true);
  await other.ledger.get("/api/private-index/idea");
  expect(other.calls[0]).toMatchObject({ credentials: "same-origin" });
});

test("every request is told when it is made and when it is answered, refused ones too", async () => {
  const { ledger, told } = ledgerOf(false);
  await ledger.post("/api/matches/text", { text: "өөрийн" });
  await expect(ledger.get("/gone")).rejects.toMatchObject({ status: 404 });
  expect(told.map((entries) => entries.length)).toEqual([1, 1, 2, 2]);
  expect(told.at(-1)).toMatchObject([
    { method: "POST", path: "/api/matches/text", sent: 23, received: 6, status: 200 },
    { method: "GET", path: "/gone", sent: 0, status: 404 },
  ]);
});
