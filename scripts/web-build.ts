import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "apps/web/dist/server/entry-server.js");
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
  if (existsSync(built) && Math.max(...sources.map(newestChange)) < statSync(built).mtimeMs) return;
  console.log("Building the web app (about 10 s) ...");
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

function newestChange(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(full).map((name) => newestChange(join(path, name))));
}
