// Lists whose entries stand on lines of their own below what they are: "We need:\n- a designer\n- a driver", «Хийдэггүй:\n1. аудит».
import type { Reading, Roles, Segment, Sentence } from "../clauses.ts";
import { roleOfHeading } from "./headed-lists.ts";
import type { Word } from "../words.ts";

/** What a heading says of the lines below it. */
export type LineList = { readonly role: Reading; readonly isBegun: boolean };

const newLine = /\n/;
const emptyLine = /\n\s*\n/;
/** Any sign: "-", "•", "✅". */
const bullet = /\n\s*[^\p{L}\p{N}\s("«]{1,3}\s*$/u;
const bulletAhead = /^[^\p{L}\p{N}\n.!?]*\n\s*(?:[^\p{L}\p{N}\s("«]{1,3}\s|\d{1,2}[.)])/u;
const colonAhead = /^[^\p{L}\p{N}\n]*:[^\p{L}\p{N}\n]*\n/u;
/** Words of a line without a bullet that may still be an entry: the first below its heading, and those below that. */
const longest = { first: 14, next: 6 } as const;

/** Whether a line ends with a colon, or begins with a sign or a number. */
export function mayHaveLists(text: string): boolean {
  return listMark.test(text);
}

const listMark = /:[^\p{L}\p{N}\n]*\n|\n\s*(?:[^\p{L}\p{N}\s]|\d{1,2}[.)])/u;

/** The list that the sentence goes on with; undefined where it begins anew. */
export function listGoingOn(
  list: LineList | undefined,
  sentence: Sentence,
  words: readonly Word[],
  text: string,
): LineList | undefined {
  const from = sentence[0]?.from ?? 0;
  const gap = text.slice(words[from - 1]?.end ?? 0, words[from]?.start);
  if (list === undefined || !newLine.test(gap)) return list;
  const isMarked = bullet.test(gap) || /^\d{1,2}$/.test(words[from]?.text ?? "");
  const length = (sentence.at(-1)?.to ?? from) - from;
  const isShort = length <= (list.isBegun ? longest.next : longest.first) && !emptyLine.test(gap);
  return isMarked || isShort ? { ...list, isBegun: true } : undefined;
}

/** Whether the sentence is all of an entry: it stands first on its line, or behind the number of its line. */
export function isEntry(sentence: Sentence, words: readonly Word[], text: string): boolean {
  const from = sentence[0]?.from ?? 0;
  const before = words[from - 1];
  const gap = text.slice(before?.end ?? 0, words[from]?.start);
  return newLine.test(gap) || /\n\s*\d{1,2}$/.test(text.slice(0, before?.end).slice(-numbering));
}

/** A line end and a number. */
const numbering = 8;

/** What the sentence says of the lines below it, where it ends as a heading does. */
export function listBelow(
  sentence: Sentence,
  words: readonly Word[],
  { text, roles }: { readonly text: string; readonly roles: Roles },
): LineList | "none" | undefined {
  const last = sentence.at(-1);
  if (last === undefined) return undefined;
  const ahead = text.slice(words[last.to - 1]?.end, words[last.to]?.start).concat(" ");
  const follows = colonAhead.test(ahead) ? "colon" : bulletAhead.test(ahead) ? "bullet" : undefined;
  const isNumber = /^\d/.test(words[last.to]?.text ?? "") && newLine.test(ahead);
  if (follows === undefined && !isNumber) return undefined;
  const role = roleOfHeading(last, words) ?? roleAnnounced(last, words, roles);
  if (role !== undefined) return { role, isBegun: false };
  return follows === "colon" ? "none" : undefined;
}

/** "We are looking for the following people:" */
function roleAnnounced({ from, to }: Segment, words: readonly Word[], roles: Roles): Reading | undefined {
  return roles[to - 1] === "need" && words.slice(from, to).some(({ text }) => announcing.test(text))
    ? "need"
    : undefined;
}

const announcing =
  /^(?:following|people|roles?|positions|skills|areas|fields|things|profiles|specialists|experts|hands|help|these)$/;
