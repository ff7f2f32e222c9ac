import type { MatchNeed, MatchReason } from "@khamt/contract";
import { type Language, useLanguage } from "../../lib/language/index.ts";

/** Words of a profile as its owner typed them, and the language they are read in. */
export type Quote = {
  words: string;
  language: string | undefined;
};

/** A sentence of ours about profiles: the words of theirs that it quotes are read in their own language. */
export function Sentence({ text, quotes }: { text: string; quotes: readonly Quote[] }) {
  const reader = useLanguage();
  const marked = quotes.flatMap(({ words, language }) => partsOf(words, language));
  const languages = new Map(marked.filter(([words, language]) => isForeign(words, language, reader)));
  if (languages.size === 0) return text;
  const longestFirst = [...languages.keys()].toSorted((a, b) => b.length - a.length);
  // Every other piece is a quote.
  return piecesOf(text, longestFirst).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} lang={languages.get(piece)}>
        {piece}
      </span>
    ),
  );
}

/** The text, cut around the quotes that stand in it as whole words. An expression for each text would take a millisecond to compile. */
function piecesOf(text: string, quotes: readonly string[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const quote = quotes.find((each) => text.startsWith(each, at) && isWhole(text, at, each.length));
    if (quote === undefined) continue;
    pieces.push(text.slice(from, at), quote);
    from = at + quote.length;
    at = from - 1;
  }
  return [...pieces, text.slice(from)];
}

function isWhole(text: string, at: number, length: number): boolean {
  return !wordBefore.test(text.slice(0, at)) && !wordAfter.test(text.slice(at + length));
}

const wordBefore = /[\p{L}\p{N}]$/u;
const wordAfter = /^[\p{L}\p{N}]/u;

/** The words that a reason stands on, with the languages of the two profiles. */
export function quotesOf(
  evidence: MatchReason["evidence"] | undefined,
  { source, target }: { source?: string | undefined; target: string | undefined },
): Quote[] {
  return (evidence ?? []).flatMap((each) => [
    { words: each.source, language: source },
    { words: each.target, language: target },
  ]);
}

/** What a need is called: in the reader's language, or, where it has no name there, as it was typed. */
export function needQuote({ need, name }: MatchNeed, language: string): Quote {
  return { words: name, language: need === name ? language : undefined };
}

/** In another language, or in the reader's own in the other letters. */
function isForeign(words: string, language: string, reader: Language): boolean {
  return language !== reader || otherLetters[reader].test(words);
}

const otherLetters = { en: /\p{Script=Cyrillic}/u, mn: /\p{Script=Latin}/u } as const;

/** Several words in one field stand in a sentence each by its own name. */
function partsOf(words: string, language: string | undefined): [string, string][] {
  if (language === undefined) return [];
  return [words, ...words.split(", ")].flatMap((part) => (part.trim() === "" ? [] : [[part, language]]));
}
