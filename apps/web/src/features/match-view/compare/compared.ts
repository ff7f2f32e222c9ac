import type { MatchStrand, PairResult } from "@khamt/contract";
import { needQuote } from "../../../shared/profiles/sentence.tsx";

/** How each candidate is drawn: by dash, shape and colour, so that none is needed alone. */
const looks = [
  { shape: "circle", dashes: undefined, colour: "text-brand" },
  { shape: "square", dashes: "9 5", colour: "text-match-high" },
  { shape: "triangle", dashes: "2 5", colour: "text-match-fair" },
] as const;
export type Look = (typeof looks)[number];

export function lookAt(index: number): Look {
  return looks[index % looks.length] ?? looks[0];
}

export type ComparedFactor = {
  factor: string;
  average: number;
  /** Of each candidate; null where a profile says nothing. */
  fits: (number | null)[];
};

/** Parts that at least one candidate is judged by, in the order of the score. */
export function comparedFactors(pairs: readonly PairResult[]): ComparedFactor[] {
  const names = [...new Set(pairs.flatMap(({ factors }) => factors.map(({ factor }) => factor)))];
  return names
    .map((factor) => {
      const of = pairs.map(({ factors }) => factors.find((each) => each.factor === factor));
      return {
        factor,
        average: of.find((each) => each !== undefined)?.average ?? 0,
        fits: of.map((each) => each?.fit ?? null),
      };
    })
    .filter(({ fits }) => fits.some((fit) => fit !== null));
}

export type ComparedNeed = {
  name: string;
  /** In which it is typed, where it has no name in the reader's language. */
  language: string | undefined;
  /** Of each candidate; undefined where the need is none of that pair. */
  answers: (MatchStrand | undefined)[];
};

/** What the source asks for, need by need. */
export function comparedNeeds(pairs: readonly PairResult[]): ComparedNeed[] {
  const lists = pairs.map((pair) => (pair.asking === "source" ? pair.needs.all : pair.wants));
  const quotes = pairs.flatMap(({ reverse }, at) =>
    (lists[at] ?? []).map((strand) => needQuote(strand, reverse.contentLanguage)),
  );
  const languages = new Map(quotes.map(({ words, language }) => [words, language]));
  return [...languages].map(([name, language]) => ({
    name,
    language,
    answers: lists.map((list) => list.find((strand) => strand.name === name)),
  }));
}
