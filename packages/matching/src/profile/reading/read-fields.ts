// The fields of a profile as mentions: lists, single options, running text.
import { isRomanisedMongolian, type LanguageResources } from "@khamt/language";
import { areTypedInLatin, createTextReader, type ReadMention, type TextReader } from "./read-text.ts";

export function readerFor(
  text: string,
  lists: readonly (readonly string[] | null | undefined)[],
  language: LanguageResources,
): TextReader {
  const entries = lists.flatMap((list) => list ?? []);
  const isTyped = isRomanisedMongolian(joined(text, ...entries));
  return createTextReader(language, isTyped, isTyped || areTypedInLatin(entries, language));
}

export function tags(
  reader: TextReader,
  list: readonly string[] | null | undefined,
  weight: number,
): ReadMention[] {
  const entries = (list ?? []).flatMap(entriesOf);
  return distinct(entries).flatMap((entry) => reader.tag(entry, weight));

  function entriesOf(written: string): readonly string[] {
    const entry = written.replace(listMark, "").replace(/[\s.]+$/, "");
    const entries = entry.split(between).filter((each) => each !== "");
    if (entries.length < 2 || !areEntries(entries, entry)) return [entry];
    return [...entries.slice(0, -1), ...lastOf(entries.at(-1) ?? "")];
  }

  /** "Script, storyboard" are two; "Python, basics" and "stove / heating" are one; of more, as many as are mostly known. */
  function areEntries(entries: readonly string[], entry: string): boolean {
    const named = entries.filter(isNamed).length;
    return entries.length > 2
      ? named * 2 > entries.length
      : named === entries.length && !/\s\/\s/.test(entry);
  }

  /** What ends a list with "and": "React, Node and Docker". */
  function lastOf(entry: string): readonly string[] {
    const entries = entry.replace(/^and\s+/i, "").split(/\s+(?:and|&|ба|болон)\s+/i);
    return entries.length === 2 && entries.every(isNamed) && !isOneName(entry) ? entries : [entry];
  }

  function isNamed(entry: string): boolean {
    return reader.tag(entry, weight).some(({ parts }) => parts.some(({ concepts }) => concepts.length > 0));
  }

  function isOneName(entry: string): boolean {
    return reader.tag(entry, weight).every(({ parts }) => parts.length === 1);
  }
}

/** "1. React", "- React". */
const listMark = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+|^\s+/;
/** What stands between the parts of an entry, and not within brackets or a number. */
const between = /\s*(?:[;\n•|]|(?<!\d),|,(?!\d)|\s\/\s)\s*(?![^(]*\))/;

/** Who lists a skill twice has it once. */
function distinct(entries: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = entry.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

// "other" is an option of the forms, not a topic.
export function topicTags(
  reader: TextReader,
  list: readonly (string | null | undefined)[] | null | undefined,
  weight: number,
): ReadMention[] {
  return tags(
    reader,
    (list ?? []).filter((entry) => typeof entry === "string").filter((entry) => entry !== "other"),
    weight,
  );
}

/** Values that the graph knows; other words of these fields are left out. */
export function values(
  reader: TextReader,
  list: readonly string[] | null | undefined,
  weight: number,
): ReadMention[] {
  return (list ?? []).flatMap((entry) => reader.values(entry, weight));
}

export function prose(reader: TextReader, text: string | null | undefined, weight: number): ReadMention[] {
  return text ? reader.prose(text, weight) : [];
}

export function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text).join(". ");
}
