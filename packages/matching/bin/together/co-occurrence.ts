// How much more often two concepts stand in one text than chance would have it.

/** A symmetric matrix by its rows: of each the places of what is not 0, and their values. */
export type SparseRows = readonly { readonly places: Int32Array; readonly values: Float64Array }[];

/** Chances of contexts to this power: what is rare would else seem to say too much (Levy, Goldberg and Dagan 2015). */
const smoothing = 0.75;

/**
 * Positive pointwise mutual information (Church and Hanks 1990): max(0, ln p(a, b) / (p(a) · p(b))). Both ways round are
 * smoothed and their mean is taken, so that the matrix is symmetric.
 */
export function mutualInformation(texts: readonly (readonly number[])[], size: number): SparseRows {
  const together = countsOf(texts, size);
  const totals = Float64Array.from(together, (row) => sumOf(row.values()));
  const total = sumOf(totals);
  const smoothed = totals.map((count) => count ** smoothing);
  const smoothedTotal = sumOf(smoothed);
  const chanceOf = (place: number) => (smoothed[place] ?? 0) / smoothedTotal;
  const shareOf = (place: number) => (totals[place] ?? 0) / total;
  return together.map((row, one) => {
    const places = [...row.keys()].sort((a, b) => a - b);
    const values = places.map((other) => {
      const joint = (row.get(other) ?? 0) / total;
      const expected = shareOf(one) * chanceOf(other);
      const turned = shareOf(other) * chanceOf(one);
      return Math.max(0, Math.log(joint / expected) / 2 + Math.log(joint / turned) / 2);
    });
    return { places: Int32Array.from(places), values: Float64Array.from(values) };
  });
}

/** How many texts have both. */
function countsOf(texts: readonly (readonly number[])[], size: number): Map<number, number>[] {
  const rows = Array.from({ length: size }, () => new Map<number, number>());
  for (const text of texts)
    for (const one of text) {
      const row = rows[one];
      for (const other of text) if (row && other !== one) row.set(other, (row.get(other) ?? 0) + 1);
    }
  return rows;
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
