import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { languageAsWritten } from "@khamt/language";
import { afterEach, expect, test } from "vitest";
import { freshBuild } from "../scripts/fresh-build.js";
import { labelPrefixes } from "../apps/server/src/platform/text/label-prefixes.ts";
import { whyNotBuilt } from "../scripts/why-not-built.ts";
import { buildServerWhenStale } from "../scripts/server-build.ts";

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test("a build has the server and its threads, and is used while its sources are what they were", async () => {
  await buildServerWhenStale();
  const programs = freshBuild() ?? {};
  expect(Object.keys(programs)).toEqual(
    expect.arrayContaining(["apps/server/src/main.ts", "apps/server/src/matching/matching-worker.ts"]),
  );
  for (const built of Object.values(programs)) expect(statSync(built).size).toBeGreaterThan(0);
});

test("what a build knows of the concepts is what its sources say", async () => {
  await buildServerWhenStale();
  const folder = dirname(freshBuild()?.["apps/server/src/main.ts"] ?? "");
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf16le"));
  expect(read("languageAsWritten")).toEqual(JSON.parse(JSON.stringify(languageAsWritten())));
  expect(read("labelPrefixes")).toEqual(labelPrefixes());
  expect(read("engineVersion")).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, "../build.json"), "utf8")).madeOf)).toContain(
    "packages/language/src/concepts/topics.ts",
  );
});

test("a build is not used when a source was changed, also to an older one, or has gone", () => {
  folder = mkdtempSync(join(tmpdir(), "khamt-build-"));
  const source = join(folder, "main.ts");
  writeFileSync(source, "");
  const { mtimeMs } = statSync(source);
  const programs = { "main.ts": "main.js" };
  mkdirSync(join(folder, "node_modules/.cache/server"), { recursive: true });
  const description = join(folder, "node_modules/.cache/server/build.json");
  writeFileSync(description, JSON.stringify({ programs, madeOf: { "main.ts": mtimeMs } }));
  expect(freshBuild(folder)).toEqual(programs);
  for (const seconds of [-1, 1]) {
    utimesSync(source, mtimeMs / 1000 + seconds, mtimeMs / 1000 + seconds);
    expect(freshBuild(folder)).toBeUndefined();
  }
  rmSync(source);
  expect(freshBuild(folder)).toBeUndefined();
});

test("where this user may not write, the operator is told whom the folder has to belong to", () => {
  expect(whyNotBuilt(join(import.meta.dirname, ".."))).toBeUndefined();
  const elsewhere = join(tmpdir(), "khamt-no-such-folder");
  expect(whyNotBuilt(elsewhere)).toMatch(/^The program has to be built, .* Give the folder to this user/);
});
