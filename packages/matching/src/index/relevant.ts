// The concepts that a search has to do with, a few hundred of thousands. Its tables have a place for each of them only,
// so that they stay in the nearest cache and cost nothing to make.

export interface Relevant {
  /** By concept, 0 for all others. */
  readonly places: Uint16Array;
  /** By place; none at 0. */
  readonly concepts: readonly number[];
}

/** `of`: how many concepts there are. */
export function relevantOf(concepts: Iterable<number>, of: number): Relevant {
  const places = new Uint16Array(of);
  const found = [-1];
  for (const concept of concepts) {
    if (places[concept] === 0) places[concept] = found.push(concept) - 1;
  }
  return { places, concepts: found };
}
