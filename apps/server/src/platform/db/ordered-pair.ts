/** Whose pair it is, in the order in which pairs are kept. */
export function orderedPair(one: string, other: string): { aId: string; bId: string } {
  return one < other ? { aId: one, bId: other } : { aId: other, bId: one };
}
