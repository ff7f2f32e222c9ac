// How often what a company needs is found together with what a person can do, whichever of them is the document.
import type { Features } from "../profile/features.ts";
import { isAsking } from "../score/pair.ts";
import type { PairContext } from "../score/statistics.ts";
import { togetherFit, workContextOf } from "../score/together.ts";
import { judgesWork, type Relation } from "../score/weights.ts";
import { type Columns, conceptIn, kindIn, numberIn } from "./columns.ts";
import { needKinds } from "./document.ts";
import { productOf, type SoughtContext, soughtIn, type Vectors } from "./together.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type SoughtWork = SoughtContext & {
  /** Whether the source needs it, and a document may have it. */
  readonly isNeeded: boolean;
  readonly conceptsOfChoice: Vocabulary["conceptsOfChoice"];
  /** Of each concept: above 0 for what somebody can do. */
  readonly bringing: Float64Array;
};

type Market = Pick<PairContext, "statistics"> & {
  readonly vocabulary: Vocabulary;
  readonly vectors: () => Vectors;
  readonly bringing: () => Float64Array;
};

/** Undefined where it is not judged, and of a source that needs nothing or can do nothing. */
export function soughtWorkOf(
  source: Features,
  relation: Relation,
  { statistics, vocabulary, vectors, bringing }: Market,
): SoughtWork | undefined {
  const context = judgesWork(relation) ? workContextOf(source, statistics) : undefined;
  return (
    context && {
      ...soughtIn(context, vectors()),
      isNeeded: isAsking(source.kind, relation),
      conceptsOfChoice: vocabulary.conceptsOfChoice,
      bringing: bringing(),
    }
  );
}

export function nearNeedsFitOf(sought: SoughtWork, columns: Columns, doc: number): number | undefined {
  const length = columns.workLengths[doc];
  if (length === 0) return undefined;
  const product = sought.isNeeded
    ? productOfAbilities(sought, columns, doc)
    : productOfNeeds(sought, columns, doc);
  return togetherFit(product, sought.length * length);
}

function productOfAbilities(sought: SoughtWork, { own, ownStarts, offered }: Columns, doc: number): number {
  let product = 0;
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++) {
    const concept = conceptIn(own[at]);
    if (sought.bringing[concept] > 0) product += offered[at] * productOf(sought, concept);
  }
  return product;
}

function productOfNeeds(sought: SoughtWork, { needs, needStarts, shares }: Columns, doc: number): number {
  let product = 0;
  const end = needStarts[doc + 1];
  for (let at = needStarts[doc]; at < end; at++) {
    const [kind, number] = [kindIn(needs[at]), numberIn(needs[at])];
    if (kind === needKinds.term) continue;
    const concepts = kind === needKinds.choice ? sought.conceptsOfChoice(number) : [number];
    for (const concept of concepts) product += shares[at] * productOf(sought, concept);
  }
  return product;
}
