import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecrets, serverSecrets } from "./session-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "khamt-secret-")), "data");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test("a secret is made once, also by servers that start together, and only its owner may read it", async () => {
  const [[secret], ...others] = await Promise.all([
    keptSecrets(folder),
    keptSecrets(folder),
    keptSecrets(folder),
  ]);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(others).toEqual([[secret], [secret]]);
  expect(await keptSecrets(folder)).toEqual([secret]);
  const file = path.join(folder, "secret");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe(secret);
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("a damaged secret stops the start: a new one would make members' authenticator apps useless", async () => {
  await keptSecrets(folder);
  await writeFile(path.join(folder, "secret"), "");
  await expect(keptSecrets(folder)).rejects.toThrow("is damaged");
});

test("a secret that is given takes the place of the kept one, which is still known", async () => {
  const given = "a secret of the settings, long enough for keys";
  expect(await serverSecrets(folder, given)).toEqual([given]);
  const [kept] = await serverSecrets(folder, undefined);
  expect(await serverSecrets(folder, given)).toEqual([given, kept]);
});

test("a new first line is the secret from then on, and the one below is a former one", async () => {
  const [old] = await keptSecrets(folder);
  const fresh = "another one that is long enough_for a key".replaceAll(" ", "-");
  await writeFile(path.join(folder, "secret"), `${fresh}\n${old}\n`);
  expect(await keptSecrets(folder)).toEqual([fresh, old]);
});
