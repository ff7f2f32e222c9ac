import { conceptSources } from "./concepts/index.ts";
import { createGraph, type ConceptGraph } from "./graph/graph.ts";
import { createMatcherOf, type ConceptMatcher } from "./graph/matcher.ts";
import { parseConcepts, type Concept } from "./graph/parse.ts";

/** The concept graph and everything that reads text by it. */
export type LanguageResources = ConceptGraph &
  ConceptMatcher & {
    /** The concept of kind place that a free-text location names: the most particular one. */
    readonly placeOf: (location: string) => string | undefined;
  };

export type LanguageOptions = {
  /** More words that stemming may trust. */
  readonly vocabulary?: Iterable<string>;
};

type Whole = LanguageOptions & { readonly sources?: readonly string[] };

let asWritten: LanguageResources | undefined;

/** The resources of the graph as its editors wrote it, unless options say otherwise: they take a few hundred milliseconds once, and are shared. */
export function createLanguage(options?: Whole): LanguageResources {
  return options ? readLanguage(options) : (asWritten ??= readLanguage({}));
}

function readLanguage({ sources = conceptSources, ...options }: Whole): LanguageResources {
  const parsed = sources.map(parseConcepts);
  const language = createLanguageOf(
    parsed.flatMap((part) => part.concepts),
    options,
  );
  return { ...language, faults: [...parsed.flatMap((part) => part.faults), ...language.faults] };
}

/** The resources of a graph that is at hand already; whoever needs no more than this does without the sources. */
export function createLanguageOf(
  concepts: readonly Concept[],
  options: LanguageOptions = {},
): LanguageResources {
  const graph = createGraph(concepts);
  const matcher = createMatcherOf(graph, options.vocabulary);
  return { ...graph, ...matcher, placeOf: (location) => mostParticular(placesIn(location, matcher), graph) };
}

function placesIn(location: string, matcher: ConceptMatcher): Set<string> {
  const find = (romanised: boolean) => {
    const matches = matcher.findConcepts(location, { romanised });
    return new Set(matches.filter((match) => match.kind === "place").map((match) => match.concept));
  };
  const found = find(false);
  return found.size > 0 ? found : find(true);
}

function mostParticular(places: ReadonlySet<string>, graph: ConceptGraph): string | undefined {
  const all = [...places];
  return all.find((place) => !all.some((other) => other !== place && graph.isWithin(other, place)));
}
