import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { files } from "../db/schema/index.ts";
import { openLocalStorage } from "./local.ts";
import { openS3Storage } from "./s3.ts";
import { claimPlace, isPlace } from "./site-folder.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-places-"));
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const open = (name: string) => openLocalStorage(join(folder, name));
const addFile = (key: string) => database.db.insert(files).values({ key, state: "stored" });

test("the server that keeps the files is the one that takes more, also after it started anew", async () => {
  await claimPlace(database.db, await open("a"));
  await addFile("one");
  expect(await claimPlace(database.db, await open("a"))).toBe(true);
});

test("a second server with a folder of its own takes no uploads, and leaves the first one's place", async () => {
  const [first, second] = [await open("a"), await open("b")];
  await claimPlace(database.db, first);
  await addFile("two");
  expect(await claimPlace(database.db, second)).toBe(false);
  expect(await isPlace(database.db, second)).toBe(false);
  expect(await isPlace(database.db, first)).toBe(true);
});

test("a folder into which the files were copied is their place", async () => {
  const [first, second] = [await open("a"), await open("c")];
  await claimPlace(database.db, first);
  await addFile("three");
  await second.put("three-large", Buffer.from("picture"), "image/webp");
  expect(await claimPlace(database.db, second)).toBe(true);
  expect(await isPlace(database.db, first)).toBe(false);
});

test("with a bucket a server without one is refused", async () => {
  const access = { region: "auto", accessKeyId: "key", secretAccessKey: "secret" };
  await addFile("four");
  expect(
    await claimPlace(database.db, openS3Storage({ bucketUrl: "http://127.0.0.1:1/khamt", ...access })),
  ).toBe(true);
  expect(await claimPlace(database.db, await open("d"))).toBe(false);
});
