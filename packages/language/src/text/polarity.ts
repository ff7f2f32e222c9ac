// Whether each word of a text is needed, offered or denied. A bag of words cannot tell "I know no accounting" from
// "I know accounting". In English the cue comes first and rules what follows; in Mongolian it comes last.
import { fold } from "./fold.ts";
import { isMongolianKey, mongolianKey } from "./keys.ts";
import { isInfinitive } from "./stems.ts";
import type { Word } from "./words.ts";

export type Role = "need" | "offer" | "not";

/** One role per word, undefined where nothing is said about it. */
export function rolesOf(words: readonly Word[], text: string): (Role | undefined)[] {
  const roles: (Role | undefined)[] = words.map(() => undefined);
  for (const sentence of sentencesOf(words, text)) {
    readForwards(sentence, words, roles);
    readBackwards(sentence, words, roles);
  }
  words.forEach((word, index) => {
    if (word.privative) roles[index] = "not";
  });
  return roles;
}

/** Segments of one sentence, as [from, to) word indexes; they are split at commas. */
type Sentence = ReadonlyArray<readonly [from: number, to: number]>;

function sentencesOf(words: readonly Word[], text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let segments: (readonly [number, number])[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index++) {
    const gap = index === words.length ? "." : text.slice(words[index - 1]?.end, words[index]?.start);
    const ends = sentenceEnd.test(gap) || isContrast(words[index]) || index === words.length;
    if (!ends && !segmentEnd.test(gap)) continue;
    segments.push([from, index]);
    from = index;
    if (ends) {
      sentences.push(segments);
      segments = [];
    }
  }
  return sentences;
}

const sentenceEnd = /[.!?;\n](?:\s|$)|\n/;
const segmentEnd = /[,:()–—]/;
const contrast = new Set([
  ..."but however although though".split(" "),
  ..."харин гэхдээ гэвч харамсалтай".split(" ").map(mongolianKey),
]);

function isContrast(word: Word | undefined): boolean {
  return word?.keys.some((key) => contrast.has(key)) ?? false;
}

const englishNeed =
  /^(?:look(?:ing)? for|seek(?:ing)?|searching for|search for|need(?:s|ed)?|require[sd]?|wants?|wanted|hiring|missing|lack(?:s|ing)?|would like|hope to find|hoping to find|in search of)\b/;
const englishNot =
  /^(?:not|never|no|neither|without|don't|dont|doesn't|didn't|can't|cannot|cant|isn't|am not|won't|wouldn't|nothing|nobody)\b/;
const englishOffer = /^(?:i|we|my|our|i've|we've|i'm|we're|he|she|they)\b/;
// After a need or a denial these only say what of: "no experience in sales".
const englishSkill =
  /^(?:experienced? (?:in|with)|experts? (?:in|at)|skilled (?:in|at)|(?:years|background) (?:of|in))\b/;
const notButMore = /^(?:not only|not just|no more than|no less|no matter|nothing but|cannot wait)\b/;
/** An English list goes on in short pieces: "no marketing, design or sales". */
const listPiece = 3;

function readForwards(sentence: Sentence, words: readonly Word[], roles: (Role | undefined)[]): void {
  let role: Role | undefined;
  const start = sentence[0]?.[0] ?? 0;
  for (const [from, to] of sentence) {
    if (role === "not" && to - from > listPiece) role = undefined;
    for (let index = from; index < to; index++) {
      if (words[index]?.script !== "latin") continue;
      const before = words.slice(Math.max(start, index - 3), index);
      role = englishCue(words.slice(index, index + 3), before, role);
      if (role !== undefined) roles[index] = role;
    }
  }
}

/** The role from the first of the words on, where the role before is given. */
function englishCue(
  words: readonly Word[],
  before: readonly Word[],
  role: Role | undefined,
): Role | undefined {
  const phrase = words.map((word) => word.text).join(" ");
  if (notButMore.test(phrase)) return role;
  if (englishNot.test(phrase)) return "not";
  if (englishNeed.test(phrase)) return isDenied(before) ? "not" : "need";
  if (englishOffer.test(phrase)) return "offer";
  return role === undefined && englishSkill.test(phrase) ? "offer" : role;
}

// "We do not need a designer": the need is denied.
function isDenied(before: readonly Word[]): boolean {
  return before.some((word) => englishNot.test(word.text));
}

type Form = "any" | "with -тай" | "without ending" | "wish" | "future" | "finite";
type Cue = {
  readonly role: Role;
  readonly forms: readonly Form[];
};

const mongolianCues = new Map<string, Cue>([
  ...cues("хайх дутах дутагдах дутуу хүсэх шаардах хөлслөх урих", "need", "any"),
  ...cues("хэрэг", "need", "with -тай", "without ending"),
  ...cues("шаардлага хэрэгцээ", "need", "with -тай"),
  ...cues("олох", "need", "wish"),
  ...cues("авах", "need", "wish", "future"),
  ...cues("мэдэх чадах эзэмших мэргэших ажиллах хийх сурах гаргах", "offer", "finite", "future"),
  ...cues("туршлага чадвар дадлага мэдлэг", "offer", "with -тай"),
  ...cues("биш бишээ үгүй алга", "not", "any"),
]);

function cues(words: string, role: Role, ...forms: Form[]): [string, Cue][] {
  return words.split(" ").map((word) => [mongolianKey(word), { role, forms }]);
}

// On folded words.
const formPatterns: Readonly<Record<Form, RegExp>> = {
  any: /$/,
  "with -тай": /t[aeo]$/,
  "without ending": /^kereg$/,
  wish: /m[aeo]r$/,
  future: /n[aeo]$/,
  finite: /(?:j|c|d[aeo]g|s[aeo]n|[aeo]d)$/,
};
// -хгүй, -даггүй, -сангүй deny a verb and with it the words before; -гүй on a noun denies only the noun.
const verbWithout = /(?:k|dag|deg|dog|san|sen|son|laga|lege)g?o$/;

function readBackwards(sentence: Sentence, words: readonly Word[], roles: (Role | undefined)[]): void {
  let free = sentence[0]?.[0] ?? 0;
  let offered = free;
  let listStart = free;
  for (const [at, [from, to]] of sentence.entries()) {
    const [beforeFrom, beforeTo] = sentence[at - 1] ?? [from, from];
    if (beforeTo - beforeFrom > listPiece) listStart = from;
    for (let index = from; index < to; index++) {
      const role = mongolianCue(words[index]);
      if (role === undefined || (role === "not" && isNothingElse(words, index))) continue;
      const start =
        role === "not" ? Math.max(free, listStart) : role === "offer" ? Math.max(free, offered) : free;
      roles.fill(role, start, index + 1);
      // "Knowing X" may itself describe the person looked for: only a denial or a need closes what came before.
      if (role === "offer") offered = index + 1;
      else free = index + 1;
    }
  }
}

// "… өөр юм алга", nothing else than that, affirms it.
function isNothingElse(words: readonly Word[], index: number): boolean {
  return words
    .slice(Math.max(0, index - 2), index + 1)
    .some((word) => word.text === "өөр" || word.text === "oor");
}

function mongolianCue(word: Word | undefined): Role | undefined {
  if (word === undefined || !word.keys.some(isMongolianKey)) return undefined;
  const cue = word.keys.map((key) => mongolianCues.get(key)).find((known) => known !== undefined);
  if (word.privative) return cue !== undefined || isVerb(word) ? "not" : undefined;
  if (cue === undefined) return undefined;
  const form = fold(word.text);
  return cue.forms.some((known) => formPatterns[known].test(form)) ? cue.role : undefined;
}

function isVerb({ keys, text }: Word): boolean {
  return keys.some(isInfinitive) || verbWithout.test(fold(text));
}
