import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { longReplaced } from "./long-replaced.ts";
import { commandWords } from "../apps/server/src/words/index.ts";

const root = join(import.meta.dirname, "..");
const builds = join(root, "apps/web/dist");
const built = join(builds, "server/entry-server.js");
const sources = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "apps/web/package.json",
  "packages/language/src",
  "packages/matching/src",
  "packages/contract/src",
  "package-lock.json",
];

/** Builds the web app when it was never built or a source is newer than the build. */
export function buildWebWhenStale(): void {
  const before = statSync(built, { throwIfNoEntry: false })?.mtimeMs;
  if (before !== undefined && Math.max(...sources.map(newestChange)) < before) return;
  console.log(commandWords().start.buildingWeb);
  const now = Date.now();
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  forgetOldBuilds(builds, now);
}

/**
 * Notes which files of the folder were written since the build began. Those of earlier builds stay beside them for a while: a server that
 * runs makes its pages of them, and browsers ask for them.
 */
export function forgetOldBuilds(folder: string, begun: number): void {
  const lists = join(folder, "builds");
  mkdirSync(lists, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== lists)
    .map((entry) => join(entry.parentPath, entry.name));
  const written = files.filter((file) => statSync(file).mtimeMs >= begun);
  writeFileSync(join(lists, `${begun}.json`), JSON.stringify(written.map((file) => relative(folder, file))));
  const noted = readdirSync(lists).map((name) => {
    const list = join(lists, name);
    const names: string[] = JSON.parse(readFileSync(list, "utf8"));
    return { time: parseInt(name), files: [list, ...names.map((each) => join(folder, each))] };
  });
  const ofSome = new Set(noted.flatMap((build) => build.files));
  // What no list names was there before the first.
  const all = [...noted, { time: 0, files: files.filter((file) => !ofSome.has(file)) }];
  const old = longReplaced(all, begun);
  const kept = new Set(all.filter((build) => !old.includes(build)).flatMap((build) => build.files));
  for (const file of old.flatMap((build) => build.files)) if (!kept.has(file)) rmSync(file, { force: true });
}

function newestChange(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(full).map((name) => newestChange(join(path, name))));
}
