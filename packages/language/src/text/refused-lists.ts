// Lists of what the writer does not do, behind the words that say so: "What we turn down: weddings, translation", «Хийдэггүй ажил: …».
import type { Roles, Segment, Sentence } from "./clauses.ts";
import { negatedVerb } from "./english-cues.ts";
import { others, refusable, keySet } from "./mongolian-cues.ts";
import { formOf, isAmong, isWithout } from "./mongolian-words.ts";
import type { Word } from "./words.ts";

export function readRefusedLists(sentence: Sentence, words: readonly Word[], roles: Roles): void {
  let isRefused = false;
  sentence.forEach((segment, at) => {
    const before = sentence[at - 1];
    if (segment.isExplained && before && answers.test(textOf(segment, words)))
      roles.fill("not", before.from, before.to);
    if (segment.isExplained && before) isRefused = isHeading(before, words);
    if (isRefused && !isConditional(segment, words)) roles.fill("not", segment.from, segment.to);
  });
}

/** "Animation: no", "teaching – never again". */
const answers = /^(?:no|never(?: again)?|not (?:me|us)|үгүй|биш|ugui)$/;

function textOf({ from, to }: Segment, words: readonly Word[]): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

function isHeading(segment: Segment, words: readonly Word[]): boolean {
  return english.test(textOf(segment, words)) || isMongolianHeading(words.slice(segment.from, segment.to));
}

const refusing = `(?:${negatedVerb}|(?:always |usually )?(?:turn down|refuse|decline|avoid|stay away from|say no to)|never (?:do|take(?: on)?|touch|accept))`;
const english = new RegExp(
  `^(?:not for (?:me|us)|(?:my |our )?(?:weak(?: points?| sides?|nesses)?|not good at|bad at)|(?:(?:what|things|jobs|work|projects|anything)(?: that| which)? )?(?:i|we) ${refusing})$`,
);

const weak = keySet("сул");
const side = keySet("тал");
const nouns = keySet("ажил зүйл юм чиглэл төсөл захиалга үйлчилгээ");

/** «Бидний хийдэггүй зүйл», «татгалздаг ажлууд», but not what customers cannot do. */
function isMongolianHeading(words: readonly Word[]): boolean {
  if (isAmong(words.at(-1), side) && isAmong(words.at(-2), weak)) return true;
  const verb = isAmong(words.at(-1), nouns) ? words.at(-2) : words.at(-1);
  if (verb === undefined || words.some((word) => isAmong(word, others))) return false;
  return (isWithout(verb) && isAmong(verb, refusable)) || /^t[ao]tg[ao]lzd[aeo]g$/.test(formOf(verb));
}

const conditions = new Set("unless without if under below except when".split(" "));

function isConditional({ from, to }: Segment, words: readonly Word[]): boolean {
  return words.slice(from, to).some(({ text }) => conditions.has(text));
}
