import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft } from "@khamt/contract";
import { serverEnvironment } from "../../../scripts/server-node.js";
import { childFlags } from "../test/child.ts";
import { type KillableServer, prepareKillableServer, requireOk, signUpAt } from "../test/killable-server.ts";
import { startMigratedPostgres } from "../test/database.ts";
import { startTestPostgres, type TestPostgres } from "../test/postgres.ts";

let folder: string;
let server: KillableServer;
/** Where a site is already. */
let taken: TestPostgres;
let archive: string;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-command-"));
  server = await prepareKillableServer();
  taken = await startMigratedPostgres();
  archive = join(folder, "site.tar.gz");
});
afterAll(async () => {
  await server.remove();
  await taken.stop();
  await rm(folder, { recursive: true });
});

/** The command as npm runs it. */
async function command(args: string[], settings: Record<string, string>) {
  const env = serverEnvironment({
    ...process.env,
    NODE_OPTIONS: "",
    DATABASE_URL: "",
    INIT_CWD: folder,
    ...settings,
  });
  const file = join(import.meta.dirname, "backup.ts");
  const child = spawn(process.execPath, [...childFlags, file, ...args], { env });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (data) => (out += String(data)));
  child.stderr.on("data", (data) => (errors += String(data)));
  const [code] = await once(child, "close");
  return { code: code as number, out, errors };
}

const settingsOf = ({ folder: dataDir, databaseUrl = "" }: KillableServer) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

async function draft(origin: string, cookie: string, body?: object): Promise<Draft> {
  const init = body
    ? { method: "PUT", headers: { cookie, "content-type": "application/json" }, body: JSON.stringify(body) }
    : { headers: { cookie } };
  return (await (await requireOk(await fetch(`${origin}/api/drafts/idea/new`, init))).json()) as Draft;
}

test("a site is backed up while it runs, and nothing is restored into it then", async () => {
  const origin = await server.start();
  cookie = await signUpAt(origin);
  const text = { fields: { text: "Бичвэр" }, editedAt: new Date(1).toISOString() };
  await draft(origin, cookie, text);
  const made = await command(["backup", "site.tar.gz"], settingsOf(server));
  expect(made).toMatchObject({ code: 0, errors: "" });
  const { mode, mtimeMs } = await stat(archive);
  expect(mode & 0o777).toBe(0o600);
  const over = await command(["backup", "site.tar.gz"], settingsOf(server));
  expect(over).toMatchObject({ code: 1, errors: expect.stringMatching(/is there already.*--replace.*\n$/) });
  expect((await stat(archive)).mtimeMs).toBe(mtimeMs);
  const replaced = await command(["backup", "site.tar.gz", "--replace"], settingsOf(server));
  expect(replaced).toMatchObject({ code: 0, errors: "" });
  await draft(origin, cookie, { fields: { text: "later" }, editedAt: new Date(2).toISOString() });

  const busy = await command(["restore", "site.tar.gz", "--replace"], settingsOf(server));
  expect(busy.code).toBe(1);
  expect(busy.errors).toMatch(/^The data folder .* is in use.*\n$/);
  await server.kill();
});

test("an archive goes into a place of the other kind, where a site gives way only if that is said", async () => {
  const settings = { DATA_DIR: join(folder, "elsewhere"), DATABASE_URL: taken.url };
  const held = await command(["restore", archive], settings);
  expect(held).toMatchObject({ code: 1, errors: expect.stringContaining("--replace") });
  expect(await command(["restore", archive, "--replace"], settings)).toMatchObject({ code: 0, errors: "" });
  const again = await command(["backup", "again.tar.gz"], settings);
  expect(again.out).toContain("files. It holds members' data");
  expect(again).toMatchObject({ code: 0, errors: "" });
});

test("a site moves from the embedded database to PostgreSQL, once and into an empty one", async () => {
  const target = await startTestPostgres();
  const settings = settingsOf(server);
  try {
    const refused = await command(["move", taken.url], settings);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("holds a site already") });
    const before = await command(["backup", "before.tar.gz"], settings);
    const killed = join(server.folder, "move-killed");
    await mkdir(killed);
    const moved = await command(["move", target.url], settings);
    expect(moved).toMatchObject({ code: 0, errors: "" });
    expect(existsSync(killed)).toBe(false);
    expect(rowsOf(moved.out)).toBe(rowsOf(before.out));
    const after = await command(["backup", "after.tar.gz"], { ...settings, DATABASE_URL: target.url });
    // But for where the files lie, which the next server finds out.
    expect(rowsOf(after.out)).toBe(rowsOf(before.out) - 1);
  } finally {
    await target.stop();
  }
});

test("a site comes back from the other kind, and lives on as it was with its sessions and texts", async () => {
  const back = await command(["restore", "again.tar.gz", "--replace"], settingsOf(server));
  expect(back).toMatchObject({ code: 0, errors: "" });
  expect((await draft(await server.start(), cookie)).fields).toEqual({ text: "Бичвэр" });
  await server.kill();
});

test("a folder without a site, and words that the command does not know, are told in plain words", async () => {
  const settings = { DATA_DIR: join(folder, "nothing") };
  const empty = await command(["backup", "x.tar.gz"], settings);
  expect(empty).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no site in .*\n$/) });
  expect(existsSync(join(folder, "nothing"))).toBe(false);
  expect((await command(["backup"], settings)).errors).toContain("npm run restore -- FILE");
  const help = await command(["move", "--help"], settings);
  expect(help).toMatchObject({ code: 0, errors: "" });
  expect(help.out).toContain("npm run restore -- FILE");
  // A slip is no file and no address.
  const slips = [
    ["backup", "--relpace"],
    ["move", "localhost/khamt"],
  ];
  for (const slip of slips)
    expect(await command(slip, settingsOf(server))).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Say what to do/),
    });
  const inTheClear = await command(["move", "postgresql://khamt@db.example/khamt"], settings);
  expect(inTheClear).toMatchObject({ code: 1, errors: expect.stringContaining("?sslmode=verify-full") });
  const missing = await command(["restore", "nowhere.tar.gz"], settings);
  expect(missing.errors).toMatch(/^There is no archive \S+nowhere\.tar\.gz\. Nothing was changed\.\n$/);
  expect(existsSync(join(folder, "nothing"))).toBe(false);
  const nowhere = await command(["backup", "nowhere/x.tar.gz"], settingsOf(server));
  expect(nowhere.errors).toMatch(
    /^\S+nowhere\/x\.tar\.gz\.part cannot be written: .*Check that its folder is there.*\n$/,
  );
  expect(nowhere.code).toBe(1);
  const inTheWay = await command(["backup", folder, "--replace"], settingsOf(server));
  expect(inTheWay).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^\S+ cannot be written: [^\n]*\n$/),
  });
});

function rowsOf(line: string): number {
  return Number(/: (\d+) rows of \d+ tables/.exec(line)?.[1]);
}
