// Sentences of a text and their pieces. What is said of a word ends with its sentence, and much of it with its clause.
import { mongolianKey } from "./keys.ts";
import type { Word } from "./words.ts";

/**
 * What a text says of a word: `need` it is looked for; `offer` the writer does or is it; `have` it is there already, in
 * the writer's team; `aside` it is another's, bought in, only wished for or absent; `not` the writer refuses it.
 */
export type Role = "need" | "offer" | "have" | "aside" | "not";

/**
 * While a text is read: `spare` is what is refused by needing none of it, not by doing none; `spare alone` where no more than "no
 * designers" is said, which of a thing may mean something else.
 */
export type Reading = Role | "spare" | "spare alone";
export type Roles = (Reading | undefined)[];

export function isSpared(role: Reading | undefined): role is "spare" | "spare alone" {
  return role === "spare" || role === "spare alone";
}

export function isRefused(role: Reading | undefined): boolean {
  return role === "not" || isSpared(role);
}

/** A piece of a sentence, as [from, to) word indexes. */
export type Segment = {
  readonly from: number;
  readonly to: number;
  /** It stands behind a comma, where a list may go on, and not behind a colon or a dash. */
  readonly isListed: boolean;
  /** It stands behind a colon or a dash. */
  readonly isExplained: boolean;
  /** It stands in brackets. */
  readonly isBracketed: boolean;
};
export type Sentence = readonly Segment[];

/** A list goes on in short pieces: "no marketing, design or sales". */
export const listPiece = 3;

export function sentencesOf(words: readonly Word[], text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let segments: Segment[] = [];
  let from = 0;
  let gapBefore = ",";
  let isBracketed = false;
  for (let index = 1; index <= words.length; index++) {
    const isLast = index === words.length;
    const gap = isLast ? "." : gapBetween(words[index - 1], words[index], text);
    if (!isLast && isNumbered(words[index - 1], words[index])) continue;
    const isAnswered = !isLast && gap.includes("?") && answer.test(text.slice(words[index]?.start));
    const ends = isLast || (gap !== " " && sentenceEnd.test(gap) && !isAnswered) || isContrast(words, index);
    if (!ends && (gap === " " || !segmentEnd.test(gap))) continue;
    segments.push({
      from,
      to: index,
      isListed: gapBefore.includes(","),
      isExplained: explains.test(gapBefore),
      isBracketed: (isBracketed = opens.test(gapBefore) || (isBracketed && !gapBefore.includes(")"))),
    });
    from = index;
    gapBefore = gap;
    if (ends) {
      sentences.push(segments);
      segments = [];
    }
  }
  return sentences;
}

/** "School No. 11". */
function isNumbered(before: Word | undefined, after: Word | undefined): boolean {
  return before?.text === "no" && /^\d/.test(after?.text ?? "");
}

function gapBetween(before: Word | undefined, after: Word | undefined, text: string): string {
  return text.slice(before?.end, after?.start);
}

const sentenceEnd = /[.!?;\n](?:\s|$)|\n/;
const segmentEnd = /[,:()–—?]|\s-\s/;
const opens = /\([^)]*$/;
const explains = /[:–—?]|\s-\s/;
/** "Teaching? Never again.", «Борлуулалт? Үгүй.» */
const answer =
  /^(?:no|nope|never|never again|no thanks|not me|(?:i'd )?rather not|үгүй|ugui)\s*(?:[.,!\n]|$)/i;
const contrasts = new Set([
  ..."but however although though whereas".split(" "),
  ..."харин гэхдээ гэвч харамсалтай".split(" ").map(mongolianKey),
]);
/** "Everything but sales" is one clause. */
const wholes = new Set("everything anything nothing all none anyone anybody everyone everybody".split(" "));

function isContrast(words: readonly Word[], index: number): boolean {
  if (!words[index]?.keys.some((key) => contrasts.has(key))) return false;
  return words[index]?.text !== "but" || !wholes.has(words[index - 1]?.text ?? "");
}
