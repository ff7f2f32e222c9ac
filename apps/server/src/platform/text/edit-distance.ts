/** How many letters to leave out, add, change or swap with their neighbour make one word the other (Damerau 1964). */
export function editDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = to.map((_, at) => at);
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const changed = at(last, column) + (letter === wanted ? 0 : 1);
      const swapped =
        letter === to[column - 1] && wanted === from[row - 1] ? at(beforeLast, column - 1) + 1 : Infinity;
      current.push(Math.min(changed, at(last, column + 1) + 1, at(current, column) + 1, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(distances: readonly number[], place: number): number {
  return distances[place] ?? Infinity;
}
