import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { languageAsWritten } from "@khamt/language";
import { afterEach, expect, test } from "vitest";
import { freshBuild } from "../scripts/fresh-build.js";
import { labelPrefixes } from "../apps/server/src/platform/text/label-prefixes.ts";
import { whyNotBuilt } from "../scripts/why-not-built.ts";
import { buildServerWhenStale } from "../scripts/server-build.ts";
import { serverEnvironment } from "../scripts/server-node.js";
import { forgetOldBuilds } from "../scripts/web-build.ts";

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

test("a thread runs what its server runs, whatever was built since", async () => {
  await buildServerWhenStale();
  folder = mkdtempSync(join(tmpdir(), "khamt-build-"));
  const root = join(import.meta.dirname, "..");
  const built = join(folder, "of-the-server.js");
  writeFileSync(built, 'process.stdout.write("the server\'s own");');
  const server = join(folder, "server.mjs");
  writeFileSync(
    server,
    `import { setEnvironmentData, Worker } from "node:worker_threads";
     setEnvironmentData("programs", { "apps/server/src/main.ts": ${JSON.stringify(relative(root, built))} });
     new Worker(new URL("file://${root}/apps/server/src/main.ts"), { execArgv: [] });`,
  );
  const said = execFileSync(process.execPath, [server], { encoding: "utf8", env: serverEnvironment({}) });
  expect(said).toBe("the server's own");
});

test("files of a build stay until another took its place a day ago, and for as long as that one has them too", () => {
  folder = mkdtempSync(join(tmpdir(), "khamt-build-"));
  mkdirSync(join(folder, "assets"));
  const build = (hours: number, ...names: string[]) => {
    const now = hours * 3_600_000;
    for (const name of names) {
      writeFileSync(join(folder ?? "", "assets", name), "");
      utimesSync(join(folder ?? "", "assets", name), now / 1000 + 1, now / 1000 + 1);
    }
    forgetOldBuilds(folder ?? "", now);
    return readdirSync(join(folder ?? "", "assets")).join(" ");
  };
  writeFileSync(join(folder, "assets/0.js"), "");
  utimesSync(join(folder, "assets/0.js"), 0, 0);
  expect(build(1000, "1.js", "all.js")).toBe("0.js 1.js all.js");
  expect(build(1020, "2.js", "all.js")).toBe("0.js 1.js 2.js all.js");
  expect(build(1030, "3.js", "all.js")).toBe("1.js 2.js 3.js all.js");
  expect(build(1060, "4.js", "all.js")).toBe("3.js 4.js all.js");
  expect(readdirSync(join(folder, "builds"))).toEqual(["3708000000.json", "3816000000.json"]);
});

test("where this user may not write, the operator is told whom the folder has to belong to", () => {
  expect(whyNotBuilt(join(import.meta.dirname, ".."))).toBeUndefined();
  const elsewhere = join(tmpdir(), "khamt-no-such-folder");
  expect(whyNotBuilt(elsewhere)).toMatch(/^The program has to be built, .* Give the folder to this user/);
});
