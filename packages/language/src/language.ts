import { conceptSources } from "./concepts/index.ts";
import { createGraph, type ConceptGraph } from "./graph/graph.ts";
import { createMatcherOf, type ConceptMatcher } from "./graph/matcher.ts";
import { parseConcepts } from "./graph/parse.ts";

/** The concept graph and everything that reads text by it. */
export interface LanguageResources extends ConceptGraph, ConceptMatcher {
  /** The concept of kind place that a free-text location names: the most particular one. */
  readonly placeOf: (location: string) => string | undefined;
}

/** Builds the resources once (a few hundred milliseconds); share them. `vocabulary`: more words that stemming may trust. */
export function createLanguage(
  options: { vocabulary?: Iterable<string>; sources?: readonly string[] } = {},
): LanguageResources {
  const parsed = (options.sources ?? conceptSources).map(parseConcepts);
  const graph = createGraph(parsed.flatMap((part) => part.concepts));
  const matcher = createMatcherOf(graph, options.vocabulary);
  return {
    ...graph,
    ...matcher,
    faults: [...parsed.flatMap((part) => part.faults), ...graph.faults],
    placeOf: (location) => mostParticular(placesIn(location, matcher), graph),
  };
}

function placesIn(location: string, matcher: ConceptMatcher): string[] {
  const find = (romanised: boolean) =>
    matcher
      .findConcepts(location, { romanised })
      .filter((match) => match.kind === "place")
      .map((match) => match.concept);
  const found = find(false);
  return found.length > 0 ? found : find(true);
}

function mostParticular(places: readonly string[], graph: ConceptGraph): string | undefined {
  return places.find((place) => !places.some((other) => other !== place && graph.isWithin(other, place)));
}
