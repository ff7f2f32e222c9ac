import { createHmac, timingSafeEqual } from "node:crypto";

/** What an address for an upload is good for. */
export type Grant = {
  key: string;
  userId: string;
  /** Milliseconds since 1970. */
  expires: number;
  mostBytes: number;
};

export function signGrant(grant: Grant, secret: Buffer): string {
  const { key, userId, expires, mostBytes } = grant;
  return createHmac("sha256", secret)
    .update(["PUT", key, userId, expires, mostBytes].join("\n"))
    .digest("base64url");
}

export function isSignedFor(grant: Grant, signature: string, secret: Buffer): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signGrant(grant, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
