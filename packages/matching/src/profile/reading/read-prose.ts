// Running text, sentence by sentence where people change between English and Mongolian in Latin letters: "Excel pro. Zuvhun online ajillana."
import { isRomanisedMongolian, type LanguageResources, type TextReading } from "@khamt/language";

/** A point, a sign or a line end behind which something else begins: not that of "Node.js". */
const sentence = /(?:[^.!?;\n]|[.!?;](?!\s|$))+[.!?;\n]*\s*/gu;
const fewestWords = 3;

/** Also reads what is Mongolian in Latin letters in single sentences of a text that is not. */
export function readProse(text: string, romanised: boolean, language: LanguageResources): TextReading {
  const pieces = romanised ? [] : piecesOf(text);
  if (!pieces.some(({ isTyped }) => isTyped)) return language.read(text, { romanised, withDoubtful: true });
  const readings = pieces.map(({ start, words, isTyped }) =>
    moved(language.read(words, { romanised: isTyped, withDoubtful: true }), start),
  );
  return {
    words: readings.flatMap(({ words }) => words),
    roles: readings.flatMap(({ roles }) => roles),
    matches: readings.flatMap(({ matches }) => matches),
    doubtful: readings.flatMap(({ doubtful }) => doubtful ?? []),
  };
}

function piecesOf(text: string) {
  return [...text.matchAll(sentence)].map(({ index, 0: words }) => ({
    start: index,
    words,
    isTyped: words.trim().split(/\s+/).length >= fewestWords && isRomanisedMongolian(words),
  }));
}

function moved({ words, roles, matches, doubtful = [] }: TextReading, by: number): TextReading {
  const move = <T extends { readonly start: number; readonly end: number }>(span: T): T => ({
    ...span,
    start: span.start + by,
    end: span.end + by,
  });
  return { words: words.map(move), roles, matches: matches.map(move), doubtful: doubtful.map(move) };
}
