import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const sources = globSync(["apps/web/src/**/*.{ts,tsx}", "apps/server/src/modules/**/*.ts"], { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$|\/set-up-|\/test\//.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
const web = sources.filter(({ path }) => path.startsWith("apps/web/"));

const having = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

test("nobody writes an address of the API: calls have names", () => {
  expect(having(sources, /["'`]\/api\//)).toEqual([]);
});

test("answers are taken for what the contract says in one place", () => {
  expect(having(web, /\.json\(\)/)).toEqual(["apps/web/src/lib/api.ts"]);
});

test("nobody says what a call answers but the contract", () => {
  expect(having(web, /(?<!function )\b(oneQuery|listQuery|readAnswer|api\.(call|list|send))</)).toEqual([]);
  expect(having(web, /\b(readAnswer|api\.(call|list|send))\([^;]*?\)\)?\s+as\s/)).toEqual([]);
});

test("no schema comes into the browser: of the contract's index and its routes there are only types", () => {
  expect(having(web, /^import (?!type )[^;]*? from "@khamt\/contract(\/routes)?";/m)).toEqual([]);
});
