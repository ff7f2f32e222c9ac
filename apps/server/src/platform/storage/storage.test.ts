import { mkdtemp, readdir, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestBucket, type TestBucket } from "../../../test/bucket.ts";
import { nonsense, openStandIn } from "../../../test/faults/stand-in.ts";
import { openLocalStorage } from "./local.ts";
import { whyNoFiles } from "./open.ts";
import { openS3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";

let folder: string;
let bucket: TestBucket;
const storages: Record<string, () => Promise<Storage>> = {
  "a folder": () => openLocalStorage(join(folder, "files")),
  "a bucket": async () => openS3Storage(bucket.access),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-files-"));
  bucket = await openTestBucket(join(folder, "bucket"));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(storages))("files in %s", (name) => {
  const open = () => storages[name]?.() as Promise<Storage>;
  const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);

  test("come back byte for byte, also after the server started anew", async () => {
    await (await open()).put("abcd-1.pdf", bytes, "application/pdf");
    expect((await (await open()).read("abcd-1.pdf"))?.equals(bytes)).toBe(true);
  });

  test("are found by the beginning of their keys", async () => {
    const storage = await open();
    for (const key of ["efgh-small", "efgh-large", "efxx"]) await storage.put(key, bytes, "image/webp");
    expect((await storage.list("efgh")).toSorted()).toEqual(["efgh-large", "efgh-small"]);
    expect(await storage.list("nobody")).toEqual([]);
  });

  test("are replaced as a whole, and are gone once removed", async () => {
    const storage = await open();
    await storage.put("abcd-2", bytes, "image/png");
    await storage.put("abcd-2", Buffer.from("new"), "image/png");
    expect((await storage.read("abcd-2"))?.toString()).toBe("new");
    await storage.remove("abcd-2");
    expect(await storage.read("abcd-2")).toBeUndefined();
    await storage.remove("abcd-2");
  });

  test.each(["../secret", "a/b", "..", "", "a\0b", "%2e%2e", "A.PDF"])(
    "never have a key like %j",
    async (key) => {
      const storage = await open();
      await expect(storage.put(key, bytes, "image/png")).rejects.toThrow(TypeError);
      await expect(storage.read(key)).rejects.toThrow(TypeError);
      await expect(storage.remove(key)).rejects.toThrow(TypeError);
    },
  );
});

test("what a killed server had half written is swept away at the next start", async () => {
  const incoming = join(folder, "swept", "incoming");
  await mkdir(incoming, { recursive: true });
  await writeFile(join(incoming, "half"), "ha");
  await openLocalStorage(join(folder, "swept"));
  expect(await readdir(incoming)).toEqual([]);
});

test("R27 a bucket that cannot be reached, or refuses the key, is a failure and no missing file", async () => {
  const refused = openS3Storage({ ...bucket.access, accessKeyId: "WRONG" });
  await expect(refused.put("abcd-3", Buffer.from("x"), "image/png")).rejects.toMatchObject({
    id: "unavailable",
    cause: { message: expect.stringContaining("403") },
  });
  const absent = openS3Storage({ ...bucket.access, bucketUrl: "http://127.0.0.1:1/khamt", patience: 10_000 });
  await expect(absent.read("abcd-1.pdf")).rejects.toMatchObject({
    id: "unavailable",
    cause: { message: expect.stringMatching(/fetch failed|ECONNREFUSED/) },
  });
  const silence = await openStandIn("slow", { onData: "" });
  const silent = openS3Storage({
    ...bucket.access,
    bucketUrl: `http://127.0.0.1:${silence.port}/khamt`,
    patience: 200,
  });
  await expect(silent.put("abcd-3", Buffer.from("x"), "image/png")).rejects.toMatchObject({
    id: "unavailable",
  });
  await silence.close();
});

test("a start asks the bucket once, and says what is wrong with it or its key", async () => {
  const why = (fields: object) => whyNoFiles(openS3Storage({ ...bucket.access, ...fields }));
  expect(await why({})).toBeUndefined();
  expect(await why({ accessKeyId: "WRONG" })).toMatch(/403 .*S3_BUCKET_URL, S3_REGION and the key/);
  expect(await why({ bucketUrl: "http://127.0.0.1:65533/khamt" })).toContain("ECONNREFUSED");
  expect(await whyNoFiles(await openLocalStorage(join(folder, "asked")))).toBeUndefined();
});

test("R27 what answers as no bucket does has kept nothing, and its page is nobody's file", async () => {
  const standIn = await openStandIn("lying", { onData: nonsense });
  const lying = openS3Storage({ ...bucket.access, bucketUrl: `http://127.0.0.1:${standIn.port}/khamt` });
  await expect(lying.put("abcd-4", Buffer.from("x"), "image/png")).rejects.toMatchObject({
    id: "unavailable",
  });
  await expect(lying.read("abcd-4")).rejects.toMatchObject({ id: "unavailable" });
  await standIn.close();
});
