import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { buildApp } from "./app.ts";
import { testConfig } from "../test/app.ts";
import { testServer } from "../test/test-server.ts";
import { signInMember } from "../test/member.ts";
import { addUser } from "../test/rows.ts";
import { lists } from "./set-up-app.ts";

const server = testServer();

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
