// What stands beside a need and is none: those to whom something is done, and what a thing does that is needed.
import { set } from "./clause.ts";
import type { Roles, Segment } from "../../clauses.ts";
import type { Word } from "../../words.ts";

/** "Somebody for sales to the hotels", "who can talk to bus companies", "a backend that respects privacy". */
export function leaveOutAddressed(words: readonly Word[], roles: Roles, { from, to }: Segment): void {
  for (let index = from + 1; index < to; index++) {
    if (roles[index] !== "need" || !(isAddressing(words, index) || isDescribing(words, index))) continue;
    for (index++; index < to && !joined.has(words[index]?.text ?? ""); index++)
      if (roles[index] === "need") roles[index] = "aside";
  }
}

function isAddressing(words: readonly Word[], index: number): boolean {
  return words[index]?.text === "to" && addressing.test(words[index - 1]?.text ?? "");
}

const addressing =
  /^(?:sales|outreach|s(?:ell|peak)(?:s|ing)?|market(?:s|ing)?|talk(?:s|ing)?|pitch(?:es|ing)?)$/;
const joined = set("and or plus");

function isDescribing(words: readonly Word[], index: number): boolean {
  const [thing = "", that = "", deed = ""] = words.slice(index - 1, index + 2).map(({ text }) => text);
  return /^(?:that|which)$/.test(that) && things.test(thing) && /(?:s|can|will)$/.test(deed);
}

const things =
  /^(?:apps?|application|platform|portal|site|website|system|tool|software|program|programme|bot|chatbot|backend|frontend|model|machine|device|sensor|robot|game|shop|service|map|database|dashboard|interface)$/;
