import { pbkdf2Async } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** PBKDF2 with SHA-256. */
export type Digested = {
  text: string;
  salt: string;
  rounds: number;
};

/** For a connection that is not secure: the browser's own is kept from its pages. */
export function digestByScript({ text, salt, rounds }: Digested): Promise<Uint8Array> {
  return pbkdf2Async(sha256, text, salt, { c: rounds, dkLen: 32 });
}
