import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { addAccess } from "./access.ts";

describe("a route", () => {
  test("that doesn't say who may call it can't be registered", () => {
    const app = Fastify();
    addAccess(app);
    expect(() => app.get("/api/secrets", () => "")).toThrow("GET /api/secrets doesn't say who may call it");
  });

  test("that says so can", async () => {
    const app = Fastify();
    addAccess(app);
    app.get("/api/stats", { config: { access: "public" } }, () => "");
    await app.ready();
    expect(app.hasRoute({ method: "GET", url: "/api/stats" })).toBe(true);
  });

  test.each([
    ["member", undefined, 401],
    ["member", "member", 200],
    ["member", "admin", 200],
    ["admin", undefined, 401],
    ["admin", "member", 403],
    ["admin", "admin", 200],
    ["admin", "admin without a second step", 403],
    ["writer", "member", 200],
    ["writer", "restricted member", 403],
    ["writer", undefined, 401],
    ["public", undefined, 200],
  ] as const)("for %s answers %s with %i", async (access, who, status) => {
    const app = Fastify();
    app.decorateRequest("user", undefined);
    const role = who?.startsWith("admin") ? "admin" : "member";
    const rights = { isRestricted: who === "restricted member", hasSecondStep: who === "admin" };
    const reader = { user: who && { role }, rights: who && rights };
    app.addHook("onRequest", async (request) => void Object.assign(request, reader));
    addAccess(app);
    app.get("/api/thing", { config: { access } }, () => "");
    expect((await app.inject("/api/thing")).statusCode).toBe(status);
  });
});
