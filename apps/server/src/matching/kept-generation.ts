// A generation as bytes, with a version: what was read with other code is read anew.
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
