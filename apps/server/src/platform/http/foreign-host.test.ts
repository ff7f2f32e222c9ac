import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp, testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";

let port: string;
const server = testServer({ config: { ...testConfig, isOnlyHere: true } });
beforeAll(async () => {
  await vi.waitUntil(() => server.app.answers?.changes.mark() !== undefined, { timeout: 60_000 });
  port = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port;
});

async function statusOf(host: string, path: string, method = "GET"): Promise<number | undefined> {
  const sent = request({ port, host: "127.0.0.1", path, method, agent: false, headers: { host } });
  sent.setHeader("sec-fetch-site", "same-origin").setHeader("content-type", "application/json");
  sent.end(method === "GET" ? undefined : JSON.stringify({ email: "boss@khamt.test" }));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test("a server on one's own computer answers to its names, and to no name of a site that was pointed at it", async () => {
  for (const host of ["localhost", `localhost:${port}`, "127.0.0.1:3000", "[::1]:3000", "khamt.localhost"])
    expect(await statusOf(host, "/api/stats"), host).toBe(200);
  for (const host of ["evil.example", `evil.example:${port}`, "127.evil.example", "localhost.evil.example"]) {
    expect(await statusOf(host, "/api/stats"), host).toBe(400);
    expect(await statusOf(host, "/api/auth/me"), host).toBe(400);
    expect(await statusOf(host, "/api/auth/send-verification", "POST"), host).toBe(400);
  }
});

test("a server for others leaves names to whatever stands in front of it", async () => {
  const others = await openTestApp();
  const answer = await others.get("/api/stats", { host: "khamt.example" });
  await others.close();
  expect(answer.statusCode).toBe(200);
});
