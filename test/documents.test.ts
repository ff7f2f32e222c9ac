import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const tracked = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).stdout.split("\n");
const pages = [
  "README.md",
  ...["docs", "docs/decisions"].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(room, name)),
  ),
].filter((page) => page.endsWith(".md"));
const packageScripts = Object.keys(
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object }).scripts,
);

/** `modules/files/inspect.ts`: a place in the tree, told by the end of its path. A name alone is one of the page's own room. */
const file = /`((?:[\w.<>-]+\/)+[\w.$-]+\.(?:tsx?|js|json|md))`/g;
const link = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g;
const command = /`?npm (run (?<script>[\w:-]+)|(?<short>start|test))/g;

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(root, page), "utf8");

  test("names files that are there", () => {
    const named = [...text.matchAll(file)].map(([, path = ""]) => path).filter((path) => !path.includes("<"));
    const missing = named.filter(
      (path) => !tracked.some((each) => each === path || each.endsWith(`/${path}`)),
    );
    expect(missing).toEqual([]);
  });

  test("leads to pages that are there", () => {
    const targets = [...text.matchAll(link)].map(([, target = ""]) => normalize(join(dirname(page), target)));
    const missing = targets.filter((target) => !tracked.some((each) => `${each}/`.startsWith(`${target}/`)));
    expect(missing).toEqual([]);
  });

  test("numbers decisions as their files are numbered", () => {
    const named = [...text.matchAll(/\[decision (\d+)\]\((?:decisions\/)?(\d{4})/g)];
    expect(named.filter(([, number, file]) => Number(number) !== Number(file)).map(([all]) => all)).toEqual(
      [],
    );
  });

  test("names commands that the project has", () => {
    const named = [...text.matchAll(command)].map(
      ({ groups }) => groups?.["script"] ?? groups?.["short"] ?? "",
    );
    expect(named.filter((name) => !packageScripts.includes(name))).toEqual([]);
  });
});

test("the page of operations and the example name the same settings", () => {
  const named = (path: string, row: RegExp) =>
    new Set([...readFileSync(join(root, path), "utf8").matchAll(row)].map(([, name]) => name));
  expect(named("docs/operations.md", /^\| `([A-Z\d_]+)`/gm)).toEqual(
    named(".env.example", /^#? ?([A-Z\d_]+)=/gm),
  );
});
