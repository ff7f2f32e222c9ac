import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { loadDemo } from "../../entities/demo/load.ts";
import { files, settings } from "../db/schema/index.ts";
import { openLocalStorage } from "../storage/local.ts";
import type { Storage } from "../storage/storage.ts";
import { checkArchive } from "./archive.ts";
import { type SiteData, writeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

const kind = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "embedded";
/** An archive of one database goes back into it, and into the other one. */
const kinds = kind === "postgres" ? (["postgres", "embedded"] as const) : (["embedded"] as const);
const picture = Buffer.from([1, 0, 255, 10, 13]);

let folder: string;
let archive: string;
let source: TestDatabase;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-backup-"));
  archive = join(folder, "site.tar.gz");
  // A restore wants to be alone on its database.
  source = await openTestDatabase({ kind, isNew: true });
  storage = await openLocalStorage(join(folder, "files"));
  await loadDemo({ db: source.db, now: new Date(), rates: { mntPerUsd: 3500 } });
  for (const size of ["small", "large"]) await storage.put(`picture-${size}`, picture, "image/webp");
  await storage.put("paper", Buffer.from("%PDF"), "application/pdf");
  await source.db.insert(files).values([
    { key: "picture", state: "stored", type: "image/png" },
    { key: "paper", state: "stored", type: "application/pdf" },
    { key: "swept", state: "stored", type: "application/pdf" },
  ]);
  await source.pool.query(
    `insert into settings (key, value) values ('odd', $1), ('null', 'null'), ('files-place', '"elsewhere"')`,
    [JSON.stringify({ text: 'a\\b "c" \t\n ₮ \u2028', large: 12345678901234567890n.toString() })],
  );
  await writeFile(join(folder, "secret"), "the secret of this site, kept in its folder");
  await writeBackup({ pool: source.pool, storage, dataDir: folder }, createWriteStream(archive));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

test("a backup leaves the server the room that it needs, and nothing of itself", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-full-"));
  try {
    const left = async (bytes: number) => ({ bsize: 1, bavail: bytes, blocks: 10 ** 10 });
    const room = 10 ** 9;
    for (const looks of [1, 60]) {
      let looked = 0;
      const askDisk = () => left((looked += 1) < looks ? room : 10 ** 6);
      const out = createWriteStream(join(dataDir, "site.tar.gz"));
      const site = { pool: source.pool, storage, dataDir, askDisk };
      await expect(writeBackup(site, out)).rejects.toThrow("too little room");
    }
    expect(await readdir(dataDir)).toEqual(["site.tar.gz"]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test("a secret that cannot be read fails the backup: without it nobody opens what the rows hold", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-secret-"));
  try {
    await mkdir(join(dataDir, "secret"));
    const out = createWriteStream(join(dataDir, "site.tar.gz"));
    await expect(writeBackup({ pool: source.pool, storage, dataDir }, out)).rejects.toThrow("EISDIR");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

/** Every row of every table as text, without what a restored site leaves behind. */
async function contentOf({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as "name" from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'entity_changes' order by relname`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as "row" from "${name}" t`);
    content[name] = rows
      .map(({ row }) => row)
      .filter((row) => !/^\((files-place|swept),/.test(row))
      .toSorted();
  }
  return content;
}

test.each(kinds)("every row and every file comes back on the %s database", async (target) => {
  const database = await openTestDatabase({ kind: target, isNew: true });
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-restored-"));
  const restored = await openLocalStorage(join(dataDir, "files"));
  try {
    await database.pool.query("insert into settings (key, value) values ('of before', '1')");
    const site = { pool: database.pool, storage: restored, dataDir };
    await expect(restoreBackup({ ...site, file: archive, replace: false })).rejects.toThrow("--replace");
    const told = await restoreBackup({ ...site, file: archive, replace: true });
    expect(told.missing).toEqual(["swept"]);
    const [there, here] = [await contentOf(database), await contentOf(source)];
    for (const name of Object.keys(here)) expect(there[name], name).toEqual(here[name]);
    expect((await restored.read("picture-small"))?.equals(picture)).toBe(true);
    expect((await restored.read("paper"))?.toString()).toBe("%PDF");
    expect(await readFile(join(dataDir, "secret"), "utf8")).toContain("the secret of this site");
    const number = await database.pool.query("select nextval('decisions_number_seq')");
    expect(number.rowCount).toBe(1);
    await expect(
      database.db.insert(files).values({ key: "of nobody", userId: randomUUID() }),
    ).rejects.toMatchObject({ cause: { constraint: "files_user_id_users_id_fk" } });
    const triggers = await database.pool.query(
      "select from pg_trigger where not tgisinternal and tgenabled = 'D'",
    );
    expect(triggers.rowCount).toBe(0);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
});

const damages: [string, (bytes: Buffer) => Buffer][] = [
  ["is cut short", (bytes) => bytes.subarray(0, bytes.length - 500)],
  [
    "has other bytes in its middle",
    (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer,
  ],
  ["is empty", () => Buffer.alloc(0)],
  ["is no archive", () => Buffer.from("a letter to the editor")],
];

test.each(damages)("an archive that %s is refused whole, and nothing is changed", async (_name, damage) => {
  const damaged = join(folder, "damaged.tar.gz");
  await writeFile(damaged, damage(await readFile(archive)));
  await expect(checkArchive(damaged)).rejects.toMatchObject({ code: "archive-damaged" });
  const before = await contentOf(source);
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-restored-"));
  const empty = await openLocalStorage(join(dataDir, "files"));
  const site = { pool: source.pool, storage: empty, dataDir, file: damaged, replace: true };
  await expect(restoreBackup(site)).rejects.toMatchObject({ name: "StartError" });
  expect(await contentOf(source)).toEqual(before);
  expect(await empty.list("paper")).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("a restore that fails in its middle leaves the database and the files as they were", async () => {
  const orphaned = join(folder, "orphaned.tar.gz");
  const other = await openLocalStorage(join(folder, "other"));
  const name = "files_user_id_users_id_fk";
  await source.pool.query(`alter table files drop constraint ${name}`);
  await source.db
    .insert(files)
    .values({ key: "orphan", state: "stored", type: "application/pdf", userId: randomUUID() });
  await writeBackup({ pool: source.pool, storage, dataDir: folder }, createWriteStream(orphaned));
  await source.pool.query("delete from files where key = 'orphan'");
  await source.pool.query(
    `alter table files add constraint ${name} foreign key (user_id) references users (id) on delete set null`,
  );
  const before = await contentOf(source);
  const site = { pool: source.pool, storage: other, dataDir: folder, file: orphaned, replace: true };
  await expect(restoreBackup(site)).rejects.toThrow(/^Nothing was restored: .*files_user_id_users_id_fk/);
  expect(await contentOf(source)).toEqual(before);
  expect(await other.list("paper")).toEqual([]);
});

test("a secret that cannot be kept leaves all as it was: without it nobody opens what the rows hold", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-restored-"));
  await mkdir(join(dataDir, "secret"));
  const before = await contentOf(source);
  await source.db.insert(settings).values({ key: "of after the backup", value: 1 });
  const site = { pool: source.pool, storage: undefined, dataDir, file: archive, replace: true };
  await expect(restoreBackup(site)).rejects.toThrow(/^Nothing was restored: /);
  expect(await source.db.$count(settings, eq(settings.key, "of after the backup"))).toBe(1);
  await source.db.delete(settings).where(eq(settings.key, "of after the backup"));
  expect(await contentOf(source)).toEqual(before);
  await rm(dataDir, { recursive: true });
});

test("a restore that fails takes back the secret that it brought", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "khamt-restored-"));
  const broken: SiteData["pool"] = Object.assign(Object.create(source.pool), {
    query: source.pool.query.bind(source.pool),
    connect: () => Promise.reject(new Error("no connection")),
  });
  const site = { pool: broken, storage: undefined, dataDir, file: archive, replace: true };
  await expect(restoreBackup(site)).rejects.toThrow(/^Nothing was restored: no connection/);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

// The last of all: the connection goes some time after it was given back.
test.runIf(kind === "postgres")("nothing is restored while a server is on the database", async () => {
  const server = await source.pool.connect();
  const site = { pool: source.pool, storage, dataDir: folder, file: archive, replace: true };
  await expect(restoreBackup(site)).rejects.toThrow("A server is running on the database.");
  server.release(true);
});
