import { createHash } from "node:crypto";
import type { EntityKind } from "@khamt/contract/vocabulary";

/** The same id for the same key at every load, so that links to demo pages live on. A name-based UUID (version 8). */
export function demoId(kind: EntityKind | "user", key: string): string {
  const hash = createHash("sha256").update(`khamt demo ${kind} ${key}`).digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
