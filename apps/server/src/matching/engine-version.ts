import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Of what reads and compares profiles: another one for each change of its code. A built server has it in a file (scripts/server-build.ts). */
export function engineVersion(): string {
  return hashOf(["@khamt/language", "@khamt/matching"].map(folderOf));
}

function folderOf(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(name)));
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const file of globSync("**/*.{ts,js}", { cwd: folder }).sort())
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
