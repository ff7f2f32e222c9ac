import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword } from "../test/accounts.ts";
import { openTestApp, type TestApp, testCost } from "../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";
import { createPasswords } from "./auth/passwords.ts";
import { listSessions } from "./auth/sessions.ts";
import { aiMatches, domainClaims, files, passkeys } from "./db/schema/index.ts";

// Who may call what, in one table: a route without a row fails, and so does a row without a route.

const roles = ["visitor", "member", "company", "owner", "admin"] as const;
type Role = (typeof roles)[number];
/** "in": not turned away for who they are, though what they send may be refused. */
type Outcome = "in" | 200 | 401 | 403 | 404;
type Cell = { ids: Ids; ownerId: string };
type Row = {
  expected: Record<Role, Outcome>;
  url?: (cell: Cell) => string | Promise<string>;
  body?: object;
};
type Ids = Record<"idea" | "cofounder" | "company" | "project", string>;

const all = (outcome: Outcome) =>
  Object.fromEntries(roles.map((role) => [role, outcome])) as Record<Role, Outcome>;
const anyone: Row = { expected: all("in") };
const reader = (kind: keyof Ids, path: string): Row => ({
  expected: all(200),
  url: ({ ids }) => `${path}/${ids[kind]}`,
});
const members = (body?: object): Row => ({ expected: { ...all(200), visitor: 401 }, ...(body && { body }) });
/** For members, whatever becomes of what they send. */
const membersTry: Row = { expected: { ...all("in"), visitor: 401 } };
/** For what belongs to one member: nobody else learns that it is there, the administrator neither. */
const ownerOnly = (url: (cell: Cell) => Promise<string>): Row => ({
  expected: { ...all(404), visitor: 401, owner: 200 },
  url,
});

const proof = { password: goodPassword };
const newPassword = "Chuluut-Gol9 tsas";

const ownPaths = {
  "startup-ideas": "my-startup-idea-profile",
  "startup-cofounders": "my-cofounder-profile",
  companies: "my-company-profile",
  "project-listings": "my-project-listing",
};

const edit = { title: "Cold storage", firstName: "Bat" };

/** Nobody has any of these; who has one is shown in own.test.ts. */
function ownRows([path, mine]: [string, string]): [string, Row][] {
  const nobodys = `/api/${path}/00000000-0000-4000-8000-000000000000`;
  return [
    [`GET /api/${mine}`, { expected: { ...all(404), visitor: 401 } }],
    [`GET /api/${mine}s`, members()],
    [`POST /api/${path}`, { ...membersTry, body: edit }],
    [`PUT /api/${path}/:id`, { ...membersTry, url: () => `${nobodys}?version=2026-05-04T12:00:00.000Z` }],
    [`DELETE /api/${path}/:id`, { expected: { ...all(404), visitor: 401 }, url: () => nobodys }],
  ];
}

async function addFile(userId: string): Promise<string> {
  const key = randomUUID();
  const name = "plan.pdf";
  await server.db
    .insert(files)
    .values({ key, userId, state: "stored", type: "application/pdf", name, freeSince: new Date() });
  await server.storage.put(key, Buffer.from("%PDF-"), "application/pdf");
  return `/files/${key}`;
}

async function addMatch(userId: string): Promise<string> {
  const match = { userId, matchType: "startup-idea" as const, targetId: ids.idea, compatibilityScore: 70 };
  const [row] = await server.db
    .insert(aiMatches)
    .values({ ...match, status: "saved" })
    .returning({ id: aiMatches.id });
  return `/api/my-matches/${row?.id}`;
}

const claimCode = "0123456789";

async function addClaim(userId: string): Promise<string> {
  const companyId = await addCompany(server.db, { userId });
  const claim = { companyId, domain: "khamt.mn", token: claimCode, createdAt: new Date() };
  const [row] = await server.db.insert(domainClaims).values(claim).returning({ id: domainClaims.id });
  return `/api/domains/${row?.id}`;
}

const table: Record<string, Row> = {
  "GET /healthz": anyone,
  "GET /readyz": anyone,
  "GET /api/openapi.json": anyone,
  "GET /robots.txt": { expected: all(200) },
  "GET /sitemap.xml": { expected: all(200) },
  "GET /og/khamt.png": { expected: all(200) },
  "GET /og/:kind/:id.png": { expected: all(200), url: ({ ids }) => `/og/idea/${ids.idea}.png` },
  "GET /api/startup-ideas": anyone,
  "GET /api/ideas": anyone,
  "GET /api/ideas/search": anyone,
  "GET /api/startup-ideas/:id": reader("idea", "/api/startup-ideas"),
  "GET /api/startup-cofounders": anyone,
  "GET /api/startup-cofounders/:id": reader("cofounder", "/api/startup-cofounders"),
  "GET /api/companies": anyone,
  "GET /api/companies/:id": reader("company", "/api/companies"),
  "GET /api/project-listings": anyone,
  "GET /api/project-listings/:id": reader("project", "/api/project-listings"),
  "GET /api/partners": anyone,
  "GET /api/partners/search": anyone,
  "GET /api/partners/counts": anyone,
  "GET /api/partners/:id": reader("cofounder", "/api/partners"),
  "POST /api/matches": anyone,
  "POST /api/matches/text": anyone,
  "POST /api/matches/pair": anyone,
  "POST /api/matches/team": anyone,
  "POST /api/preferences/count": anyone,
  "GET /api/my-matches": members(),
  "POST /api/my-matches": membersTry,
  "POST /api/my-matches/generate": members(),
  "PATCH /api/my-matches/:id": {
    ...ownerOnly(({ ownerId }) => addMatch(ownerId)),
    body: { status: "dismissed" },
  },
  "DELETE /api/my-matches/:id": ownerOnly(({ ownerId }) => addMatch(ownerId)),
  "GET /api/notifications": members(),
  "GET /api/notifications/unread": members(),
  "POST /api/notifications/read": members({ all: true }),
  "GET /api/mail/unsubscribe": anyone,
  "POST /api/mail/unsubscribe": anyone,
  "GET /api/private-index/:kind": { expected: all(200), url: () => "/api/private-index/cofounder" },
  "GET /api/concept-graph": { expected: all(200) },
  "GET /api/search": anyone,
  "GET /api/concepts": anyone,
  "GET /api/stats": anyone,

  "POST /api/auth/send-verification": anyone,
  "POST /api/auth/verify-email": anyone,
  "POST /api/auth/sign-in": anyone,
  "POST /api/auth/second-step": anyone,
  "POST /api/auth/sign-out": anyone,
  "GET /api/auth/me": anyone,
  "POST /api/auth/password/forgot": anyone,
  "POST /api/auth/password/reset": anyone,
  "POST /api/auth/password/change": members({ current: goodPassword, password: newPassword }),
  "POST /api/auth/email/change": members({ email: "another@khamt.test", ...proof }),
  "POST /api/auth/email/confirm": anyone,
  "GET /api/auth/sessions": members(),
  "DELETE /api/auth/sessions": members(),
  "DELETE /api/auth/sessions/:id": ownerOnly(async ({ ownerId }) => {
    const [session] = await listSessions(server.db, ownerId, server.clock.now());
    return `/api/auth/sessions/${session?.sid}`;
  }),
  "POST /api/auth/passkeys/sign-in-options": anyone,
  "POST /api/auth/passkeys/sign-in": anyone,

  "GET /api/account": members(),
  "PATCH /api/account": members({ language: "mn" }),
  "POST /api/account/totp": members(proof),
  "POST /api/account/totp/confirm": membersTry,
  "POST /api/account/totp/off": members(proof),
  "POST /api/account/recovery-codes": membersTry,
  "GET /api/account/passkeys": members(),
  "POST /api/account/passkeys/options": members(proof),
  "POST /api/account/passkeys": membersTry,
  "DELETE /api/account/passkeys/:id": ownerOnly(async ({ ownerId: userId }) => {
    const key = { userId, credentialId: userId, publicKey: new Uint8Array(), name: "Key" };
    const [row] = await server.db.insert(passkeys).values(key).returning({ id: passkeys.id });
    return `/api/account/passkeys/${row?.id}`;
  }),
  "POST /api/account/export": members(proof),
  "POST /api/account/delete": members(proof),
  "POST /api/account/keep": members(),
  ...Object.fromEntries(Object.entries(ownPaths).flatMap(ownRows)),
  "GET /api/contact": anyone,
  "POST /api/contact": anyone,
  "GET /api/domains": members(),
  "POST /api/domains": { ...membersTry, body: { domain: "khamt.mn" } },
  "POST /api/domains/:id/check": {
    ...ownerOnly(async ({ ownerId }) => `${await addClaim(ownerId)}/check`),
    body: { code: claimCode },
  },
  "DELETE /api/domains/:id": ownerOnly(({ ownerId }) => addClaim(ownerId)),
  "GET /api/drafts/:kind/:entity": { ...members(), url: () => "/api/drafts/idea/new" },
  "PUT /api/drafts/:kind/:entity": {
    ...members({ fields: {}, editedAt: "2026-05-04T12:00:00.000Z" }),
    url: () => "/api/drafts/idea/new",
  },
  "DELETE /api/drafts/:kind/:entity": { ...members(), url: () => "/api/drafts/idea/new" },
  "POST /api/projects/upload": members(),
  "GET /api/my-files": members(),
  "PUT /files/:key": { ...membersTry, url: () => "/files/0123456789" },
  "GET /files/:key": { expected: { ...all(404), owner: 200 }, url: ({ ownerId }) => addFile(ownerId) },
};

let server: TestApp;
let ids: Ids;
let password: string;
const routes = new Set<string>();

beforeAll(async () => {
  server = await openTestApp({
    onRoute: ({ method, url }) => {
      // Addresses asked in a wrong way are registered with a list of methods; the reference brings its own files.
      if (typeof method === "string" && method !== "HEAD" && !url.startsWith("/api/docs"))
        routes.add(`${method} ${url}`);
    },
  });
  const { db } = server;
  const company = await addCompany(db);
  ids = {
    company,
    idea: await addIdea(db),
    cofounder: await addCofounder(db),
    project: await addProject(db, { companyId: company }),
  };
  password = await createPasswords({ cost: testCost, refuseCommon: true }).hash(goodPassword);
});
afterAll(() => server.close());

test("every route has its row, and every row its route", () => {
  expect([...routes].sort()).toEqual(Object.keys(table).sort());
});

describe.each(Object.entries(table))("%s", (route, { expected, url, body }) => {
  test.each(roles)("as %s", async (role) => {
    // An hour between two calls, each from its own network, so that no limit is met.
    server.clock.pass({ minutes: 61 });
    const ownerId = await addUser(server.db, { password });
    const ownerCookie = await server.signIn(ownerId);
    const [method = "", path = ""] = route.split(" ");
    const cookie = role === "owner" ? ownerCookie : await cookieOf(role);
    const { statusCode } = await server.call({
      method,
      url: url ? await url({ ids, ownerId }) : path,
      remoteAddress: nextAddress(),
      headers: { ...(cookie && { cookie }) },
      ...(method !== "GET" && method !== "DELETE" && { payload: body ?? {} }),
    });
    const outcome = expected[role];
    expect(outcome === "in" ? [200, 400, 409] : [outcome]).toContain(statusCode);
  });
});

async function cookieOf(role: Exclude<Role, "owner">): Promise<string | undefined> {
  if (role === "visitor") return undefined;
  const userType = role === "company" ? "company" : "individual";
  const userRole = role === "admin" ? "admin" : "member";
  return server.signIn(await addUser(server.db, { password, userType, role: userRole }));
}

let calls = 0;
function nextAddress(): string {
  calls += 1;
  return `10.5.${Math.floor(calls / 250)}.${calls % 250}`;
}
