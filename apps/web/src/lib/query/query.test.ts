import { getStats, listFiles } from "@khamt/contract/calls";
import { expect, it } from "vitest";
import { createApi } from "../api.ts";
import { createQueryClient, oneQuery } from "./query.ts";

it("keeps what was read until it is told to read anew, and asks once for what fails", async () => {
  const asked: string[] = [];
  const api = createApi(
    (path) => {
      asked.push(path);
      return Promise.resolve(path === "/api/stats" ? Response.json({}) : new Response("", { status: 500 }));
    },
    () => "en",
  );
  const client = createQueryClient(api);
  await client.fetchQuery(oneQuery(getStats));
  await client.fetchQuery(oneQuery(getStats));
  await expect(client.fetchQuery(oneQuery(listFiles))).rejects.toThrow("500");
  expect(asked).toEqual(["/api/stats", "/api/my-files"]);
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
});

it("takes no answer for new that was under way when something changed", async () => {
  const { promise: first, resolve } = Promise.withResolvers<Response>();
  const answers = [first, Promise.resolve(Response.json({ totalIdeas: 2 }))];
  const client = createQueryClient(
    createApi(
      () => answers.shift() ?? Promise.reject(new Error("asked too often")),
      () => "en",
    ),
  );
  const before = client.fetchQuery(oneQuery(getStats));
  const changed = client.invalidateQueries();
  resolve(Response.json({ totalIdeas: 1 }));
  await Promise.all([before, changed]);
  expect(await client.fetchQuery(oneQuery(getStats))).toEqual({ totalIdeas: 2 });
});
