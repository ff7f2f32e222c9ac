import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp, testConfig } from "../../../test/app.ts";
import { buildApp } from "../../app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

describe("limits", () => {
  let limited: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    limited = await buildApp({ db: server.db, config: { ...testConfig, readsPerMinute: 3 } });
    address = await limited.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => limited.close());

  test("tell one address to wait, whatever it says about itself, and leave probes alone", async () => {
    const call = (path: string, forwarded: string) =>
      fetch(address + path, { headers: { "x-forwarded-for": forwarded } });
    for (let each = 0; each < 3; each += 1)
      expect((await call("/api/stats", `10.0.0.${each}`)).status).toBe(200);
    const refused = await call("/api/stats", "10.0.0.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: "too-many-requests" });
    expect((await call("/healthz", "10.0.0.9")).status).toBe(200);
    expect((await limited.inject("/api/stats")).statusCode).toBe(200);
  });

  test("close a connection that sends half a header", async () => {
    const { port } = new URL(address);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write("GET / HTTP/1.1\r\nhost: x\r\nx-half"),
      );
      let received = "";
      socket.on("data", (data) => (received += data.toString()));
      socket.on("close", () => resolve(received));
      socket.on("error", reject);
    });
    expect(answer).toContain("408");
  });
});
