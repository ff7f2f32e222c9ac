// What stands beside a need and is none: those to whom something is done, and what a thing does that is needed.
import { set } from "./clause.ts";
import type { Roles, Segment } from "../../clauses.ts";
import type { Word } from "../../words.ts";

/** "Somebody for sales to the hotels", "who can talk to bus companies", "a backend that respects privacy". */
export function leaveOutAddressed(words: readonly Word[], roles: Roles, { from, to }: Segment): void {
  for (let index = from + 1; index < to; index++)
    if (roles[index] === "need" && isMet(words, index)) roles[index] = "aside";
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

/** "Somebody to persuade drivers", "a designer to work with teachers", "a tool that nurses can use", but not "we look to work with designers". */
function isMet(words: readonly Word[], index: number): boolean {
  if (!several.test(words[index]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, index - sight), index).map(({ text }) => text);
  const [next = "", last = ""] = words.slice(index + 1, index + 3).map(({ text }) => text);
  if (using.test(next) || (/^(?:can|could|will|would|may)$/.test(next) && using.test(last))) return true;
  return meeting.test(` ${before.join(" ")} `);
}

const sight = 6;
const several =
  /.(?:er|or|ist|ian|ant|yst|man)s$|^(?:nurses|chefs|cooks|guides|pilots|architects|coaches|vets|clerks|surgeons)$/;
const using = /^(?:use|like|love|trust|understand|afford|enjoy|read|want)$/;
/** Up to a word or two before whom it is done to. */
const meeting =
  / (?:(?:to|who|will|can|could|would|and) (?:persuades?|convinces?|interviews?|visits?|reach(?:es)?|advises?|serves?|calls?|phones?|informs?|registers?|onboards?)|(?<!(?:look(?:ing)?|want|like|love|hop(?:e|ing)|wish|plan(?:ning)?|eager|keen|happy) )(?:to|who|can) (?:works?|deals?|negotiates?) with)(?: (?!and |or |some|an? )\w+){0,2} $/;
