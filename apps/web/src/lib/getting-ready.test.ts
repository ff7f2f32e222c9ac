// @vitest-environment happy-dom
import { getStats } from "@khamt/contract/calls";
import { expect, it } from "vitest";
import { refuse, stats } from "../test/fake-api.ts";
import { createApi, type Fetcher } from "./api.ts";
import { gettingReady } from "./getting-ready.ts";

/** Refuses so many times. */
function readyAfter(times: number) {
  const calls: string[] = [];
  const fetcher: Fetcher = (path) => {
    calls.push(path);
    if (calls.length > times) return Promise.resolve(Response.json(stats));
    const refused = refuse("getting-ready");
    refused.headers.set("retry-after", "0");
    return Promise.resolve(refused);
  };
  return { calls, api: createApi(fetcher, () => "en") };
}

it("asks again for what the server has to get ready, until it has it, and says so meanwhile", async () => {
  const { api, calls } = readyAfter(2);
  const told: boolean[] = [];
  const stop = gettingReady.subscribe(() => told.push(gettingReady.read()));
  expect(await api.call(getStats)).toEqual(stats);
  stop();
  expect(calls).toHaveLength(3);
  expect(told[0]).toBe(true);
  expect(told.at(-1)).toBe(false);
  expect(told.slice(0, -1)).not.toContain(false);
});

it("asks no more where nobody waits", async () => {
  const { api, calls } = readyAfter(Infinity);
  const leaving = new AbortController();
  const answer = api.call(getStats, { signal: leaving.signal });
  const stop = gettingReady.subscribe(() => leaving.abort());
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  stop();
  expect(calls).toHaveLength(1);
  expect(gettingReady.read()).toBe(false);
});
