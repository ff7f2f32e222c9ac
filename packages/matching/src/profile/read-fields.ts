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
  return (list ?? []).flatMap((entry) => entriesOf(entry).flatMap((each) => reader.tag(each, weight)));

  /** "Script, storyboard" are two, "Python, basics" is one. */
  function entriesOf(entry: string): readonly string[] {
    const entries = entry.split(/[,;]\s+(?![^(]*\))/);
    const isNamed = (each: string) =>
      reader.tag(each, weight).some(({ parts }) => parts.some(({ concepts }) => concepts.length > 0));
    return entries.length > 1 && entries.every(isNamed) ? entries : [entry];
  }
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
