import {
  fold,
  type ConceptKind,
  type ConceptMatch,
  type LanguageResources,
  type TextReading,
  type Word,
} from "@khamt/language";
import type { Mention, Part } from "./features.ts";
import { isStopWord } from "./stop-words.ts";

export interface ReadMention extends Mention {
  readonly role: "need" | "offer" | "not" | undefined;
}
export interface TextReader {
  /** A short entry of a list, as one mention. */
  readonly tag: (text: string, weight: number) => ReadMention[];
  /** The values that an entry of a list names. */
  readonly values: (text: string, weight: number) => ReadMention[];
  /** A running text: a mention for each concept and each word outside the graph. */
  readonly prose: (text: string, weight: number) => ReadMention[];
}

// Worth of a plain word beside a concept.
const wordWeight = 0.8;
const meaningful: ReadonlySet<ConceptKind> = new Set(["skill", "role", "industry", "place", "language"]);

export function createTextReader(language: LanguageResources, romanised: boolean): TextReader {
  return {
    tag: (text, weight) => {
      const reading = language.read(text, { romanised, isTag: true });
      const parts = partsOf(reading);
      const role = reading.matches.some((match) => match.role === "not") ? ("not" as const) : undefined;
      return parts.length === 0
        ? []
        : [{ surface: text, parts: parts.map((part) => part.part), weight, role }];
    },
    values: (text, weight) =>
      language
        .findConcepts(text, { romanised, isTag: true })
        .filter(({ kind }) => kind === "value")
        .map(({ concept, surface, role }) => ({
          surface,
          parts: [{ concepts: [concept], term: concept }],
          weight,
          role,
        })),
    prose: (text, weight) =>
      partsOf(language.read(text, { romanised })).map(({ part, surface, role }) => ({
        surface,
        parts: [part],
        weight: part.concepts.length === 0 ? weight * wordWeight : weight,
        role,
      })),
  };
}

interface ReadPart {
  readonly part: Part;
  readonly surface: string;
  readonly role: ReadMention["role"];
}

function partsOf(reading: TextReading): ReadPart[] {
  const parts: ReadPart[] = [];
  const bySpan = Map.groupBy(
    reading.matches.filter((match) => meaningful.has(match.kind)),
    (match) => match.start,
  );
  let covered = 0;
  reading.words.forEach((word, index) => {
    const matches = bySpan.get(word.start);
    if (matches?.[0] !== undefined) {
      covered = Math.max(covered, matches[0].end);
      parts.push(conceptPart(matches, matches[0]));
    } else if (word.start >= covered && !isStopWord(word)) {
      parts.push({
        part: { concepts: [], term: termOf(word) },
        surface: word.text,
        role: reading.roles[index],
      });
    }
  });
  return parts;
}

function conceptPart(matches: readonly ConceptMatch[], first: ConceptMatch): ReadPart {
  const concepts = matches.map((match) => match.concept);
  return { part: { concepts, term: concepts.join("|") }, surface: first.surface, role: first.role };
}

// Six letters of the phonetic key join nearly all inflected forms of a word that the graph does not know. The sign in
// front keeps a word apart from a concept of that name.
const stemLength = 6;

function termOf(word: Word): string {
  const [key = word.text] = word.keys;
  const isMongolian = word.script === "cyrillic" || key.startsWith("~") || key.startsWith("≈");
  return isMongolian ? `~${fold(word.text).slice(0, stemLength)}` : `=${key}`;
}
