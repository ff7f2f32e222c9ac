// How often what a document speaks of is found together with what is sought. The sum of the document's vectors times that of
// the source's is the sum of its concepts' own products with it: whole numbers, so none of them need be stored.
import { type Context, contextOf, vectorOf } from "../profile/context.ts";
import type { Features } from "../profile/features.ts";
import { togetherFit } from "../score/together.ts";
import { type Columns, conceptIn, weightIn } from "./columns.ts";

/** Of the concepts of an index, by their number: their vectors one after the other, of nothing where there is none. */
export type Vectors = {
  readonly concepts: number;
  readonly length: number;
  readonly all: Int8Array;
};

export function vectorsOf(concepts: readonly string[]): Vectors {
  const each = concepts.map(vectorOf);
  const length = each.find((vector) => vector !== undefined)?.length ?? 0;
  const all = new Int8Array(concepts.length * length);
  each.forEach((vector, concept) => vector && all.set(vector, concept * length));
  return { concepts: concepts.length, length, all };
}

export type SoughtContext = Context & {
  readonly vectors: Vectors;
  /** What one unit of a concept's weight in a document adds to the product of both sums; NaN until it is asked for. */
  readonly products: Float64Array;
};

export function soughtContextOf({ concepts }: Features, vectors: Vectors): SoughtContext | undefined {
  const context = contextOf(concepts);
  return context && soughtIn(context, vectors);
}

export function soughtIn(context: Context, vectors: Vectors): SoughtContext {
  return { ...context, vectors, products: new Float64Array(vectors.concepts).fill(NaN) };
}

export function togetherFitOf(
  sought: SoughtContext,
  { own, ownStarts, lengths }: Columns,
  doc: number,
): number | undefined {
  if (lengths[doc] === 0) return undefined;
  let product = 0;
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++)
    product += weightIn(own[at]) * productOf(sought, conceptIn(own[at]));
  return togetherFit(product, sought.length * lengths[doc]);
}

/** Of a concept's vector with what is sought. */
export function productOf(sought: SoughtContext, concept: number): number {
  const known = sought.products[concept];
  return known === known ? known : (sought.products[concept] = productWith(sought, concept));
}

function productWith({ sum, vectors: { all, length } }: SoughtContext, concept: number): number {
  let product = 0;
  for (let at = 0; at < length; at++) product += sum[at] * all[concept * length + at];
  return product;
}
