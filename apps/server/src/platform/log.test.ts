import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp, type TestApp, testConfig } from "../../test/app.ts";
import { addUser } from "../../test/rows.ts";
import { buildApp } from "../app.ts";
import { explain, lastWords } from "./log.ts";
import { StartError } from "./start-error.ts";

const canary = "LOGCANARY";
/** What is made of a secret: a digest in hexadecimal or base64url digits. */
const digest = /(?<![\w/-])([0-9a-f]{64}|[\w-]{43})(?![\w./-])/;

let server: TestApp;
let app: FastifyInstance;
let cookie: string;
let lines: string[];

beforeAll(async () => {
  server = await openTestApp();
  app = await buildApp({
    db: server.db,
    config: { ...testConfig, logLevel: "trace" },
    clock: server.clock.now,
    mail: { send: async () => {} },
    logTo: { write: (line) => void lines.push(line) },
  });
  app.get("/test/throw/:what", { config: { access: "public" } }, ({ params, log }) => {
    const { what } = params as { what: keyof typeof mistakes };
    log.error(mistakes[what]);
    log.error({ err: mistakes[what] });
    throw mistakes[what];
  });
  app.get("/test/database", { config: { access: "public" } }, ({ query }) =>
    server.db.execute(sql.raw((query as { sql: string }).sql)),
  );
});
beforeEach(async () => {
  lines = [];
  cookie = await server.signIn(await addUser(server.db));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Lines that are too long, or hold what is nobody's business. */
function indiscretions(): string[] {
  if (lines.length === 0) return ["nothing was logged"];
  return lines.filter(
    (line) => line.toLowerCase().includes(canary.toLowerCase()) || digest.test(line) || line.length > 4000,
  );
}

async function without(table: string, work: () => Promise<void>): Promise<void> {
  await server.db.execute(sql.raw(`alter table ${table} rename to hidden`));
  try {
    await work();
  } finally {
    await server.db.execute(sql.raw(`alter table hidden rename to ${table}`));
  }
}

describe("R43 when a query fails, the log has the reason and nothing that was in the query", () => {
  const longDraft = { taxId: canary, bio: `${canary} `.repeat(3000) };
  const saveDraft = () =>
    app.inject({
      method: "PUT",
      url: "/api/drafts/idea/new",
      headers: { cookie },
      payload: { fields: longDraft, editedAt: server.clock.now().toISOString() },
    });

  test("of a draft whose table is gone", async () => {
    await without("drafts", async () => {
      expect((await saveDraft()).json()).toMatchObject({ error: "internal" });
    });
    expect(lines.join("")).toMatch(/"message":"relation \\"drafts\\" does not exist","code":"42P01"/);
    expect(lines.join("")).toMatch(/"stack":"at .*drafts/s);
    expect(indiscretions()).toEqual([]);
  });

  test("of a draft that a constraint refuses", async () => {
    await server.db.execute("alter table drafts add constraint nothing check (false) not valid");
    expect((await saveDraft()).json()).toMatchObject({ error: "internal" });
    await server.db.execute("alter table drafts drop constraint nothing");
    expect(lines.join("")).toMatch(/"code":"23514","constraint":"nothing","table":"drafts"/);
    expect(indiscretions()).toEqual([]);
  });

  test("of an address that is to be proven", async () => {
    await without("email_codes", async () => {
      const url = "/api/auth/send-verification";
      const payload = { email: `${canary}@example.test` };
      expect((await app.inject({ method: "POST", url, payload })).statusCode).toBe(500);
    });
    expect(indiscretions()).toEqual([]);
  });

  test("of a session", async () => {
    await without("sessions", async () => {
      expect((await app.inject({ url: "/api/account", headers: { cookie } })).statusCode).toBe(500);
    });
    expect(indiscretions()).toEqual([]);
  });

  test.each([
    `select '${canary}'::uuid`,
    `select to_tsquery('simple', '${canary} ${canary}')`,
    `select '{"${canary}'::jsonb`,
    `select '${canary}'::int`,
  ])("of values that the database can't read: %s", async (query) => {
    await app.inject({ url: "/test/database", query: { sql: query } });
    expect(indiscretions()).toEqual([]);
  });
});

describe("an address is logged without its query", () => {
  test.each([
    ["GET", "/api/mail/unsubscribe"],
    ["GET", "/api/search"],
    ["GET", "/api/nothing"],
    ["GET", "/files/nothing"],
    ["POST", "/api/search"],
  ] as const)("of %s %s", async (method, url) => {
    await app.inject({ method, url: `${url}?token=${canary}&q=${canary}&signature=${canary}` });
    expect(lines.join("")).toContain(`"url":"${url}"`);
    expect(indiscretions()).toEqual([]);
  });

  test("however long it is", async () => {
    await app.inject(`/api/${"x/".repeat(5000)}`);
    expect(indiscretions()).toEqual([]);
  });

  test("and what is sent to it is not logged when it is refused", async () => {
    const headers = { cookie, "content-type": "application/json" };
    for (const payload of [`{"email": ${canary}}`, `{"${canary}":"a\\u0000b"}`, `{"email":"${canary}"}`])
      await app.inject({ method: "POST", url: "/api/auth/send-verification", headers, payload });
    expect(indiscretions()).toEqual([]);
  });
});

const query = `Failed query: select $1\nparams: ${canary},\n    at ${canary}`;
const mistakes = {
  wrapped: new Error(`it failed: ${query}`),
  json: syntaxErrorOf(`{"a": ${canary}`),
  address: new Error(`Reply was already sent for "/api/mail?token=${canary}"`),
  long: new Error("x ".repeat(50_000)),
};

function syntaxErrorOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}

describe("an error that tells too much is cut short", () => {
  test.each(Object.keys(mistakes))("%s", async (what) => {
    expect((await app.inject(`/test/throw/${what}`)).statusCode).toBe(500);
    expect(indiscretions()).toEqual([]);
  });

  test("for the operator too, who reads where it happened", () => {
    expect(lastWords(mistakes.wrapped)).toMatch(/^it failed: Failed query\nat .*log\.test\.ts/);
    expect(lastWords(new StartError("settings", "Mend the settings."))).toBe("Mend the settings.");
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    expect(lastWords(full)).toMatch(/^ENOSPC: no space left on device, write\nThe disk is full: make room/);
    const denied = Object.assign(new Error("EACCES: permission denied, open 'x'"), { code: "EACCES" });
    expect(lastWords(denied)).toMatch(
      /^EACCES: permission denied, open 'x'\nThis user may not .* DATA_DIR\.$/,
    );
    expect(explain({ message: query })).toBe("Failed query");
    expect(explain("thrown as a text")).toBe("thrown as a text");
  });
});
