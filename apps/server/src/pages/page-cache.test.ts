import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function cacheAt(start: number) {
  let now = start;
  let made = 0;
  const cache = createPageCache<string>({
    size: 2,
    lifeMs: 1000,
    clock: () => new Date(now),
    isLasting: (page) => page !== "failed",
  });
  const get = (key: string) => cache.get(key, async () => `${key} ${(made += 1)}`);
  return { get, cache, wait: (ms: number) => (now += ms) };
}

test("a page is made once within its life, even for readers who come at the same moment", async () => {
  const { get } = cacheAt(Date.UTC(2026, 0));
  expect(await Promise.all([get("a"), get("a")])).toEqual(["a 1", "a 1"]);
});

test("a page is made again after its life", async () => {
  const { get, wait } = cacheAt(Date.UTC(2026, 0));
  await get("a");
  wait(1001);
  expect(await get("a")).toBe("a 2");
});

test("the page that was not read for the longest time makes room", async () => {
  const { get } = cacheAt(Date.UTC(2026, 0));
  await get("a");
  await get("b");
  await get("a");
  await get("c");
  expect(await get("a")).toBe("a 1");
  expect(await get("b")).toBe("b 4");
});

test("a page that could not be made is tried again", async () => {
  const { cache, get } = cacheAt(Date.UTC(2026, 0));
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", async () => "failed")).toBe("failed");
  expect(await get("a")).toBe("a 1");
});
