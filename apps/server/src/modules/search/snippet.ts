import type { MarkedText } from "@khamt/contract";
import { type Answered, joined, type Marker } from "./marks.ts";

const longest = 200;
/** A sentence that begins this near before the first mark is told from its beginning. */
const lead = 60;
/** Enough of a description to find a telling passage in. */
const longestRead = 5000;

/** The passage of a text that answers most of the query, or its beginning, cut at words. */
export function snippetOf(text: string, { answersIn }: Pick<Marker, "answersIn">): MarkedText {
  // Spaces are there already: each that is put in anew costs.
  const line = text
    .slice(0, longestRead)
    .toWellFormed()
    .replaceAll(/[^\S ]/g, " ");
  const answers = answersIn(line);
  const from = line.length <= longest ? 0 : beginningOf(line, answers);
  const to = endOf(line, from);
  const before = from > 0 ? "… " : "";
  const after = to < line.trimEnd().length || text.length > longestRead ? " …" : "";
  const inside = answers.filter((answer) => answer.from >= from && answer.to <= to);
  const shift = before.length - from;
  return {
    text: before + line.slice(from, to) + after,
    marks: joined(inside).map(([start, end]) => [start + shift, end + shift]),
  };
}

/** Where the passage begins that holds the most units of the query, and among those the most marks. `answers`: in the order of the text. */
function beginningOf(line: string, answers: readonly Answered[]): number {
  let best = { from: 0, worth: 0 };
  for (const [first, { from }] of answers.entries()) {
    if (answers[first - 1]?.from === from) continue;
    const worth = worthOf(answers, first);
    if (worth > best.worth) best = { from, worth };
  }
  if (best.from <= lead) return 0;
  const before = line.slice(best.from - lead, best.from);
  const sentence = before.search(/(?<=[.!?] )(?!.*[.!?] )/);
  if (sentence >= 0) return best.from - lead + sentence;
  const word = before.indexOf(" ") + 1;
  return best.from - lead + (word || lead);
}

/** Of the passage that begins with this answer. No further is looked than it reaches: a text may say the same word a thousand times. */
function worthOf(answers: readonly Answered[], first: number): number {
  const end = (answers[first]?.from ?? 0) + longest - lead;
  const units = new Set<number>();
  let inside = 0;
  for (let at = first; ; at += 1) {
    const answer = answers[at];
    if (!answer || answer.from > end) return units.size * 100 + inside;
    if (answer.to > end) continue;
    units.add(answer.unit);
    inside += 1;
  }
}

function endOf(line: string, from: number): number {
  const end = from + longest;
  if (end >= line.length) return line.trimEnd().length;
  const space = line.lastIndexOf(" ", end);
  if (space > from) return space;
  return line.slice(from, end).isWellFormed() ? end : end - 1;
}
