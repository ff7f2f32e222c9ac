import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret } from "./session-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "khamt-secret-")), "data");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test("a secret is made once, also by servers that start together, and only its owner may read it", async () => {
  const [secret, ...others] = await Promise.all([keptSecret(folder), keptSecret(folder), keptSecret(folder)]);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(others).toEqual([secret, secret]);
  expect(await keptSecret(folder)).toBe(secret);
  const file = path.join(folder, "secret");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe(secret);
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("a damaged secret stops the start: a new one would make members' authenticator apps useless", async () => {
  await keptSecret(folder);
  await writeFile(path.join(folder, "secret"), "");
  await expect(keptSecret(folder)).rejects.toThrow("is damaged");
});
