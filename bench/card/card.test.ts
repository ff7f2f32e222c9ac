import { describe, expect, test } from "vitest";
import { fullFolders, isOneTable, linksOf, longFiles, quantile, readAll, sizesOf, styleOf } from "./card.ts";
import { readManifests } from "./resolve.ts";
import { listFiles, readSources, sourceOf } from "./sources.ts";

describe("a file", () => {
  test.each([
    ["apps/server/src/modules/ideas/ideas.test.ts", "server"],
    ["apps/server/test/rows.ts", "server"],
    ["apps/web/src/test/fake-api.ts", "web"],
    ["e2e/tools/words.ts", "e2e"],
    ["test/spelling.test.ts", "the rest"],
  ])("%s is for tests", (path, workspace) => {
    expect(sourceOf(path, "")).toMatchObject({ workspace, isTest: true });
  });

  test.each([
    "packages/language/src/concepts/roles.ts",
    "apps/server/src/db/demo/ideas.ts",
    "apps/server/src/mail/mn.ts",
    "apps/web/src/features/home/catalogue.en.ts",
    "apps/web/src/features/home/words/mn.ts",
  ])("%s is data", (path) => {
    expect(sourceOf(path, "")).toMatchObject({ isTest: false, isData: true });
  });

  test.each([
    "apps/server/src/modules/concepts/routes.ts",
    "apps/server/src/demo.ts",
    "apps/web/src/main.tsx",
    "packages/language/src/text/words.ts",
  ])("%s is code", (path) => {
    expect(sourceOf(path, "")).toMatchObject({ isTest: false, isData: false });
  });
});

test("sizes tell code from data and tests", () => {
  const sources = [
    sourceOf("apps/web/src/a.ts", "1\n".repeat(9)),
    sourceOf("apps/web/src/b.ts", "1\n".repeat(10)),
    sourceOf("apps/web/src/words/en.ts", "1\n".repeat(500)),
    sourceOf("apps/web/src/a.test.ts", "1\n".repeat(7)),
  ];
  expect(sizesOf(sources)).toEqual({
    files: 3,
    lines: 519,
    codeFiles: 2,
    codeLines: 19,
    each: [9, 10],
    under10: 1,
    testLines: 7,
  });
});

test("no file of tests is over 300 lines, but for those that are one table", () => {
  const tests = readSources(listFiles()).filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  const long = longFiles(tests).map(({ path }) => path);
  expect(long.filter((path) => !isOneTable(path))).toEqual([]);
  expect(long).toContain("apps/server/src/permissions.test.ts");
});

test("style counts code only, and casts of the kernels apart", () => {
  const cast = "// Why.\nexport const one = (1 as unknown) as number;\n";
  const long = `export function long() {${"\n".repeat(40)}}\n`;
  const read = readAll([
    sourceOf("packages/matching/src/index/a.ts", cast),
    sourceOf("packages/matching/src/b.ts", cast),
    sourceOf("packages/matching/src/c.ts", long),
    sourceOf("packages/matching/src/words/en.ts", cast),
    sourceOf("packages/matching/src/b.test.ts", cast),
  ]);
  const style = styleOf(read);
  expect(style).toMatchObject({ functions: [41], over40: 1, casts: 2, kernelCasts: 2 });
  expect(style.comments).toBeCloseTo(2 / 45);
});

test("a quantile is one of the numbers", () => {
  const numbers = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6];
  expect([0.5, 0.9, 1].map((share) => quantile(numbers, share))).toEqual([5, 9, 10]);
  expect(quantile([], 0.5)).toBe(0);
});

test("a folder is full by the files that lie in it, not by its folders", () => {
  const paths = ["a/1.ts", "a/2.ts", "a/3.ts", "b/1.ts", "b/c/1.ts", "b/d/1.ts", "b/e/1.ts"];
  expect(fullFolders(paths, 2)).toEqual([["a", 3]]);
});

test("imports are followed through folders, packages and types; tests may import anything", () => {
  const files = {
    "apps/web/src/lib/api.ts": 'import type { Screen } from "../features/home/screen.ts";',
    "apps/web/src/lib/later.ts": 'export const load = () => import("./api.ts");',
    "apps/web/src/lib/api.test.ts": 'import "../features/home/screen.ts";',
    "apps/web/src/features/home/screen.ts":
      'export type Screen = import("../../lib/api.ts").Api;\nimport "../../lib/later.ts";',
    "apps/web/src/features/ideas/screen.ts": 'import "@khamt/matching";\nimport "react";',
    "packages/matching/src/index.ts": 'export * from "@khamt/language/format";',
    "packages/language/src/format.ts": 'import "./none.css";',
  };
  const manifests = new Map([
    ["packages/language", { name: "@khamt/language", exports: { "./format": "./src/format.ts" } }],
    ["packages/matching", { name: "@khamt/matching", exports: { ".": "./src/index.ts" } }],
    ["apps/web", { name: "@khamt/web" }],
  ]);
  const sources = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  const { crossings, circles } = linksOf(readAll(sources), manifests);
  expect(crossings).toEqual([
    {
      from: "apps/web/src/lib/api.ts",
      to: "apps/web/src/features/home/screen.ts",
      why: "web lib → web features",
    },
    {
      from: "apps/web/src/features/ideas/screen.ts",
      to: "packages/matching/src/index.ts",
      why: "web features → matching",
    },
  ]);
  expect(circles).toEqual([
    ["apps/web/src/features/home/screen.ts", "apps/web/src/lib/api.ts", "apps/web/src/lib/later.ts"],
  ]);
});

test("the project's own imports cross no wall and go in no circle", () => {
  const paths = listFiles();
  expect(linksOf(readAll(readSources(paths)), readManifests(paths))).toEqual({ crossings: [], circles: [] });
});
