// Lists behind words that say what they are: "What we turn down: weddings, translation", «Хэрэгтэй: дизайнер, программист».
import { isRefused, type Reading, type Roles, type Segment, type Sentence } from "../clauses.ts";
import { negatedVerb } from "./english/phrases.ts";
import { keySet, needs, others, refusable } from "./mongolian/cues.ts";
import { formOf, isAmong, isVacancy, isWithout, traitsOf } from "./mongolian/words.ts";
import type { Word } from "../words.ts";

export function readHeadedLists(sentence: Sentence, words: readonly Word[], roles: Roles): void {
  let role: Reading | undefined;
  sentence.forEach((segment, at) => {
    const before = sentence[at - 1];
    if (segment.isExplained && before && answers.test(textOf(segment, words)))
      roles.fill("not", before.from, before.to);
    if (segment.isExplained && before) role = roleOfHeading(before, words);
    if (role !== undefined && !(isRefused(role) && isConditional(segment, words)))
      fillIn(role, segment, roles);
  });
}

/** "Wanted: welder, not plumber": that is refused all the same. */
function fillIn(role: Reading, { from, to }: Segment, roles: Roles): void {
  for (let at = from; at < to; at++) if (role === "not" || !isRefused(roles[at])) roles[at] = role;
}

/** "Animation: no", "teaching – never again". */
const answers =
  /^(?:(?:please |pls )?no|no (?:please|thanks|thank you|more)|nope|never(?: again)?|not (?:me|us|yet|now|for me|my thing)|(?:i'd )?rather not|үгүй|биш|ugui)$/;

function textOf({ from, to }: Segment, words: readonly Word[]): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

function roleOfHeading(segment: Segment, words: readonly Word[]): Reading | undefined {
  const text = textOf(segment, words);
  const english = headings.find(([, pattern]) => pattern.test(text))?.[0];
  return english ?? roleInMongolian(words.slice(segment.from, segment.to));
}

const refusing = `(?:${negatedVerb}|(?:always |usually )?(?:turn down|refuse|decline|avoid|stay away from|say no to)|never (?:do|take(?: on)?|touch|accept))`;
const headings: readonly (readonly [Reading, RegExp])[] = [
  [
    "not",
    new RegExp(
      `^(?:not for (?:me|us)|(?:my |our )?(?:weak(?: points?| sides?|nesses)?|not good at|bad at)|(?:(?:what|things|jobs|work|projects|anything|domains|areas|fields|topics|sectors|industries)(?: that| which)? )?(?:i|we) ${refusing})$`,
    ),
  ],
  ["spare", /^(?:(?:not |un)wanted|no need (?:for|of)|(?:(?:i|we) )?(?:do not|don't|dont) need)$/],
  [
    "need",
    /^(?:what (?:i|we) (?:miss|lack|need)|(?:the )?gaps?|still (?:open|missing|needed)|open (?:roles?|positions?)|(?:roles? )?(?:wanted|needed)|(?:\w+ )?(?:things|questions|points) (?:are|remain) (?:still )?open|what is (?:still )?open|vacanc(?:y|ies)|(?:first|next) hires?|welcome|(?:team|people|partners?|co ?-?founders?|help|support) (?:wanted|needed)|what (?:i|we) (?:do not|don't) have|(?:now |we are |we're )?hiring|(?:(?:my |our |the )?ideal(?:ly)?(?: (?:co ?-?founder|candidate|partner|person|profile|match|fit))?))$/,
  ],
  ["have", /^(?:(?:what )?(?:(?:i|we) )?(?:already )?have|(?:already )?on board|(?:(?:our|the|my) )?team)$/],
];

const weak = keySet("сул");
const side = keySet("тал");
const nouns = keySet("ажил зүйл юм чиглэл төсөл захиалга үйлчилгээ хүн хүмүүс байх буй");
const work = keySet("ажил");
const workplace = keySet("байр");
const there = keySet("байх бий");

/** «Бидний хийдэггүй зүйл», «татгалздаг ажлууд», «хэрэгтэй хүн», but not what customers cannot do. */
function roleInMongolian(words: readonly Word[]): Reading | undefined {
  if (isAmong(words.at(-1), side) && isAmong(words.at(-2), weak)) return "not";
  if (isVacancy(words.at(-1), words.at(-2))) return "need";
  if (isAmong(words.at(-1), workplace) && isAmong(words.at(-2), work)) return "need";
  if (words.length === 1 && isAmong(words[0], there) && !isWithout(words[0])) return "have";
  const last = words.length > 1 && isAmong(words.at(-1), nouns) ? -2 : -1;
  const verb =
    words.length > 2 && /^(?:байгаа|буй|baigaa|bui)$/.test(words.at(last)?.text ?? "")
      ? words.at(last - 1)
      : words.at(last);
  if (verb === undefined || words.some((word) => isAmong(word, others))) return undefined;
  if (isWithout(verb) && isAmong(verb, needs)) return "spare";
  if (isWithout(verb)) return isAmong(verb, refusable) ? "not" : undefined;
  if (/^t[ao]tg[ao]lzd[aeo]g$/.test(formOf(verb))) return "not";
  return traitsOf(verb).saying === "need" ? "need" : undefined;
}

const conditions = new Set("unless without if under below except when".split(" "));

function isConditional({ from, to }: Segment, words: readonly Word[]): boolean {
  return words.slice(from, to).some(({ text }) => conditions.has(text));
}
