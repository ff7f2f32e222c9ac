import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const built = path.join(import.meta.dirname, "../dist/server");

test("the server renders with React's production build, and no environment can choose another", async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) => file.endsWith(".js"));
  const code = (await Promise.all(files.map((file) => readFile(path.join(built, file), "utf8")))).join("\n");
  const builds = new Set(code.match(/react(-dom)?\/cjs\/[\w.-]+\.js/g));
  expect(builds).toContain("react-dom/cjs/react-dom-server-legacy.node.production.js");
  expect([...builds].filter((build) => !build.endsWith(".production.js"))).toEqual([]);
  expect(code).not.toContain("NODE_ENV");
});
