import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestApp, type TestApp, testConfig } from "../../../test/app.ts";
import { buildApp } from "../../app.ts";

let server: TestApp;
let app: FastifyInstance;
let lines: string[];
beforeAll(async () => {
  server = await openTestApp();
  app = await buildApp({
    db: server.db,
    config: { ...testConfig, logLevel: "warn" },
    clock: server.clock.now,
    logTo: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => {
  lines = [];
  server.clock.pass({ minutes: 2 });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

type Given = { type?: string; remoteAddress?: string; headers?: Record<string, string> };

/** As browsers send it. */
function send(
  report: object,
  { type = "application/csp-report", remoteAddress = "10.0.0.1", headers }: Given = {},
) {
  return app.inject({
    method: "POST",
    url: "/api/policy-reports",
    remoteAddress,
    headers: { "content-type": type, "sec-fetch-site": "same-origin", ...headers },
    payload: JSON.stringify({ "csp-report": report }),
  });
}

const report = {
  "document-uri": "https://khamt.mn/search?q=CANARY#CANARY",
  "blocked-uri": "trusted-types-policy",
  "effective-directive": "trusted-types",
  "source-file": "https://khamt.mn/assets/a.js?CANARY",
  "script-sample": "CANARY",
  disposition: "enforce",
};

test("R21 a page that breaks its policy is a line of the log, without what was searched for", async () => {
  expect((await send(report)).json()).toEqual({ success: true });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    policyReport: {
      directive: "trusted-types",
      blocked: "trusted-types-policy",
      page: "https://khamt.mn/search",
      source: "https://khamt.mn/assets/a.js",
    },
  });
  expect(lines.join("")).not.toContain("CANARY");
});

test("R21 nobody fills the log with reports, or sends them from another site", async () => {
  const answers = [];
  for (let number = 0; number < 60; number += 1)
    answers.push((await send(report, { remoteAddress: `10.0.1.${number % 6}` })).statusCode);
  expect(answers).toEqual(Array(60).fill(200));
  expect(lines).toHaveLength(20);
  expect((await send(report, { headers: { "sec-fetch-site": "cross-site" } })).statusCode).toBe(403);
  expect((await send({ "document-uri": "x".repeat(20_000) })).statusCode).toBe(413);
  expect((await send({ "document-uri": 5 })).statusCode).toBe(400);
});

test("R21 every answer lets through the scripts of two named policies, and says where else to report", async () => {
  const policy = String((await app.inject("/api/stats")).headers["content-security-policy"]);
  expect(policy).toMatch(/(^|; )trusted-types khamt-worker khamt-offline(;|$)/);
  expect(policy).toMatch(/(^|; )report-uri \/api\/policy-reports(;|$)/);
});
