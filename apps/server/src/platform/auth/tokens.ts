import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody can guess, fit for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: who reads it can't use it. Tokens are random, so a plain digest is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
