import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, type Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAtDoor, openDoor } from "./door.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "khamt-door-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What whoever asks is told when the server writes so. */
async function askWhere(write: (out: Writable) => Promise<unknown>): Promise<unknown> {
  const door = await openDoor({ dataDir, write, warn: () => {} });
  try {
    return await askAtDoor(dataDir, new PassThrough().resume()).then(() => "done", String);
  } finally {
    await door?.close();
  }
}

test("the server's reason why it gives no backup reaches whoever asks for one", async () => {
  expect(await askWhere(() => Promise.reject(new Error("the disk is full")))).toMatch(
    /could make no backup: the disk is full$/,
  );
});

test("a backup that the server ends amid says so in plain words", async () => {
  const begun = async (out: Writable) => {
    await new Promise((sent) => out.write("half", sent));
    throw new Error("it ended");
  };
  expect(await askWhere(begun)).toMatch(
    /ended before the backup was whole \(.*ECONNRESET.*\)\. See its output/,
  );
});

test("where nobody gives one, whoever asks is told to try again", async () => {
  await expect(askAtDoor(dataDir, new PassThrough())).rejects.toThrow(/gives no backup .*Try again/);
});
