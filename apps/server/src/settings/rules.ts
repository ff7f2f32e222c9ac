import { isIP } from "node:net";
import * as z from "zod";
import { isLoopback } from "../platform/loopback.ts";
import { settingsWords } from "./words/index.ts";
import type { SettingsWords } from "./words/settings.en.ts";

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

export function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Never a number of hops or "true": then whoever asks could say where the request comes from. */
export function isProxy(entry: string): boolean {
  const [address = "", bits, ...more] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** A name would have to be looked up itself. A port goes with an IPv4 address, or an IPv6 one in brackets. */
export function isNameServer(entry: string): boolean {
  if (isIP(entry) !== 0) return true;
  const { address = "", port = "" } =
    /^\[?(?<address>[^\]]+?)\]?:(?<port>\d{1,5})$/.exec(entry)?.groups ?? {};
  const family = isIP(address);
  return (
    (family === 4 || (family === 6 && entry.startsWith("["))) && Number(port) > 0 && Number(port) < 65_536
  );
}

/** A name or an address to listen on, without brackets and port. */
export function isHost(host: string): boolean {
  return isIP(host) !== 0 || (/^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(host) && !/^[\d.]+$/.test(host));
}

/** Only a shell knows whose "~" is, and an address would be taken for the name of a folder. */
export function isFolder(folder: string): boolean {
  return !folder.startsWith("~") && !folder.includes("://");
}

/** Canonical links, cookies and the addresses in letters are made of an address without a path. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && [url.origin, `${url.origin}/`].includes(url.href);
}

/** A key in the address would end up in messages; a query can't stand before the paths that are appended. */
export function isEndpoint(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(address)
  );
}

/** A setting that says in so many words what it must be. */
export type Wanted = Exclude<keyof SettingsWords["wanted"], "logLevel" | "whole">;

export function mend(wanted: Wanted) {
  return { error: () => settingsWords().wanted[wanted] };
}

type Whole = { from: number; to: number; usual: number };

export function whole(
  { from, to, usual }: Whole,
  fault = { error: () => settingsWords().wanted.whole({ from, to }) },
) {
  const number = z.int(fault).min(from, fault).max(to, fault);
  // In digits alone: of "1e3" and "0x50" nobody sees at once how much they are.
  return z.string().regex(/^\d+$/, fault).transform(Number).pipe(number).default(usual);
}
