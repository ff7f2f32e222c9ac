import { languageAsWritten } from "./as-written.ts";
import { createGraph, type ConceptGraph } from "./graph/graph.ts";
import { learn, type Learned, readLearned } from "./graph/learned.ts";
import { createMatcherOf, type ConceptMatcher } from "./graph/matcher.ts";
import type { Concept } from "./graph/parse.ts";
import { writeLanguage, type WrittenLanguage } from "./write-language.ts";

/** The concept graph and everything that reads text by it. */
export type LanguageResources = ConceptGraph &
  ConceptMatcher & {
    /** The concept of kind place that a free-text location names: the most particular one. */
    readonly placeOf: (location: string) => string | undefined;
  };

type Sources = {
  readonly sources: readonly string[];
  /** More words that stemming may trust. */
  readonly vocabulary?: Iterable<string>;
};

let asWritten: LanguageResources | undefined;

/** The resources of the graph as its editors wrote it, which are shared, unless other sources are given. */
export function createLanguage(given?: Sources): LanguageResources {
  if (given) return openWritten(writeLanguage(given.sources, given.vocabulary));
  return (asWritten ??= openWritten(languageAsWritten()));
}

function openWritten({ concepts, faults, learned }: WrittenLanguage): LanguageResources {
  return resourcesOf({ ...createGraph(concepts), faults }, readLearned(learned, concepts));
}

/** The resources of a graph that is at hand already; whoever needs no more than this does without the sources. */
export function createLanguageOf(concepts: readonly Concept[]): LanguageResources {
  const graph = createGraph(concepts);
  return resourcesOf(graph, learn(graph.concepts));
}

function resourcesOf(graph: ConceptGraph, learned: Learned): LanguageResources {
  const matcher = createMatcherOf(graph, learned);
  return {
    ...graph,
    ...matcher,
    placeOf: (location) => mostParticular(placesIn(location, matcher, graph), graph),
  };
}

function placesIn(location: string, matcher: ConceptMatcher, graph: Pick<ConceptGraph, "get">): Set<string> {
  const find = (options: { romanised?: boolean; isTag?: boolean }) => {
    const matches = matcher.findConcepts(location, options);
    return new Set(matches.filter((match) => match.kind === "place").map((match) => match.concept));
  };
  const found = find({ romanised: false });
  if (found.size > 0) return found;
  const typed = find({ romanised: true });
  if (typed.size > 0) return typed;
  // Within a text "online" is no place.
  const written = location.trim().toLowerCase();
  return new Set(
    [...find({ isTag: true })].filter((id) =>
      graph.get(id)?.tagOnly.some((name) => name.toLowerCase() === written),
    ),
  );
}

function mostParticular(places: ReadonlySet<string>, graph: ConceptGraph): string | undefined {
  const all = [...places];
  return all.find((place) => !all.some((other) => other !== place && graph.isWithin(other, place)));
}
