import { once } from "node:events";
import { connect } from "node:net";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openTestApp, type TestApp, testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";

let origin: string;
let member: string;
let ideaId: string;
/** Requests that came as far as a handler. */
let handled = 0;
const lines: string[] = [];

const server = testServer({
  config: { ...testConfig, logLevel: "info", trustedProxies: ["127.0.0.1"] },
  logTo: { write: (line) => void lines.push(line) },
  onRoute: (route) => {
    route.preHandler = async () => void (handled += 1);
  },
});
beforeAll(async () => {
  const userId = await addUser(server.db);
  member = await server.signIn(userId);
  ideaId = await addIdea(server.db, { userId, title: "Grazing by satellite", tags: ["finance"] });
  await addIdea(server.db, { title: "A shop for felt" });
  await addCofounder(server.db, { userId, skills: ["Python", "санхүү"] });
  await untilKeeps(server);
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

/** Nothing is kept before it listens, nor what was made before the last change was heard. */
async function untilKeeps({ app: { answers } }: TestApp): Promise<void> {
  await vi.waitUntil(() => answers?.changes.mark() !== undefined, { timeout: 60_000 });
  await answers?.changes.caughtUp();
}

type Asking = { method?: string; headers?: Record<string, string>; body?: string };

async function ask(path: string, { method = "GET", headers = {}, body }: Asking) {
  const sent = request(origin + path, { method, headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** The same request twice: as if nobody had asked the address before, and as one that is known. */
async function askBothWays(path: string, asking: Asking) {
  await ask(path, asking);
  server.app.answers?.keys.clear();
  const before = handled;
  const usual = await ask(path, asking);
  // A HEAD or a member's GET does not make an address known.
  await ask(path, { ...asking, method: "GET" });
  const between = handled;
  const known = await ask(path, asking);
  return { usual, known, handled: { usual: between - before, known: handled - between } };
}

function lasting({ date, "x-request-id": id, "x-ratelimit-reset": reset, ...headers }: IncomingHttpHeaders) {
  expect([typeof date, id, Number(reset) > 0]).toEqual([
    "string",
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    true,
  ]);
  return headers;
}

const addresses = () => [
  "/api/stats",
  "/api/startup-ideas?limit=1",
  "/api/startup-ideas?x=1&limit=1&lang=mn",
  "/api/startup-ideas?x=%20&&limit=1&q=&lang=mn",
  "/api/search?q=finance",
  `/api/startup-ideas/${ideaId}`,
  "/api/startup-cofounders?q=python",
];

const readers: Record<string, Record<string, string>> = {
  anybody: {},
  "who wants Mongolian": { "accept-language": "mn-MN, en;q=0.5" },
  "who has chosen Mongolian": { cookie: "khamt-lang=mn; khamt-theme=dark" },
  "who takes compressed answers": { "accept-encoding": "br, gzip" },
  "a page of another site": { origin: "https://other.test", "sec-fetch-site": "cross-site" },
  "a network behind the proxy": { "x-forwarded-for": "203.0.113.9, 198.51.100.7" },
  "a network of the new kind": { "x-forwarded-for": "2001:db8::7" },
  "who has another answer": { "if-none-match": '"other"' },
};

describe("an answer at once", () => {
  test.each(Object.entries(readers))("to %s is the usual one, and counts as such", async (_name, headers) => {
    for (const path of addresses())
      for (const method of ["GET", "HEAD"]) {
        const { usual, known, handled: by } = await askBothWays(path, { method, headers });
        const left = (each: typeof usual) => Number(each.headers["x-ratelimit-remaining"]);
        expect(left(known), path).toBe(left(usual) - 2);
        usual.headers["x-ratelimit-remaining"] = known.headers["x-ratelimit-remaining"];
        expect({ ...known, headers: lasting(known.headers) }, `${method} ${path}`).toEqual({
          ...usual,
          headers: lasting(usual.headers),
        });
        expect([usual.status, by.usual > 0, by.known], `${method} ${path}`).toEqual([200, true, 0]);
      }
  });

  test("to who has it is a 304 with the same headers", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { etag } = (await ask("/api/stats", {})).headers;
      const headers = { "if-none-match": `"x", W/${etag}` };
      const { usual, known, handled: by } = await askBothWays("/api/stats", { method, headers });
      // The framework says so of every HEAD, though the answer has a length.
      if (method === "HEAD") delete usual.headers["content-length"];
      expect([usual.status, known.status, known.body, by.known]).toEqual([304, 304, "", 0]);
      known.headers["x-ratelimit-remaining"] = usual.headers["x-ratelimit-remaining"];
      expect(lasting(known.headers)).toEqual(lasting(usual.headers));
    }
  });

  test("is for visitors' reads alone", async () => {
    const others: Asking[] = [
      { headers: { cookie: member } },
      { headers: { cookie: "khamt-session=of-nobody" } },
      { headers: { "content-length": "2" }, body: "{}" },
    ];
    for (const asking of others) {
      const { usual, known, handled: by } = await askBothWays("/api/startup-ideas?limit=2", asking);
      expect([usual.status, known.status, by.known]).toEqual([200, 200, 1]);
    }
  });

  test("stands in the log like any other", async () => {
    const said = async () => {
      lines.length = 0;
      const { headers } = await ask("/api/stats", {});
      const own = () => lines.filter((line) => line.includes(String(headers["x-request-id"])));
      await expect.poll(() => own().length).toBe(2);
      return own().map((line) => {
        const { msg, req, res } = JSON.parse(line) as { msg: string; req?: { url: string }; res?: object };
        return { msg, url: req?.url, res };
      });
    };
    server.app.answers?.keys.clear();
    const usual = await said();
    const before = handled;
    expect(await said()).toEqual(usual);
    expect(handled).toBe(before);
  });

  test("is none from a server that stops", async () => {
    const stopping = await openTestApp();
    const address = new URL(await stopping.app.listen({ port: 0, host: "127.0.0.1" }));
    await untilKeeps(stopping);
    await (await fetch(new URL("/api/stats", address))).text();
    const socket = connect(Number(address.port), address.hostname);
    socket.write("GET /api/stats HTTP/1.1\r\n");
    await once(stopping.app.server, "connection");
    const closed = stopping.close();
    await expect.poll(() => stopping.app.server.listening).toBe(false);
    socket.write("Host: khamt.test\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
    await closed;
  });
});
