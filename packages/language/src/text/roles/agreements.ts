// «Фермүүдтэй гэрээ байгуулж ажилладаг»: who makes a contract with somebody speaks of them, and of no law of contracts.
import { keySet } from "./mongolian/cues.ts";
import { isAmong } from "./mongolian/words.ts";
import type { Word } from "../words.ts";

const contract = keySet("гэрээ");
const making = keySet("хийх байгуулах зурах");
const comitative = /(?:т[аэо]й|t[aeo][iy])$/;
/** «Байгууллагуудтай хамтын ажиллагааны гэрээ». */
const sight = 4;

/** Whether the words from one to before the other are a contract that is made with those who stand before them. */
export function isAgreedWith(words: readonly Word[], from: number, end: number): boolean {
  const at = words.slice(from, end).findIndex((word) => isAmong(word, contract)) + from;
  if (at < from || !isAmong(words[at + 1], making)) return false;
  return words.slice(Math.max(0, at - sight), at).some(({ text }) => comitative.test(text));
}
