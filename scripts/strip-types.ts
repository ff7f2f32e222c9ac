import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const sources = [
  "apps/server/src",
  "packages/contract/src",
  "packages/language/src",
  "packages/matching/src",
];

/** Makes what stripped.js takes: each source without its types, at the same lines and columns, with the time of its source. */
export function stripTypesWhenStale(): void {
  for (const source of sources.flatMap(filesIn)) {
    const { mtime } = statSync(join(root, source));
    const copy = join(root, "node_modules/.cache/stripped", source);
    if (statSync(copy, { throwIfNoEntry: false })?.mtime.getTime() === mtime.getTime()) continue;
    mkdirSync(dirname(copy), { recursive: true });
    // In one step: another server may be starting.
    const unfinished = `${copy}.${process.pid}`;
    writeFileSync(unfinished, stripTypeScriptTypes(readFileSync(join(root, source), "utf8")));
    utimesSync(unfinished, mtime, mtime);
    renameSync(unfinished, copy);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith(".ts") && !/\.(test|d)\.ts$|\/set-up-[^/]*$/.test(path) ? [path] : [];
  });
}
