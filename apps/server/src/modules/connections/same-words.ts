import { fold } from "@khamt/language";
import { limits } from "./limits.ts";

const size = 3;

/** How much two texts say the same: the shared part of all their runs of three words, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [ones, others] = [shinglesOf(one), shinglesOf(other)];
  const all = ones.union(others).size;
  return all === 0 ? 0 : ones.intersection(others).size / all;
}

export type Sent = { to: string; message: string };

/** The same words have gone to as many others as may get them. */
export function isSentAround(sent: readonly Sent[], { to, message }: Sent): boolean {
  const { people, likeness: enough } = limits.sameWords;
  const alike = sent.filter((each) => each.to !== to && likeness(each.message, message) >= enough);
  return new Set(alike.map((each) => each.to)).size >= people;
}

/** Of a text shorter than that, the text. Case, marks and spelling of letters do not count. */
function shinglesOf(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
  if (words.length === 0) return new Set();
  const last = Math.max(0, words.length - size);
  return new Set(Array.from({ length: last + 1 }, (_, at) => words.slice(at, at + size).join(" ")));
}
