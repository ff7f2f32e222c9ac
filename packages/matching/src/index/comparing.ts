// How documents are compared with the one who searches, be it a profile or a wish.
import type { Fits } from "../score/factors.ts";
import type { Columns } from "./columns.ts";
import type { DocumentSums, SumGains } from "./sums.ts";
import type { TermSums } from "./term-table.ts";

export type Scorer = {
  /** The fits of the words: the same object each time, to which `score` adds the facts. */
  readonly wordFits: (columns: Columns, doc: number, terms: Readonly<TermSums>) => Readonly<Fits>;
  /** Of the document whose words were compared last. */
  readonly score: (columns: Columns, doc: number) => { score: number; confidence: number };
};

/** Whether a document can be among the best. Of each document it is asked in this order, as long as it may be. */
export type Bound = {
  readonly gains: SumGains;
  /** What a document's sums must reach together, by its flags. */
  readonly required: Int32Array;
  /** By its facts and its sums; a document of an open block has none. */
  readonly bySums: (columns: Columns, doc: number, sums: DocumentSums | undefined) => boolean;
  /** With the words outside the graph. */
  readonly byTerms: (columns: Columns, doc: number, terms: Readonly<TermSums>) => boolean;
  /** By all that is said. */
  readonly byWords: (fits: Readonly<Fits>) => boolean;
  /** From now on a score must reach the threshold. */
  readonly require: (threshold: number) => void;
};
