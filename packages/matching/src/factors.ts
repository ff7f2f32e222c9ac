import type { LanguageResources } from "@khamt/language";
import { fitOfBudget, fitOfCommitment, fitOfPlace, fitOfSize, fitOfTrust } from "./facts.ts";
import type { Features, Mention } from "./features.ts";
import { agreementOf, coverageOf, saturated, type Evidence } from "./overlap.ts";
import type { Statistics } from "./statistics.ts";
import type { FactorName } from "./weights.ts";

/** One factor of a pair: how well it fits, 0 to 1, and what shows it. `fit` is undefined where a side says nothing. */
export interface Factor {
  readonly fit: number | undefined;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly Mention[];
}
export type Factors = Readonly<Record<FactorName, Factor>>;

export interface PairContext {
  readonly language: LanguageResources;
  readonly statistics: Statistics;
}

/** All factors of a pair. `asking` is the idea or the project, `offering` the person or the company. */
export function factorsOf(asking: Features, offering: Features, context: PairContext): Factors {
  const { statistics } = context;
  const [a, o] = [asking.facts, offering.facts];
  return {
    skills: skillsFactor(asking, offering, statistics),
    subject: agreementFactor(asking, offering, statistics),
    usefulness: agreementFactor(offering, asking, statistics),
    wording: wordingFactor(asking, offering, statistics),
    commitment: fact(fitOfCommitment(a, o)),
    place: fact(fitOfPlace(a, o, context.language)),
    size: fact(fitOfSize(a, o)),
    budget: fact(fitOfBudget(a, o)),
    trust: fact(fitOfTrust(o)),
  };
}

// The list of what is asked for decides; only where there is none, what the text says is needed.
function skillsFactor(asking: Features, offering: Features, statistics: Statistics): Factor {
  const { share, evidence, missing } = coverageOf(needsOf(asking), offering.supply.offers, statistics);
  return { fit: share, evidence, missing };
}

export function needsOf({ needs }: Features): readonly Mention[] {
  const listed = needs.filter(isPlainlyAsked);
  return listed.length > 0 ? listed : needs;
}

/** On the list of what is needed, not in passing. */
export function isPlainlyAsked({ weight }: Mention): boolean {
  return weight >= 0.9;
}

/** Agreement that counts as half of all there can be, in words of the rarest kind. */
export const half = { concepts: 2, terms: 1 } as const;

function agreementFactor(mine: Features, other: Features, statistics: Statistics): Factor {
  if (mine.concepts.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(mine.concepts, other.supply.all, statistics);
  return { fit: saturated(amount, half.concepts), evidence, missing: [] };
}

// Words outside the graph meet only in their own language: across languages nobody can tell whether they would.
function wordingFactor(asking: Features, offering: Features, statistics: Statistics): Factor {
  const isComparable = asking.facts.writtenIn === offering.facts.writtenIn;
  if (!isComparable || asking.terms.size === 0 || offering.terms.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(asking.terms, offering.supply.all, statistics);
  return { fit: saturated(amount, half.terms), evidence, missing: [] };
}

const nothingSaid: Factor = { fit: undefined, evidence: [], missing: [] };

function fact(fit: number | undefined): Factor {
  return { fit, evidence: [], missing: [] };
}
