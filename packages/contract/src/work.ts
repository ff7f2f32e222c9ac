/** The header of a call that is sent again with its work done: the task, a dot, and the number that solves it. */
export const workHeader = "x-work";

/**
 * What a call costs its sender where a network or the whole site asks for unusually much: a number whose PBKDF2 digest
 * (SHA-256, the task as salt, so many rounds) begins with so many zero bits.
 */
export type WorkTask = { task: string; bits: number; rounds: number };

export function leadingZeros(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte > 0);
  return first < 0 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}
