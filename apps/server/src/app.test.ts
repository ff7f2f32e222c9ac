import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { errorBody } from "@khamt/contract";
import { buildApp } from "./app.ts";
import { openTestApp, type TestApp, testConfig } from "../test/app.ts";
import { signInMember } from "../test/member.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const lists = [
  "/api/startup-ideas",
  "/api/ideas",
  "/api/ideas/search",
  "/api/startup-cofounders",
  "/api/companies",
  "/api/project-listings",
  "/api/partners",
  "/api/partners/search",
];

describe("every answer", () => {
  test.each(["/api/stats", "/api/nothing", "/api/ideas?limit=0", "/healthz"])(
    "R21 %s carries the security headers and a request id",
    async (url) => {
      const { headers } = await server.get(url);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
      });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );
});

describe("errors", () => {
  test("have one shape, and the number of the request", async () => {
    const answer = await server.get("/api/nothing");
    expect(answer.statusCode).toBe(404);
    const body = errorBody.strict().parse(answer.json());
    expect(body).toMatchObject({ error: "not-found", requestId: answer.headers["x-request-id"] });
  });

  test("name the methods that an address takes", async () => {
    const answer = await server.post("/api/stats", {});
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
    expect(answer.json()).toMatchObject({ error: "method-not-allowed" });
  });

  test("R31 R46 say nothing about the inside when the database is gone", async () => {
    const db = new Proxy(server.db, {
      get: () => () => {
        throw new Error("SELECT secret FROM users at /srv/khamt");
      },
    });
    const broken = await buildApp({ db, config: testConfig });
    const answer = await broken.inject("/api/stats");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: "internal" });
    expect(answer.body).not.toMatch(/SELECT|srv|at /);
    expect((await broken.inject("/readyz")).statusCode).toBe(503);
    expect((await broken.inject("/healthz")).statusCode).toBe(200);
    await broken.close();
  });
});

describe("the reader's language", () => {
  test.each([
    ["?lang=mn", {}, "mn"],
    ["?lang=en", { cookie: "khamt-lang=mn" }, "en"],
    ["", { cookie: "khamt-lang=mn", "accept-language": "en" }, "mn"],
    ["", { "accept-language": "mn-MN,en;q=0.5" }, "mn"],
    ["", { "accept-language": "en,mn;q=0.5" }, "en"],
    ["", { cookie: "khamt-lang=xx" }, "en"],
    ["", {}, "en"],
  ])("of %s with %j is found", async (query, headers, language) => {
    const answer = await server.get(`/api/nothing${query}`, headers);
    expect(answer.headers["content-language"]).toBe(language);
    expect(answer.headers.vary).toContain("Accept-Language");
    expect(answer.json<{ message: string }>().message).toBe(
      language === "mn"
        ? "Энд юу ч олдсонгүй. Устгагдсан байж магадгүй тул буцах эсвэл хайж үзнэ үү."
        : "There is nothing here. It may have been removed: go back, or search for it.",
    );
  });
});

describe("hostile input", () => {
  const values = [
    "%00",
    "a%00b",
    "%25",
    "_",
    "%5C",
    "'",
    "%22",
    "x".repeat(10_000),
    "%ED%A0%80",
    "%F0%9F%90%8E",
    "%E2%80%AE",
    "../../etc/passwd",
    "[object Object]",
    "1e309",
    "-1",
  ];
  const parameters = [
    "q",
    "searchTerm",
    "limit",
    "cursor",
    "lang",
    "industry",
    "stage",
    "skills",
    "location",
    "type",
    "budget",
    "size",
  ];

  test.each(lists)("never breaks %s", async (url) => {
    const queries = parameters.flatMap((parameter) => [
      ...values.map((value) => `${parameter}=${value}`),
      `${parameter}=a&${parameter}=b`,
      `${parameter}[]=a`,
      `${parameter}[x]=a`,
    ]);
    for (const query of queries) {
      const { statusCode } = await server.get(`${url}?${query}`);
      expect([200, 400], `${url}?${query.slice(0, 60)}`).toContain(statusCode);
    }
  });

  test("NUL is refused where it stands", async () => {
    expect((await server.get("/api/ideas?q=a%00b")).json()).toMatchObject({
      error: "invalid-parameter",
      parameter: "q",
    });
  });

  const firstYear = "0000-01-01T00:00:00.000Z";

  test.each([
    "/api/startup-ideas?",
    "/api/startup-cofounders?",
    "/api/companies?",
    "/api/project-listings?",
    "/api/partners?",
    "/api/search?q=go&",
    "/api/success-stories?",
    "/api/applications?side=mine&",
    "/api/conversations?",
    "/api/connections?tab=sent&",
    "/api/service-requests?",
  ])("a cursor of the year 0 is refused by %s", async (list) => {
    const cookie = await server.signIn(await addUser(server.db));
    const cursor = Buffer.from(`${firstYear} 00000000-0000-4000-8000-000000000000 0`).toString("base64url");
    const answer = await server.get(`${list}cursor=${cursor}`, { cookie });
    expect(answer.json(), answer.body).toMatchObject({ error: "invalid-parameter", parameter: "cursor" });
  });

  test("a time of the year 0 is refused wherever one is sent", async () => {
    const member = await signInMember(server);
    const idea = await member.make("idea");
    const found = { type: "cofounder", targetId: idea.id, shown: { compatibility: 50, reason: "" } };
    const cookie = await server.signIn(member.id);
    const saved = { matches: [{ ...found, savedAt: firstYear }] };
    const answers = [
      await server.post("/api/my-matches", saved, { cookie }),
      await member.put("idea", { id: idea.id, updatedAt: firstYear }, idea),
      await member.call("PUT", "/api/drafts/idea/new", { fields: {}, editedAt: firstYear }),
    ];
    expect(answers.map((answer) => answer.json<{ parameter: string }>().parameter)).toEqual([
      "matches.0.savedAt",
      "version",
      "editedAt",
    ]);
  });

  test("a time that only the database refuses is a bad request", async () => {
    const app = await buildApp({ db: server.db, config: testConfig });
    const asked = {
      config: { access: "public" },
      schema: { querystring: z.object({ at: z.string() }) },
    } as const;
    app.get<{ Querystring: { at: string } }>("/test/time", asked, ({ query }) =>
      server.db.execute(sql`select ${query.at}::timestamptz`),
    );
    for (const at of [firstYear, "yesterday week"])
      expect((await app.inject({ url: "/test/time", query: { at } })).json()).toMatchObject({
        error: "bad-request",
      });
    await app.close();
  });

  test("a malformed address is a bad request", async () => {
    expect((await server.get("/api/ideas/%zz")).statusCode).toBe(400);
  });

  test.each([
    ["text/plain", "hello"],
    ["application/x-www-form-urlencoded", "type=cofounder"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["application/xml", "<a/>"],
  ])("a body of type %s is refused", async (type, payload) => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/matches",
      headers: { "content-type": type },
      payload,
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error: "unsupported-media-type" });
  });

  test("a body that is too large is refused", async () => {
    const answer = await server.post("/api/matches", { type: "x".repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: "payload-too-large" });
  });

  test.each(["{", "", "[]", "null", '"text"', "1"])("the body %s is a bad request", async (payload) => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/matches",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.test" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://khamt.test" }, 400],
    [{ "sec-fetch-site": "same-origin" }, 400],
    [{}, 400],
  ])("a write with %j from another site is refused", async (headers, status) => {
    expect((await server.post("/api/matches", {}, headers)).statusCode).toBe(status);
  });
});

test("private fields of anybody appear in no public answer", async () => {
  const secret = (name: string) => `canary-${name}`;
  const userId = await addUser(server.db, {
    username: secret("username"),
    email: `${secret("mail")}@x.test`,
    password: secret("password"),
    emailVerificationToken: secret("token"),
    passwordResetToken: secret("reset"),
  });
  const idea = await addIdea(server.db, { userId });
  const person = await addCofounder(server.db, {
    userId,
    email: `${secret("own-mail")}@x.test`,
    phoneNumber: secret("phone"),
  });
  const company = await addCompany(server.db, {
    userId,
    registrationNumber: secret("registration"),
    taxId: secret("tax"),
    projectFiles: [secret("file")],
    hidesContacts: true,
    email: `${secret("hidden")}@x.test`,
  });
  const project = await addProject(server.db, { companyId: company });
  const details = [
    `/api/startup-ideas/${idea}`,
    `/api/startup-cofounders/${person}`,
    `/api/companies/${company}`,
    `/api/project-listings/${project}`,
    `/api/partners/${person}`,
    `/api/partners/${company}`,
  ];
  for (const url of [
    ...lists,
    ...details,
    "/api/stats",
    "/api/ideas?q=canary",
    "/api/search?q=canary",
    "/api/search?q=person",
    "/api/search?q=сарнай",
    "/api/search?q=idea",
    "/api/partners/search?searchTerm=canary",
  ]) {
    const answer = await server.get(url);
    expect(answer.statusCode, url).toBe(200);
    expect(answer.body, url).not.toContain("canary");
    expect(answer.body, url).not.toContain(userId);
    expect(answer.body, url).not.toContain('"topics"');
  }
});
