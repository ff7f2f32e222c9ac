// Whether each word of a text is needed, offered or denied. A bag of words cannot tell "I know no accounting" from
// "I know accounting". In English the cue comes first and rules what follows; in Mongolian it comes last.
import { fold, soften } from "./fold.ts";
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
    const ends = sentenceEnd.test(gap) || contrast.has(words[index]?.text ?? "") || index === words.length;
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
  "but",
  "however",
  "although",
  "though",
  "харин",
  "гэхдээ",
  "гэвч",
  "харамсалтай",
  "harin",
  "gehdee",
  "gevch",
]);

const englishNeed =
  /^(?:look(?:ing)? for|seek(?:ing)?|searching for|search for|need(?:s|ed)?|require[sd]?|wants?|wanted|hiring|missing|lack(?:s|ing)?|would like|hope to find|hoping to find|in search of)\b/;
const englishNot =
  /^(?:not|never|no|neither|without|don't|dont|doesn't|didn't|can't|cannot|cant|isn't|am not|won't|wouldn't|nothing|nobody)\b/;
const englishOffer = /^(?:i|we|my|our|i've|we've|i'm|we're|he|she|they)\b/;
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
      role = englishCue(words, index, start) ?? role;
      if (role !== undefined) roles[index] = role;
    }
  }
}

function englishCue(words: readonly Word[], index: number, start: number): Role | undefined {
  const phrase = words
    .slice(index, index + 3)
    .map((word) => word.text)
    .join(" ");
  if (notButMore.test(phrase)) return undefined;
  if (englishNot.test(phrase)) return "not";
  if (englishNeed.test(phrase))
    return isDenied(words.slice(Math.max(start, index - 3), index)) ? "not" : "need";
  return englishOffer.test(phrase) ? "offer" : undefined;
}

// "We do not need a designer": the need is denied.
function isDenied(before: readonly Word[]): boolean {
  return before.some((word) => englishNot.test(word.text));
}

const mongolianNeed = keys(
  "хэрэгтэй хэрэгцээтэй шаардлагатай шаардана шаарддаг хайж хайна хайдаг хайгаад хайсан олмоор хүсэж хүсдэг дутагдаж дутаж дутуу урьж  хэрэг",
);
const mongolianNot = keys(
  "биш бишээ үгүй алга мэдэхгүй чадахгүй мэддэггүй чаддаггүй туршлагагүй мэдлэггүй хийдэггүй сонирхдоггүй сонирхохгүй хийхгүй",
);
const mongolianOffer = keys(
  "туршлагатай мэргэшсэн ажилласан ажиллаж ажилладаг хийдэг хийсэн хийж чадна чаддаг мэднэ мэддэг эзэмшсэн хийнэ гаргадаг сурсан",
);

function readBackwards(sentence: Sentence, words: readonly Word[], roles: (Role | undefined)[]): void {
  let free = sentence[0]?.[0] ?? 0;
  for (const [from, to] of sentence) {
    for (let index = from; index < to; index++) {
      const role = mongolianCue(words[index]);
      if (role === undefined || (role === "not" && isNothingElse(words, index))) continue;
      const reach = role === "not" ? Math.max(free, listStart(sentence, from)) : free;
      for (let at = reach; at <= index; at++) roles[at] = role;
      // "Knowing X" may itself describe the person looked for: only a denial or a need closes what came before.
      if (role !== "offer") free = index + 1;
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
  if (word === undefined) return undefined;
  const key = word.script === "cyrillic" ? `=${soften(word.text)}` : fold(word.text);
  if (mongolianNot.has(key) || (word.privative && verbWithout.test(fold(word.text)))) return "not";
  if (mongolianNeed.has(key)) return "need";
  return mongolianOffer.has(key) ? "offer" : undefined;
}

// -хгүй, -даггүй, -сангүй deny the verb and with it the words before; -гүй on a noun denies only the noun.
const verbWithout = /(?:k|dag|deg|dog|san|sen|son|laga|lege)g?o$/;

function listStart(sentence: Sentence, from: number): number {
  let start = from;
  for (const [segmentFrom, segmentTo] of sentence.toReversed()) {
    if (segmentTo !== start) continue;
    if (segmentTo - segmentFrom > listPiece) break;
    start = segmentFrom;
  }
  return start;
}

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).flatMap((word) => [fold(word), `=${soften(word)}`]));
}
