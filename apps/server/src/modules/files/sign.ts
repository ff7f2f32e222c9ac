import { timingSafeEqual } from "node:crypto";
import type { Keys } from "../../platform/auth/keys.ts";

/** What an address for an upload is good for. */
export type Grant = {
  key: string;
  userId: string;
  /** Milliseconds since 1970. */
  expires: number;
  mostBytes: number;
};

export function signGrant({ key, userId, expires, mostBytes }: Grant, keys: Keys): string {
  return keys.mac("upload", ["PUT", key, userId, expires, mostBytes].join("\n"));
}

export function isSignedFor(grant: Grant, signature: string, keys: Keys): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signGrant(grant, keys))];
  return given.length === right.length && timingSafeEqual(given, right);
}
