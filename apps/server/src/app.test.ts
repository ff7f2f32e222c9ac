import { describe, expect, test } from "vitest";
import { errorBody } from "@khamt/contract";
import { buildApp } from "./app.ts";
import { testConfig } from "../test/app.ts";
import { testServer } from "../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";
import { lists } from "./set-up-app.ts";

const server = testServer();

describe("every answer", () => {
  test.each([
    "/api/stats",
    "/api/nothing",
    "/api/ideas?limit=0",
    "/healthz",
    "/api/ideas/%zz",
    `/api/startup-ideas/${"a".repeat(300)}`,
  ])("R21 %s carries the security headers and a request id", async (url) => {
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
  });
});

describe("errors", () => {
  test("have one shape, and the number of the request", async () => {
    const answer = await server.get("/api/nothing");
    expect(answer.statusCode).toBe(404);
    const body = errorBody.strict().parse(answer.json());
    expect(body).toMatchObject({ error: "not-found", requestId: answer.headers["x-request-id"] });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("R31 are no others for an address that can't be read", async () => {
    for (const address of ["/api/ideas/%zz", "/api/startup-ideas/%E0%A4%A"]) {
      const answer = await server.get(address, { "accept-language": "mn" });
      expect(answer.statusCode).toBe(400);
      expect(errorBody.strict().parse(answer.json())).toMatchObject({ error: "bad-request" });
      expect(answer.headers["content-language"]).toBe("mn");
      expect(answer.body).not.toContain(address);
    }
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

test("who opens an address in a browser reads an error as a page, with its number and a way to try again", async () => {
  const opened = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "mn" };
  for (const url of ["/api/mail/unsubscribe?token=broken", "/api/nothing", "/api/ideas/%zz"]) {
    const { headers, body, statusCode } = await server.get(url, opened);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<html lang="mn">');
    expect(body).toContain(`Хүсэлтийн дугаар: ${String(headers["x-request-id"])}`);
    expect(body).toContain("Дахин оролдох");
  }
});

describe("the reader's language", () => {
  test.each([
    ["?lang=mn", {}, "mn"],
    ["?lang=en", { cookie: "khamt-lang=mn" }, "en"],
    ["", { cookie: "khamt-lang=mn", "accept-language": "en" }, "mn"],
    ["", { "accept-language": "mn-MN,en;q=0.5" }, "mn"],
    ["", { "accept-language": "en,mn;q=0.5" }, "en"],
    ["", { "accept-language": "kk-KZ, mn-MN;q=0.8, en;q=0.5" }, "mn"],
    ["", { "accept-language": "mn;q=0.3, ru, en-GB;q=0.7" }, "en"],
    ["", { "accept-language": "mn;q=0, *" }, "en"],
    ["", { "accept-language": "mn;q=much,;,=" }, "en"],
    ["", { cookie: "khamt-lang=xx" }, "en"],
    ["", {}, "en"],
  ])("of %s with %j is found", async (query, headers, language) => {
    const answer = await server.get(`/api/nothing${query}`, headers);
    expect(answer.headers["content-language"]).toBe(language);
    expect(answer.headers.vary).toContain("Accept-Language");
    expect(answer.json<{ message: string }>().message).toBe(
      language === "mn"
        ? "Энд юу ч олдсонгүй. Устгагдсан байж магадгүй тул буцна уу, эсвэл хайж үзнэ үү."
        : "There is nothing here. It may have been removed: go back, or search for it.",
    );
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
