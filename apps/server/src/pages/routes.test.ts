import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiteSettings } from "@khamt/contract";
import { siteOf } from "../platform/site/site.ts";
import { addBudgets } from "../platform/http/budget.ts";
import { readerOf } from "../platform/http/in-process.ts";
import { addLanguage } from "../platform/http/language.ts";
import type { Changes } from "../platform/answers/changes.ts";
import { siteStyle } from "./site-style.ts";
import { pageRoutes } from "./routes.ts";

const renderer = `
let renderings = 0;
export const knownAddress = (url) => url.replace(/[?&]unknown=[^&]*/, "");
export async function render({ url, language, theme, fetchApi, assets }) {
  if (url === "/moved") return { status: 307, redirect: "/there" };
  if (url === "/busy") return { status: 503, html: "busy", style: "" };
  if (url === "/nothing") return { status: 404, html: "nothing", style: "" };
  renderings += 1;
  const { ideas } = await (await fetchApi("/api/stats")).json();
  if (url === "/rights") return { status: 200, html: await (await fetchApi("/api/rights")).text(), style: "" };
  if (url === "/me") return { status: 200, html: (await (await fetchApi("/api/me")).json()).name, style: "" };
  return { status: 200, html: [renderings, language, theme, ideas].join(" "), style: assets.css };
}`;

let folder: string;
let app: FastifyInstance;
let time = Date.UTC(2026, 0);
let isOverloaded = false;
let written = 0;
let ideas = 7;
let colours: SiteSettings["colours"] = null;
const changes: Changes = {
  mark: () => ({ gaps: 0, at: written }),
  isFresh: ({ at }) => at === written,
  caughtUp: async () => {},
  close: async () => {},
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "khamt-pages-"));
  await writeBuild(folder);
  app = Fastify();
  await app.register(cookie);
  await app.register(underPressure, { healthCheck: async () => !isOverloaded, healthCheckInterval: 5 });
  addLanguage(app);
  addBudgets(app, { msPerSecond: 250 });
  // Whoever has the cookie is signed in by that name.
  app.decorateRequest("user", undefined);
  app.decorateRequest("rights", undefined);
  app.addHook("onRequest", async (request) => {
    const name = request.cookies["member"];
    if (name)
      Object.assign(request, { user: { id: name, name, language: "mn" }, rights: { hasSecondStep: true } });
  });
  app.get("/api/stats", () => ({ ideas }));
  app.get("/api/me", ({ user }) => ({ name: user?.name ?? "nobody" }));
  app.get("/api/rights", (request) => readerOf(request)?.rights ?? {});
  await app.register(pageRoutes, {
    publicUrl: "https://khamt.example",
    webDist: folder,
    clock: () => new Date(time),
    changes,
    site: {
      read: async () => siteOf({ colours }),
      contactEmail: async () => undefined,
      servicesEmail: async () => undefined,
    },
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("pages", () => {
  it("are rendered with the data of the API, in the reader's language and colours", async () => {
    const answer = await get("/a", { cookie: "khamt-lang=mn; khamt-theme=dark" });
    expect(answer.body).toMatch(/mn dark 7$/);
    expect(answer.headers).toMatchObject({ "content-language": "mn", "cache-control": "private, no-cache" });
  });

  it("are shared by visitors for a few seconds, and then made anew", async () => {
    const first = await get("/b");
    expect((await get("/b")).body).toBe(first.body);
    time += 60_000;
    expect((await get("/b")).body).not.toBe(first.body);
  });

  it("are made anew once something is written", async () => {
    const first = await get("/b2");
    written += 1;
    expect((await get("/b2")).body).not.toBe(first.body);
  });

  it("are the same with parameters that they do not know", async () => {
    const first = await get("/b3");
    expect((await get("/b3?unknown=1")).body).toBe(first.body);
    expect((await get("/b3?known=1")).body).not.toBe(first.body);
  });

  it("may show the operator's colours from the moment they are set, and no other style", async () => {
    const hashes = async () =>
      String((await get("/b4")).headers["content-security-policy"]).match(/'sha256-[^']+'/g) ?? [];
    const [own = "", ...others] = await hashes();
    expect(others).toEqual([]);
    colours = { light: "#0b6b3a", dark: "#63d296" };
    written += 1;
    const style = `'sha256-${createHash("sha256").update(siteStyle(colours)).digest("base64")}'`;
    expect(await hashes()).toEqual([own, style]);
    colours = null;
    written += 1;
    expect(await hashes()).toEqual([own]);
  });

  it("of members are their own: rendered as them, in their language, and kept for nobody else", async () => {
    const [saran, naran] = [
      await get("/me", { cookie: "member=saran" }),
      await get("/me", { cookie: "member=naran" }),
    ];
    expect([saran.body, naran.body, (await get("/me")).body]).toEqual(["saran", "naran", "nobody"]);
    expect((await get("/me", { cookie: "member=saran" })).body).toBe("saran");
    expect(saran.headers).toMatchObject({ "cache-control": "no-store", "content-language": "mn" });
  });

  it("of members are not drawn again while all that they show is the same", async () => {
    const cookie = "member=saran; khamt-theme=dark";
    const first = (await get("/h", { cookie })).body;
    written += 1;
    expect((await get("/h", { cookie })).body).toBe(first);
    expect((await get("/h", { cookie: "member=naran; khamt-theme=dark" })).body).not.toBe(first);
    expect((await get("/h?known=1", { cookie })).body).not.toBe(first);
    ideas = 8;
    expect((await get("/h", { cookie })).body).toMatch(/ mn dark 8$/);
    ideas = 7;
  });

  it("are rendered with what the member may do", async () => {
    const { body } = await get("/rights", { cookie: "member=saran" });
    expect(JSON.parse(body)).toEqual({ hasSecondStep: true });
  });

  it("are not shared between languages", async () => {
    await get("/c");
    expect((await get("/c?lang=mn")).body).toContain(" mn ");
    expect((await get("/c", { cookie: "khamt-lang=mn" })).body).toContain(" mn ");
    expect((await get("/c")).body).toContain(" en ");
  });

  it("remember a language that was asked for in the address", async () => {
    expect((await get("/?lang=mn")).headers["set-cookie"]).toContain("khamt-lang=mn");
    expect((await get("/")).headers["set-cookie"]).toBeUndefined();
  });

  it("keep the status and the way of the router", async () => {
    expect((await get("/nothing")).statusCode).toBe(404);
    const moved = await get("/moved");
    expect([moved.statusCode, moved.headers.location]).toEqual([307, "/there"]);
    const busy = await get("/busy");
    expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "3"]);
  });

  it("are compressed for readers who can read that", async () => {
    const answer = await get("/d", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/en {2}7$/);
    for (const [accepted, encoding] of [
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["br; q=0.000, gzip;q=0", undefined],
      ["BR;q=0.001", "br"],
      ["br;q=much, gzip;q=0.5", "gzip"],
    ] as const)
      expect((await get("/d", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
  });

  it("allow their own style sheet and no inline script", async () => {
    const policy = String((await get("/e")).headers["content-security-policy"]);
    const own = createHash("sha256").update("body{}").digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${own}'`);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
  });

  it("are for people: a script that asks for data gets none", async () => {
    expect((await get("/f", { accept: "application/json" })).statusCode).toBe(404);
  });

  it("come with files that may be kept for good", async () => {
    const answer = await get("/assets/a.js");
    expect(answer.body).toBe("let a;");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  it("are refused by an overloaded server, which still gives the files of those that it gave", async () => {
    isOverloaded = true;
    await expect.poll(async () => (await get("/g")).statusCode).toBe(503);
    expect((await get("/assets/a.js")).statusCode).toBe(200);
    isOverloaded = false;
    await expect.poll(async () => (await get("/g")).statusCode).toBe(200);
  });

  it("give no file outside the build", async () => {
    expect((await get("/assets/..%2f..%2fserver/entry-server.js")).body).not.toContain("renderings");
  });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { accept: "text/html", ...headers } });
}

async function writeBuild(dist: string): Promise<void> {
  await mkdir(path.join(dist, "client/.vite"), { recursive: true });
  await mkdir(path.join(dist, "client/assets"));
  await mkdir(path.join(dist, "server"));
  await writeFile(path.join(dist, "client/.vite/manifest.json"), '{"style.css":{"file":"assets/a.css"}}');
  await writeFile(path.join(dist, "client/assets/a.css"), "body{}");
  await writeFile(path.join(dist, "client/assets/of-the-build-before.css"), "body{color:red}");
  await writeFile(path.join(dist, "client/assets/a.js"), "let a;");
  await writeFile(path.join(dist, "server/entry-server.js"), renderer);
  await writeFile(path.join(dist, "server/package.json"), '{"type":"module"}');
}
