import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBucket, type TestBucket } from "../../../test/bucket.ts";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { openLocalStorage } from "../storage/local.ts";
import { openS3Storage } from "../storage/s3.ts";
import { checkArchive } from "./archive.ts";
import type { SiteData } from "./backup.ts";
import { backUpWhenDue } from "./by-clock.ts";

let folder: string;
let bucket: TestBucket;
let database: TestDatabase;
let site: SiteData;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-clock-"));
  bucket = await openTestBucket(join(folder, "bucket"));
  database = await openTestDatabase();
  site = { pool: database.pool, storage: await openLocalStorage(join(folder, "files")), dataDir: folder };
});
beforeEach(() => database.reset());
afterAll(async () => {
  await bucket.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const at = (time: string) => new Date(`2026-05-${time}Z`);

test("a backup is made when the last one is old enough, and those kept for long enough go", async () => {
  const place = { folder: join(folder, "backups") };
  const plan = { place, hours: 24, days: 2 };
  const make = (now: Date) => backUpWhenDue({ db: database.db, site, plan, now });
  expect(await make(at("01T10:00:00"))).toBe("khamt-2026-05-01T100000Z.tar.gz");
  expect(await make(at("01T11:00:00"))).toBeUndefined();
  await writeFile(join(place.folder, "khamt-notes.txt"), "mine");
  expect(await make(at("02T09:55:00"))).toBe("khamt-2026-05-02T095500Z.tar.gz");
  expect(await make(at("03T10:05:00"))).toBe("khamt-2026-05-03T100500Z.tar.gz");
  expect((await readdir(place.folder)).toSorted()).toEqual([
    "khamt-2026-05-02T095500Z.tar.gz",
    "khamt-2026-05-03T100500Z.tar.gz",
    "khamt-notes.txt",
  ]);
  const newest = join(place.folder, "khamt-2026-05-03T100500Z.tar.gz");
  expect((await checkArchive(newest)).tables["users"]?.rows).toBe(0);
  expect((await stat(newest)).mode & 0o777).toBe(0o600);
});

test("what a killed server had half made goes a day later, and nothing else", async () => {
  const place = { folder: join(folder, "killed") };
  const old = "khamt-2026-05-01T100000Z.tar.gz.part";
  const others = ["khamt-2026-05-03T090000Z.tar.gz.part", "mine.part"];
  await mkdir(place.folder);
  for (const name of [old, ...others]) {
    await writeFile(join(place.folder, name), "half");
    await writeFile(join(folder, name), "half");
  }
  const make = (plan: Parameters<typeof backUpWhenDue>[0]["plan"], now: Date) =>
    backUpWhenDue({ db: database.db, site, plan, now });
  const made = await make({ place, hours: 1, days: 2 }, at("03T10:05:00"));
  expect((await readdir(place.folder)).toSorted()).toEqual([made ?? "", ...others].toSorted());
  await make({ place: { bucket: bucket.access }, hours: 1, days: 2 }, at("03T12:05:00"));
  const left = (await readdir(folder)).filter((name) => name.endsWith(".part"));
  expect(left.toSorted()).toEqual(others.toSorted());
});

test("after a clock that was a year ahead the next one is made when it is due", async () => {
  const plan = { place: { folder: join(folder, "ahead") }, hours: 24, days: 2 };
  const make = (now: Date) => backUpWhenDue({ db: database.db, site, plan, now });
  await make(new Date("2027-05-01T10:00:00Z"));
  expect(await make(at("01T10:00:00"))).toBe("khamt-2026-05-01T100000Z.tar.gz");
  expect(await make(at("01T11:00:00"))).toBeUndefined();
});

test("a clock that is a year ahead takes none of those away that are worth anything", async () => {
  const plan = { place: { folder: join(folder, "worth") }, hours: 24, days: 3 };
  const make = (now: Date) => backUpWhenDue({ db: database.db, site, plan, now });
  await make(at("01T10:00:00"));
  await make(at("02T10:00:00"));
  await make(new Date("2027-05-03T10:00:00Z"));
  expect(await readdir(plan.place.folder)).toHaveLength(3);
  for (const each of ["03", "04", "05"]) await make(at(`${each}T10:00:00`));
  expect((await readdir(plan.place.folder)).toSorted().at(0)).toBe("khamt-2026-05-02T100000Z.tar.gz");
});

test("a bucket takes them too, and gives the old ones up", async () => {
  const plan = { place: { bucket: bucket.access }, hours: 24, days: 1 };
  const make = (now: Date) => backUpWhenDue({ db: database.db, site, plan, now });
  await make(at("01T10:00:00"));
  await make(at("05T10:00:00"));
  const keys = await openS3Storage(bucket.access).list("khamt");
  expect(keys).toEqual(["khamt-2026-05-05T100000Z.tar.gz"]);
  expect((await readdir(folder)).filter((name) => name.startsWith("khamt-"))).toEqual([]);
});

test("a place that takes no file is a failure like any other, and ends nothing", async () => {
  const place = { folder: join(folder, "blocked") };
  await mkdir(join(place.folder, "khamt-2026-05-01T100000Z.tar.gz.part"), { recursive: true });
  const plan = { place, hours: 1, days: 1 };
  await expect(backUpWhenDue({ db: database.db, site, plan, now: at("01T10:00:00") })).rejects.toThrow(
    /tar\.gz\.part cannot be written: EISDIR/,
  );
});

test("one that fails leaves the earlier ones and is tried again", async () => {
  const place = { folder: join(folder, "kept") };
  const plan = { place, hours: 1, days: 1 };
  await backUpWhenDue({ db: database.db, site, plan, now: at("01T10:00:00") });
  const broken: SiteData = {
    ...site,
    pool: Object.assign(Object.create(site.pool), {
      connect: () => Promise.reject(new Error("no connection")),
    }),
  };
  const late = at("20T10:00:00");
  await expect(backUpWhenDue({ db: database.db, site: broken, plan, now: late })).rejects.toThrow(
    "no connection",
  );
  expect(await readdir(place.folder)).toEqual(["khamt-2026-05-01T100000Z.tar.gz"]);
  expect(await backUpWhenDue({ db: database.db, site, plan, now: late })).toBeDefined();
});
