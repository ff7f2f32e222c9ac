import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { dropQueries } from "./drop-queries.ts";

test("what a page still waits for when the reader changes is no error, and is kept for nobody", async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = client.ensureQueryData({ queryKey: ["account"], queryFn: () => promise });
  client.setQueryData(["ideas"], ["mine"]);
  dropQueries(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
  resolve("of who was signed in");
  await expect(loading).resolves.toBe("of who was signed in");
  expect(client.getQueryData(["account"])).toBeUndefined();
  expect(await client.fetchQuery({ queryKey: ["account"], queryFn: async () => "a visitor's" })).toBe(
    "a visitor's",
  );
});
