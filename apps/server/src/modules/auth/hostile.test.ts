import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { goodPassword } from "../../../test/accounts.ts";
import { testCost } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";

/** More with TEST_RUNS. */
const numRuns = Number(process.env["TEST_RUNS"] || 15);

let cookie: string;
const server = testServer();
beforeEach(async () => {
  const password = await createPasswords({ cost: testCost, refuseCommon: true }).hash(newPassword);
  cookie = await server.signIn(await addUser(server.db, { password }));
});

const email = "saran@khamt.test";
const newPassword = "Chuluut-Gol9 tsas";
const proper: Record<string, Record<string, unknown>> = {
  "/api/auth/send-verification": { email, language: "mn" },
  "/api/auth/verify-email": {
    email,
    code: "ABCEHK",
    password: goodPassword,
    name: "Саран",
    accountType: "company",
    language: "mn",
  },
  "/api/auth/sign-in": { email, password: goodPassword },
  "/api/auth/second-step": { code: "123456" },
  "/api/auth/sign-out": {},
  "/api/auth/password/forgot": { email, language: "mn" },
  "/api/auth/password/reset": { token: "t".repeat(43), password: goodPassword },
  "/api/auth/password/change": { current: goodPassword, password: goodPassword },
  "/api/auth/email/change": { email, password: goodPassword },
  "/api/auth/email/confirm": { token: "t".repeat(43) },
};
const writes = Object.keys(proper);
const response = { id: "AAAA", rawId: "AAAA", type: "public-key", response: { clientDataJSON: "AAAA" } };
const password = goodPassword;
/** Calls of the own account and of passkeys. */
const own: typeof proper = {
  "/api/auth/passkeys/sign-in-options": {},
  "/api/auth/passkeys/sign-in": { response },
  "/api/account/totp": { password },
  "/api/account/totp/confirm": { code: "123456" },
  "/api/account/totp/off": { password },
  "/api/account/recovery-codes": { password },
  "/api/account/passkeys/options": { password },
  "/api/account/passkeys": { name: "Утас", response },
  "/api/account/export": { password },
  "/api/account/delete": { password },
  "/api/account/keep": {},
  "/api/account/back": {},
  "PATCH /api/account": {
    firstName: "Саран",
    language: "mn",
    theme: "dark",
    notifications: { digest: { app: true, mail: false } },
    privacy: { isListed: false },
  },
};
const all = { ...proper, ...own };
const inside = /\bat .*:\d+:\d+|node_modules|select .* from|insert into|\/src\//i;

let calls = 0;
const nextAddress = () => `10.6.${Math.floor((calls += 1) / 250)}.${calls % 250}`;

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "a@b\r\nBcc: c@d.mn",
    "a@b.mn\0",
    "\ud800",
    "＠",
    "x".repeat(5000),
    [email, email],
    { email },
    "__proto__",
    1e308,
  ),
);
const bodyFor = (url: string) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(all[url] ?? {}).map(([key, value]) => [key, fc.oneof(fc.constant(value), hostile)]),
      ),
      {
        requiredKeys: [],
      },
    )
    .map((body) => JSON.stringify(body));

describe("whatever is sent", () => {
  test.each(Object.keys(all))(
    "to %s is answered without a failure, and tells nothing of the inside",
    async (called) => {
      const [url = "", method = "POST"] = called.split(" ").toReversed();
      const payloads = fc.oneof(
        { weight: 5, arbitrary: bodyFor(called) },
        fc.json({ maxDepth: 2 }),
        fc.string({ unit: "binary" }),
      );
      await fc.assert(
        fc.asyncProperty(payloads, async (payload) => {
          // So that no limit hides what comes behind it.
          server.clock.pass({ minutes: 61 });
          const answer = await server.call({
            method: method === "PATCH" ? method : "POST",
            url,
            payload,
            remoteAddress: nextAddress(),
            headers: { "content-type": "application/json", ...(/change|account/.test(url) && { cookie }) },
          });
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(answer.body).not.toMatch(inside);
        }),
        { numRuns },
      );
    },
  );

  test("in cookies makes a visitor", async () => {
    const names = ["khamt-session", "khamt-flow", "khamt-step", "khamt-device"];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.string({ unit: "binary-ascii", maxLength: 200 }),
        async (name, value) => {
          const headers = { cookie: `${name}=${encodeURIComponent(value)}` };
          const isEnded = name === "khamt-session" && value !== "" ? { isEnded: true } : {};
          expect((await server.get("/api/auth/me", headers)).json()).toEqual({ user: null, ...isEnded });
          const tried = await server.call({
            method: "POST",
            url: "/api/auth/verify-email",
            payload: { email, code: "ABCEHK" },
            remoteAddress: nextAddress(),
            headers,
          });
          expect(tried.statusCode).toBe(400);
        },
      ),
      { numRuns },
    );
  });

  test("as a repeated field counts once: the last", async () => {
    const payload = `{"email":"${email}","password":"a","password":["b"]}`;
    const headers = { "content-type": "application/json" };
    const answer = await server.call({ method: "POST", url: "/api/auth/sign-in", payload, headers });
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "password" });
  });
});

describe("R13 a call from another site", () => {
  const from = (url: string, headers: Record<string, string>) =>
    server.call({
      method: "POST",
      url,
      payload: JSON.stringify(proper[url]),
      remoteAddress: nextAddress(),
      headers: { "content-type": "application/json", cookie, ...headers },
    });

  test.each(writes)("to %s is refused, and so is whatever is no JSON", async (url) => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.test" },
      { origin: "null" },
    ])
      expect((await from(url, headers)).json()).toMatchObject({ error: "forbidden" });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await from(url, { "content-type": type })).statusCode).toBe(415);
    expect((await server.get(url, { cookie })).statusCode).toBe(405);
  });

  test("can't end sessions", async () => {
    for (const url of ["/api/auth/sessions", "/api/auth/sessions/x"]) {
      const headers = { cookie, "sec-fetch-site": "cross-site" };
      expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(403);
    }
  });
});

test("R14 every refusal carries the security headers and is not kept", async () => {
  const refusals = [
    await server.get("/api/auth/sessions"),
    await server.post("/api/auth/sign-in", { email, password: "Not-the-one-1" }),
    await server.post("/api/auth/sign-in", {}),
    await server.post(
      "/api/auth/sign-in",
      { email, password: goodPassword },
      { origin: "https://evil.test" },
    ),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 403]);
  for (const { headers } of refusals) {
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});
