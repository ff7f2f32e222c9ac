import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestEndpoint, type TestEndpoint } from "../../../test/endpoint.ts";
import { createBoundedFetch } from "./bounded-fetch.ts";

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openTestEndpoint();
});
afterEach(() => endpoint.close());

async function read(bytes: number): Promise<string> {
  endpoint.answer((_asked, response) => void response.end("x".repeat(bytes)));
  const answer = await createBoundedFetch(100_000)(endpoint.baseUrl, { method: "POST", body: "{}" });
  return answer.text();
}

test("an answer is read up to the limit, and not beyond", async () => {
  expect(await read(100_000)).toHaveLength(100_000);
  await expect(read(100_001)).rejects.toThrow("too long");
});
