import { labelsOf, type ConceptMatcher } from "./matcher.ts";
import type { ConceptGraph } from "./graph.ts";
import type { Concept } from "./parse.ts";

/** What an editor of the concept sources must put right. `romanise` writes a Mongolian label in Latin letters. */
export function lintConcepts(
  graph: ConceptGraph,
  matcher: ConceptMatcher,
  romanise: (label: string) => string,
): string[] {
  return [
    ...graph.faults,
    ...graph.concepts.flatMap(missingLabels),
    ...repeatedLabels(graph),
    ...graph.concepts.flatMap((concept) => lostLabels(concept, matcher, romanise)),
  ];
}

function missingLabels({ id, labels }: Concept): string[] {
  return [
    ...(labels.en.length === 0 ? [`${id}: no English label`] : []),
    ...(labels.mn.length === 0 ? [`${id}: no Mongolian label`] : []),
  ];
}

/** Two concepts of one kind with one label: the reader could not tell which is meant. */
function repeatedLabels({ concepts }: ConceptGraph): string[] {
  const owners = new Map<string, string>();
  return concepts.flatMap((concept) =>
    [...new Set(labelsOf(concept).map((label) => label.toLowerCase()))].flatMap((label) => {
      const key = `${concept.kind}: ${label}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, concept.id);
      return owner === undefined || owner === concept.id
        ? []
        : [`${concept.id}: the label “${label}” belongs to ${owner}`];
    }),
  );
}

function lostLabels(
  concept: Concept,
  matcher: ConceptMatcher,
  romanise: (label: string) => string,
): string[] {
  const isFound = (text: string, romanised: boolean) =>
    matcher.conceptsOfTag(text, [concept.kind], { romanised }).includes(concept.id);
  return labelsOf(concept).flatMap((label) => {
    if (!isFound(label, false)) return [`${concept.id}: “${label}” is not found`];
    const latin = romanise(label);
    return latin === label || isFound(latin, true)
      ? []
      : [`${concept.id}: “${label}” is not found as “${latin}”`];
  });
}
