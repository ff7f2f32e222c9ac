import type { Keys } from "../../platform/auth/keys.ts";

/** What an address for an upload is good for. */
export type Grant = {
  key: string;
  userId: string;
  /** Milliseconds since 1970. */
  expires: number;
  mostBytes: number;
};

export function signGrant(grant: Grant, keys: Keys): string {
  return keys.mac("upload", wordsOf(grant));
}

export function isSignedFor(grant: Grant, signature: string, keys: Keys): boolean {
  return keys.isMac("upload", wordsOf(grant), signature);
}

function wordsOf({ key, userId, expires, mostBytes }: Grant): string {
  return ["PUT", key, userId, expires, mostBytes].join("\n");
}
