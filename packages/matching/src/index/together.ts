// How often what a document speaks of is found together with what is sought. The sum of the document's vectors times that of
// the source's is the sum of its concepts' own products with it: whole numbers, so none of them need be stored.
import { type Context, contextOf, dotOf, vectorOf } from "../profile/context.ts";
import type { Features } from "../profile/features.ts";
import { togetherFit } from "../score/together.ts";
import { type Columns, conceptIn, weightIn } from "./columns.ts";

/** Of the concepts of an index, by their number. */
export type Vectors = {
  readonly concepts: number;
  readonly of: readonly (Int8Array | undefined)[];
};

export function vectorsOf(concepts: readonly string[]): Vectors {
  return { concepts: concepts.length, of: concepts.map(vectorOf) };
}

export type SoughtContext = Context & {
  /** What one unit of a concept's weight in a document adds to the product of both sums. */
  readonly products: Float64Array;
};

export function soughtContextOf({ concepts }: Features, vectors: Vectors): SoughtContext | undefined {
  const context = contextOf(concepts);
  if (context === undefined) return undefined;
  const products = Float64Array.from(vectors.of, (vector) =>
    vector === undefined ? 0 : dotOf(vector, context.sum),
  );
  return { ...context, products };
}

export function togetherFitOf(
  { products, length }: SoughtContext,
  { own, ownStarts, lengths }: Columns,
  doc: number,
): number | undefined {
  if (lengths[doc] === 0) return undefined;
  let product = 0;
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++) product += weightIn(own[at]) * products[conceptIn(own[at])];
  return togetherFit(product, length * lengths[doc]);
}
