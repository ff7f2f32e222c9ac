import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { buildApp } from "../../app.ts";
import { addErrors } from "./errors.ts";
import { addLanguage } from "./language.ts";
import { addLimits, addReadLimit } from "./limits.ts";

const server = testServer();

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

  test("count all addresses of one network of IPv6 together", async () => {
    const config = { ...testConfig, readsPerMinute: 3, trustedProxies: ["127.0.0.1"] };
    const behindProxy = await buildApp({ db: server.db, config });
    const at = await behindProxy.listen({ port: 0, host: "127.0.0.1" });
    const call = async (from: string) =>
      (await fetch(`${at}/api/stats`, { headers: { "x-forwarded-for": from } })).status;
    for (let each = 0; each < 3; each += 1) expect(await call(`2001:db8:1:2::${each}`)).toBe(200);
    expect(await call("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await call("2001:db8:1:3::9")).toBe(200);
    await behindProxy.close();
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

test("a reader who has gone again is counted nowhere, and is no fault of the server's", async () => {
  const app = Fastify();
  addLanguage(app);
  addErrors(app);
  await addLimits(app, { readsPerMinute: 1000 });
  app.addHook("onRequest", async ({ raw }) => void raw.socket.destroy());
  addReadLimit(app);
  const heard = Promise.withResolvers<unknown>();
  app.addHook("onError", async (_request, _reply, error) => heard.resolve(error));
  app.get("/", async () => heard.resolve("the page"));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  expect(await heard.promise).toBe("the page");
  await app.close();
});

describe("a server that is late", () => {
  const windowMs = 500;
  const allOfOne = () => performance.now();
  const open = async (limits: { startMs?: number; usedMs: () => number }) => {
    const app = Fastify();
    addLanguage(app);
    addErrors(app);
    await addLimits(app, { readsPerMinute: 1000, windowMs, ...limits });
    app.get("/", () => "served");
    await app.ready();
    return app;
  };
  /** Longer than a window, in turns of more than half a second. */
  const beLate = async () => {
    const lock = new Int32Array(new SharedArrayBuffer(4));
    for (let turns = 0; turns < 3; turns += 1) {
      Atomics.wait(lock, 0, 0, 700);
      await setImmediate();
    }
  };

  test("by its own work sheds load, but not while it is starting; because others have the processors it is slow, and refuses nothing", async () => {
    const starting = await open({ usedMs: allOfOne });
    const running = await open({ startMs: 0, usedMs: allOfOne });
    const crowded = await open({ startMs: 0, usedMs: () => allOfOne() / 4 });
    await beLate();
    expect((await starting.inject("/")).statusCode).toBe(200);
    const refused = await running.inject("/");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "10"]);
    expect(crowded.memoryUsage().eventLoopDelay).toBeGreaterThan(500);
    expect((await crowded.inject("/")).statusCode).toBe(200);
    await Promise.all([starting.close(), running.close(), crowded.close()]);
  });
});
