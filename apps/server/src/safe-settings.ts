import { isLoopback } from "./platform/loopback.ts";

/**
 * At least sixty-four bits, as far as the text itself can tell: neither few signs or one word again and again, nor a row of
 * signs such as the alphabet.
 */
export function isHardToGuess(secret: string): boolean {
  const signs = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0));
  const pairs = new Set(signs.slice(1).map((sign, at) => `${signs[at]} ${sign}`));
  return (Math.min(bitsOf(signs), bitsOf(steps)) * pairs.size) / steps.length >= 64;
}

/** Shannon's measure of the whole. */
function bitsOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / values.length), 0);
}

/** A range that half of the internet is in names no proxy of one's own. */
export function isNarrow(range: string): boolean {
  const [address = "", bits] = range.split("/");
  return bits === undefined || Number(bits) >= (address.includes(":") ? 16 : 8);
}

/** Says whether the way to the database is encrypted, or that the network need not be. */
export function saysTls(databaseUrl: string): boolean {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get("host") ?? url.hostname;
  return host === "" || host.startsWith("/") || isLoopback(host) || url.searchParams.has("sslmode");
}
