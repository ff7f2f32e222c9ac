import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettingsFile } from "./settings-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-settings-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a file of settings is read as editors write it, after the environment, and names what is no setting", async () => {
  const environment = { HOST: "0.0.0.0" };
  expect(readSettingsFile(folder, environment)).toEqual([]);
  const lines = [
    "\uFEFFPORT=4950",
    "HOST=localhost",
    'MAIL_FROM="Хамт <a@b.mn>"',
    "ADMIN_EMAIL=a@b.mn",
    "NODE_OPTIONS=",
  ];
  await writeFile(join(folder, ".env"), lines.join("\r\n"));
  expect(readSettingsFile(folder, environment)).toEqual([expect.stringContaining(".env sets ADMIN_EMAIL,")]);
  await mkdir(join(folder, "other", ".env"), { recursive: true });
  expect(() => readSettingsFile(join(folder, "other"), environment)).toThrow(/\.env cannot be read: EISDIR/);
  expect(environment).toMatchObject({ PORT: "4950", HOST: "0.0.0.0", MAIL_FROM: "Хамт <a@b.mn>" });
});

test("a line without an equals sign is told, and what the shell of Windows writes is read", async () => {
  const lines = ["# PORT 1", "PORT: 4950", "  HOST localhost", "export LOG_LEVEL", "DATA_DIR = data", ""];
  await writeFile(join(folder, ".env"), Buffer.from(`\uFEFF${lines.join("\r\n")}`, "utf16le"));
  const environment: NodeJS.ProcessEnv = {};
  const told = readSettingsFile(folder, environment);
  expect(told.map((line) => /begins with (\w+) and/.exec(line)?.[1])).toEqual(["PORT", "HOST", "LOG_LEVEL"]);
  expect(environment).toEqual({ DATA_DIR: "data" });
});
