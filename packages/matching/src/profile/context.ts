// In whose company concepts stand: a vector for each, learnt from how often they are found in one text (docs/matching.md,
// "Often found together"). What many texts have is short, so that it says little. Whole numbers, like all that is summed.
import type { Words } from "./features.ts";
import { conceptVectors } from "./concept-vectors.gen.ts";

/** Signs of a vector as it is written, from the least number to the greatest. */
export const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
export const mostDigit = 31;

let vectors: ReadonlyMap<string, Int8Array> | undefined;

/** Undefined for what the texts have not, or hardly. */
export function vectorOf(concept: string): Int8Array | undefined {
  vectors ??= readVectors(conceptVectors);
  return vectors.get(concept);
}

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

/** The company of a whole profile: the sum of its concepts' vectors, each as often as its weight. */
export type Context = {
  readonly sum: Float64Array;
  readonly length: number;
};

const contexts = new WeakMap<Words, Context | undefined>();

/** Undefined where none of the concepts has a vector. */
export function contextOf(concepts: Words): Context | undefined {
  if (!contexts.has(concepts)) contexts.set(concepts, readContext(concepts));
  return contexts.get(concepts);
}

function readContext(concepts: Words): Context | undefined {
  return contextOfConcepts(concepts.entries().map(([concept, { weight }]) => [concept, weight]));
}

export function contextOfConcepts(
  concepts: Iterable<readonly [concept: string, weight: number]>,
): Context | undefined {
  let sum: Float64Array | undefined;
  for (const [concept, weight] of concepts) {
    const vector = vectorOf(concept);
    if (vector === undefined) continue;
    sum ??= new Float64Array(vector.length);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return sum && contextOfSum(sum);
}

/** Undefined where the vectors are none, or outweigh each other. */
export function contextOfSum(sum: Float64Array): Context | undefined {
  const length = Math.round(Math.sqrt(dotOf(sum, sum)));
  return length === 0 ? undefined : { sum, length };
}

export function dotOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
