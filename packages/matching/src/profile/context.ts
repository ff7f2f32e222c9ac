// In whose company concepts stand: a vector for each, learnt from how often they are found in one text (docs/matching.md,
// "Often found together"). What many texts have is short, so that it says little. Whole numbers, like all that is summed.

/** Signs of a vector as it is written, from the least number to the greatest. */
export const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
export const mostDigit = 31;

export function readVectors(table: string): Map<string, Int8Array> {
  const valueOf = new Map(Array.from(digits, (digit, at) => [digit, at - mostDigit]));
  return new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [concept = "", written = ""] = line.split(" ");
        return [concept, Int8Array.from(written, (digit) => valueOf.get(digit) ?? 0)];
      }),
  );
}

export function dotOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
