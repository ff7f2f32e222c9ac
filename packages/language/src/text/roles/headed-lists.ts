// Lists behind words that say what they are: "What we turn down: weddings, translation", «Хэрэгтэй: дизайнер, программист».
import { isRefused, listPiece, type Reading, type Roles, type Segment, type Sentence } from "../clauses.ts";
import { negatedVerb } from "./english/phrases.ts";
import { abilities, finding, keySet, needs, others, refusable } from "./mongolian/cues.ts";
import { formOf, isAmong, isVacancy, isWithout, traitsOf } from "./mongolian/words.ts";
import type { Word } from "../words.ts";

/** `headed`: what a heading says of the list that a semicolon goes on with. Returned for the sentence behind. */
export function readHeadedLists(
  sentence: Sentence,
  words: readonly Word[],
  roles: Roles,
  headed?: Reading,
): Reading | undefined {
  let role = headed;
  sentence.forEach((segment, at) => {
    const before = sentence[at - 1];
    const said = before && answerIn(textOf(segment, words));
    if (said === "need" && before && isCall(sentence[0], words))
      for (let word = sentence[0]?.from ?? 0; word < before.to; word++)
        if (!isRefused(roles[word])) roles[word] = "need";
    if (said === "not" && before && isAnswer(segment, before)) roles.fill("not", before.from, before.to);
    if (segment.isExplained && before)
      role = roleOfHeading(before, words) ?? concluded(before, words, at === 1);
    if (role !== undefined && !(isRefused(role) && isConditional(segment, words)))
      fillIn(role, segment, roles);
  });
  return role;
}

/** "Wanted: welder, not plumber": that is refused all the same. */
function fillIn(role: Reading, { from, to }: Segment, roles: Roles): void {
  for (let at = from; at < to; at++) if (role === "not" || !isRefused(roles[at])) roles[at] = role;
}

/** "Animation: no", "catering, no", but not "we look for nobody there, no". */
function isAnswer({ isExplained, isListed }: Segment, before: Segment): boolean {
  return isExplained || (isListed && before.to - before.from <= listPiece);
}

/** "Teaching – never again", "exploration: not since 2019"; "a mill, a knitter: any of those and we can begin". */
function answerIn(text: string): Reading | undefined {
  if (declined.test(text)) return "not";
  return called.test(text) ? "need" : undefined;
}

/** "A mill, a knitter: any of those", "a night cook, please", "a printer with a heart, where are you?" */
const called =
  /^(?:any (?:one )?of (?:these|those|them)\b.*|(?:yes[, ]*)?(?:please|pls)|(?:also |definitely |always )?yes|(?:always |very |most |also )*welcome|(?:where|who) are you|(?:i have |we have )?no idea\b(?! (?:about|of|on|how to)\b).*)$/;

/** Not "call us, please" or "we do roofs, please". */
function isCall(first: Segment | undefined, words: readonly Word[]): boolean {
  const begun = words.slice(first?.from, first?.to).map(({ text }) => text);
  return !telling.test(begun.join(" "));
}

const telling =
  /^(?:(?:and|so|but|also|or|then) )*(?:no|not|never|please|call|write|contact|message|come|visit|see|send|ask|order|buy|book|read|do|be|check|take|let|tell|leave|keep|have|get|give)\b|\b(?:i|we|you|they|he|she|it|i'm|we're|is|are|was|were)\b/;

const declined =
  /^(?:(?:please |pls )?no|no (?:please|thanks|thank you|more)|nope|never(?: again| learn(?:ed|t)| done| tried)?|not (?:me|us|yet|now|for me|my thing)|not (?:since|any ?more|any longer|for (?:years|long|a while))\b.*|(?:i'd )?rather not|үгүй|биш|ugui)$/;

function textOf({ from, to }: Segment, words: readonly Word[]): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

/** What a heading says of what stands behind it. */
export function roleOfHeading(segment: Segment, words: readonly Word[]): Reading | undefined {
  const text = textOf(segment, words);
  const english = headings.find(([, pattern]) => pattern.test(text))?.[0];
  return english ?? roleInMongolian(words.slice(segment.from, segment.to));
}

/** "So: a doctor, a driver", "growing, so: …", but not "three lawyers (so: not a fourth)". */
function concluded(segment: Segment, words: readonly Word[], isFirst: boolean): Reading | undefined {
  return /^(?:and )?so$/.test(textOf(segment, words)) && (isFirst || segment.isListed) ? "need" : undefined;
}

const refusing = `(?:${negatedVerb}|(?:always |usually )?(?:turn (?:down|away)|refuse|decline|avoid|stay away from|say no to)|never (?:do|take(?: on)?|touch|accept))`;
/** "Missing so far", "what we would pay for right now", "people we look for": small words around one that wants. */
const headingWord =
  "(?:what(?:'s)?|who|where|which|only|main|biggest|people|(?:one|two|three|some|few) things?|things?|roles?|team|partners?|co ?-?founders?|help|support|hands|skills|the|an?|i|we|i'm|i'd|we're|we'd|we've|is|are|am|have|been|still|so|far|love|like|to|right|now|here|also|always|for years|most|badly|urgently|currently|next|first|soon|our|my|on|of|with|would|should|gladly|me|us)";
const wanting =
  "(?:(?:bring|take) (?:in|on)|add|hear from|invest in|miss(?:ing)?|lack(?:s|ing)?|need(?:s|ed)?|wanted|required|vacan(?:t|cy|cies)|hir(?:es?|ing)|looking|look(?:ing)? for|seek(?:ing)?|short of|pay for|(?:wish|shopping) list|join|gaps?|(?:would|could) (?:really )?help|want to (?:meet|find|hire)|(?:get|are) stuck|fall short|struggle)";
const headings: readonly (readonly [Reading, RegExp])[] = [
  ["need", /^our (?:\w+ )?weak (?:points?|sides?|spots?|areas?)$/],
  [
    "need",
    /^(?:you(?: (?:are|bring|know|can|should (?:be|know|have)))?|your (?:profile|skills|part)|must(?: ?have)?s?|we expect|nice to have|(?:the |your )?(?:job|task|assignment)s?|(?:(?:key|main|our|my|minimum) )?(?:requirements|needs)|join us as|(?:the )?(?:missing|last|final) (?:piece|part|link|ingredient)|next (?:up )?on (?:the|our|my) list|bonus points|your responsibilities)$/,
  ],
  [
    "not",
    new RegExp(
      `^(?:not (?:for (?:me|us)|my (?:thing|field|strength|cup of tea|world))|not|no ?gos?|deal ?breakers?|red lines?|hard no|(?:my |our )?(?:weak(?: (?:point|side|spot|area)s?|nesses)?|not good at|bad at)|(?:(?:what|things|jobs|work|projects|anything|domains|areas|fields|topics|sectors|industries)(?: that| which)? )?(?:i|we) ${refusing})$`,
    ),
  ],
  [
    "spare",
    /^(?:(?:not |un)(?:wanted|needed|required)|no need (?:for|of)|(?:what )?(?:(?:i|we) )?(?:do not|don't|dont|no longer) need)$/,
  ],
  ["need", new RegExp(`^(?:${headingWord} )*${wanting}(?: ${headingWord})*$`)],
  [
    "need",
    /^(?:(?:what(?: is|'s)? |the )?(?:(?:still )?(?:open|left|remaining|outstanding)|(?:still )?(?:not|un)(?: yet)? ?(?:solved|done|covered|settled|sorted))(?: (?:roles?|positions?|posts?|places?|seats?|tasks?|jobs?|work|to do|to be done))?|time (?:to|for) .+|(?:(?:my|our|the|still|next) )?to ?-?do(?: (?:list|now|next))?|(?:\w+ )?(?:things|questions|points) (?:are|remain) (?:still )?open|welcome|(?:too|so) few (?:hands|people)|(?:what )?(?:(?:i|we) )?(?:(?:do not|don't|dont) (?:yet )?have|(?:have not|haven't)(?: yet)? got)|(?:(?:my |our |the )?ideal(?:ly)?(?: (?:co ?-?founder|candidate|partner|person|profile|match|fit))?))$/,
  ],
  [
    "have",
    /^(?:(?:what )?(?:(?:i|we) )?(?:already )?have|(?:already )?on board|(?:(?:our|the|my|current|present) )?team(?: (?:today|now|so far|already|at present))?)$/,
  ],
];

const going = /^(?:байгаа|бгаа|буй|байна|бна|baigaa|bgaa|bga|bui|baina|bna)$/;
const several = keySet("хүмүүс");
const weak = keySet("сул");
const side = keySet("тал");
const nouns = keySet("ажил зүйл зүйлс юм чиглэл төсөл захиалга үйлчилгээ хүн хүмүүс байх буй");
const work = keySet("ажил");
const ofOurs = keySet("маань минь нь");
const ability = keySet("чадвар");
const workplace = keySet("байр");
const briefs = keySet("даалгавар хүрээ шаардлага хэрэгцээ");
const leftOver = keySet("үлдэх");
const there = keySet("байх бий");

/** «Бидний хийдэггүй зүйл», «татгалздаг ажлууд», «хэрэгтэй хүн», but not what customers cannot do. */
function roleInMongolian(words: readonly Word[]): Reading | undefined {
  if (isAmong(words.at(-1), side) && isAmong(words.at(-2), weak)) return "not";
  if (isVacancy(words.at(-1), words.at(-2))) return "need";
  if (isAmong(words.at(-1), workplace) && isAmong(words.at(-2), work)) return "need";
  if (words.length <= 2 && isAmong(words.at(-1), briefs)) return "need";
  if (words.length === 1 && isAmong(words[0], there) && !isWithout(words[0])) return "have";
  if (words.length > 1 && isAmong(words.at(-1), ofOurs)) return roleInMongolian(words.slice(0, -1));
  if (isAmong(words.at(-1), ability) && words.at(-2)?.text === "ур")
    return roleInMongolian(words.slice(0, -2));
  const last = words.length > 1 && isAmong(words.at(-1), nouns) ? -2 : -1;
  if (isAmong(words.at(last), leftOver) && words.length <= 2) return "need";
  const at = words.length > 2 && going.test(words.at(last)?.text ?? "") ? last - 1 : last;
  const verb = words.at(at);
  // «Үлдсэнийг хийх хүмүүс хэрэгтэй», «дараах хүмүүс дутагдаж байна».
  const isOfOthers = (word: Word, each: number) =>
    isAmong(word, others) &&
    !(isAmong(word, several) && (each === words.length + at - 1 || each > words.length + at));
  if (verb === undefined || words.some(isOfOthers)) return undefined;
  if (isWithout(verb) && isAmong(verb, finding)) return "need";
  if (isWithout(verb) && isAmong(verb, needs)) return "spare";
  if (isWithout(verb)) return isAmong(verb, refusable) || isAmong(verb, abilities) ? "not" : undefined;
  if (/^t[ao]tg[ao]lzd[aeo]g$/.test(formOf(verb))) return "not";
  return traitsOf(verb).saying === "need" ? "need" : undefined;
}

const conditions = new Set("unless without if under below except when".split(" "));

function isConditional({ from, to }: Segment, words: readonly Word[]): boolean {
  return words.slice(from, to).some(({ text }) => conditions.has(text));
}
