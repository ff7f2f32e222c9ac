// How documents are compared with the one who searches, be it a profile or a wish.
import type { Fits } from "../score/factors.ts";
import type { Columns } from "./columns.ts";
import type { SumBound } from "./sum-bound.ts";
import type { TermSums } from "./term-table.ts";

export type Scorer = {
  /** The fits of the words: the same object each time, to which `score` adds the facts. */
  readonly wordFits: (columns: Columns, doc: number, terms: Readonly<TermSums>) => Readonly<Fits>;
  /** Of the document whose words were compared last. */
  readonly score: (columns: Columns, doc: number) => { score: number; confidence: number };
};

export type Bound = {
  readonly sums: SumBound;
  /** What a document's sum must reach, by its flags. */
  readonly required: Int32Array;
  /** What the document's concepts and needs add to the log odds at most. */
  readonly ofConcepts: (columns: Columns, doc: number) => number;
  /** What its words outside the graph add. */
  readonly ofTerms: (terms: Readonly<TermSums>, flags: number) => number;
  /** What everything that is said adds. */
  readonly ofWords: (fits: Readonly<Fits>) => number;
  /** What these must reach, by the document's flags: the first alone, the first and the second, the third. */
  readonly least: Readonly<Record<"concepts" | "terms" | "words", Float64Array>>;
  /** From now on a score must reach the threshold. */
  readonly require: (threshold: number) => void;
};
