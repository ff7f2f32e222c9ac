import { expect, test } from "vitest";
import { beginEach } from "./begin-each.ts";

test("what could not begin is tried again, and holds nothing else up", async () => {
  const tried: string[] = [];
  const warnings: string[] = [];
  const begin = async (name: string) => {
    tried.push(name);
    if (name === "one" && tried.length < 4) throw new Error("Connection terminated unexpectedly");
  };
  const { signal } = new AbortController();
  await beginEach(["one", "two"], begin, { signal, warn: (line) => warnings.push(line), pause: 1 });
  expect(tried).toEqual(["one", "two", "one", "one"]);
  expect(warnings).toEqual(Array(2).fill("jobs: not begun yet: Connection terminated unexpectedly"));
});

test("what is no longer wanted is not tried again", async () => {
  const tried: string[] = [];
  const ending = new AbortController();
  const begin = async (name: string) => {
    tried.push(name);
    ending.abort();
    throw new Error("Connection terminated unexpectedly");
  };
  await beginEach(["one", "two"], begin, { signal: ending.signal, warn: () => {} });
  expect(tried).toEqual(["one"]);
});
