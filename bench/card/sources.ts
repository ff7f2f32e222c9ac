import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A file under version control that people write: generated and bundled ones are left out. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly workspace: Workspace;
  /** A test, or what only tests use. */
  readonly isTest: boolean;
  /** Catalogues of both languages, concepts, demo profiles: text in a module, not code. */
  readonly isData: boolean;
};

/** The rows of the card: a file belongs to the first whose folder holds it. */
const folders = [
  ["language", "packages/language/"],
  ["matching", "packages/matching/"],
  ["contract", "packages/contract/"],
  ["server", "apps/server/"],
  ["web", "apps/web/"],
  ["bench", "bench/"],
  ["e2e", "e2e/"],
  ["the rest", ""],
] as const;

export const workspaces = folders.map(([workspace]) => workspace);
type Workspace = (typeof workspaces)[number];

const written = /\.(tsx?|js|css)$/;
const generated = /\.gen\.ts$|\/migrations\//;
const test = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\/|\/set-up-[^/]*\.tsx?$/;
const words = /(^|\/)words\/|(^|[/.])(en|mn)\.ts$/;
const data = /^packages\/language\/src\/concepts\/|^apps\/server\/src\/(.+\/)?demo\//;

export function readSources(paths: readonly string[]): Source[] {
  return paths
    .filter((path) => written.test(path) && !generated.test(path))
    .map((path) => sourceOf(path, readFileSync(path, "utf8")));
}

export function sourceOf(path: string, text: string): Source {
  const [workspace] = folders.find(([, folder]) => path.startsWith(folder)) ?? ["the rest"];
  return {
    path,
    text,
    lines: text.split("\n").length - 1,
    workspace,
    isTest: test.test(path),
    isData: words.test(path) || data.test(path),
  };
}

/** Those of the work tree, committed or not. */
export function listFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(path)).sort();
}
