import { createGraph, type ConceptGraph } from "./graph/graph.ts";
import { learn, type LearnedData, writeLearned } from "./graph/learned.ts";
import { parseConcepts } from "./graph/parse.ts";

/** A language as JSON takes it. */
export type WrittenLanguage = Pick<ConceptGraph, "concepts" | "faults"> & { readonly learned: LearnedData };

/** `vocabulary`: more words that stemming may trust. */
export function writeLanguage(sources: readonly string[], vocabulary?: Iterable<string>): WrittenLanguage {
  const parts = sources.map(parseConcepts);
  const { concepts, faults } = createGraph(parts.flatMap((part) => part.concepts));
  return {
    concepts,
    faults: [...parts.flatMap((part) => part.faults), ...faults],
    learned: writeLearned(learn(concepts, vocabulary), concepts),
  };
}
