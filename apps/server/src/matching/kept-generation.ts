// A generation as bytes, with a version: what was read with other code is read anew.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { KeptGeneration } from "./generation.ts";

type Kept = { version: string; generation: KeptGeneration };

export function writeKept(generation: KeptGeneration, version: string): Uint8Array {
  return serialize({ version, generation } satisfies Kept);
}

/** Undefined where it is of another version. */
export function readKept(bytes: Uint8Array, version: string): KeptGeneration | undefined {
  const kept: Kept = deserialize(bytes);
  return kept.version === version ? kept.generation : undefined;
}

let engine: string | undefined;

/** Of what reads and compares profiles: another one for each change of its code. */
export function engineVersion(): string {
  return (engine ??= hashOf(["@khamt/language", "@khamt/matching"].map(folderOf)));
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
