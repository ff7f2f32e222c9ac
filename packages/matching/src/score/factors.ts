import type { LanguageResources } from "@khamt/language";
import { factFactors, factFitsOf } from "./facts.ts";
import type { Features, Mention } from "../profile/features.ts";
import { agreementOf, coverageOf, type Evidence, type Lacking, lackingOf, saturated } from "./overlap.ts";
import type { Sides } from "./pair.ts";
import type { Statistics } from "./statistics.ts";
import { isAbility } from "../profile/supply.ts";
import { type FactorName, factorNames, isPeer, type Relation } from "./weights.ts";

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
export function factorsOf(relation: Relation, sides: Sides, context: PairContext): Factors {
  const { asking, offering } = sides;
  const fits = factFitsOf(relation, asking.facts, offering.facts, context.language);
  const facts = factFactors.map((name) => [name, fact(fits[name])] as const);
  return {
    ...nothing,
    ...(Object.fromEntries(facts) as Pick<Factors, (typeof factFactors)[number]>),
    ...marketFactors(relation, sides, context),
    ...(isPeer(relation) ? peerFactors(sides, context) : {}),
    wording: wordingFactor(asking, offering, context),
  };
}

function marketFactors(
  relation: Relation,
  { asking, offering }: Sides,
  context: PairContext,
): Partial<Factors> {
  const agreement = agreementIn(relation, context.language);
  return {
    skills: skillsFactor(asking, offering, context),
    subject: agreementFactor(asking, offering, agreement, context),
    usefulness: agreementFactor(offering, asking, agreement, context),
  };
}

// Two of a kind each ask and offer, and each should bring what the other lacks.
function peerFactors({ asking, offering }: Sides, context: PairContext): Partial<Factors> {
  return {
    inReturn: skillsFactor(offering, asking, context),
    complement: complementFactor(asking, offering, context),
  };
}

// The list of what is asked for decides; only where there is none, what the text says is needed.
function skillsFactor(asking: Features, offering: Features, { statistics }: PairContext): Factor {
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
export const half = { concepts: 2, field: 0.8, terms: 1 } as const;

function complementFactor(one: Features, other: Features, { statistics }: PairContext): Factor {
  const there = lackingOf(other.brings, one.supply.offers, statistics);
  const back = lackingOf(one.brings, other.supply.offers, statistics);
  const turned = back.evidence.map(({ mine, theirs, ...rest }) => ({ ...rest, mine: theirs, theirs: mine }));
  return { fit: mutualComplement(there, back), evidence: [...there.evidence, ...turned], missing: [] };
}

/** The share of what each brings that the other lacks, however much or little they say. */
export function mutualComplement(
  there: Pick<Lacking, "amount" | "total">,
  back: Pick<Lacking, "amount" | "total">,
): number | undefined {
  if (there.total === 0 || back.total === 0) return undefined;
  return (there.amount / there.total + back.amount / back.total) / 2;
}

/** How two sides are taken to agree. */
export interface Agreeing {
  /** How much of a shared concept counts. */
  readonly shareOf: (concept: string) => number;
  readonly half: number;
}

// Two of a kind should share a field. That they can do the same shows a field too, but is no gain. (An eighth, so that
// sums stay exact.)
const sharedAbility = 0.125;

export function agreementIn(relation: Relation, language: LanguageResources): Agreeing {
  if (!isPeer(relation)) return { shareOf: () => 1, half: half.concepts };
  return { shareOf: (id) => (isAbility(language.kindOf(id)) ? sharedAbility : 1), half: half.field };
}

function agreementFactor(
  mine: Features,
  other: Features,
  { shareOf, half: most }: Agreeing,
  { statistics }: PairContext,
): Factor {
  if (mine.concepts.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(mine.concepts, other.supply.all, statistics, shareOf);
  return { fit: saturated(amount, most), evidence, missing: [] };
}

// Words outside the graph meet only in their own language: across languages nobody can tell whether they would.
function wordingFactor(asking: Features, offering: Features, { statistics }: PairContext): Factor {
  const isComparable = asking.facts.writtenIn === offering.facts.writtenIn;
  if (!isComparable || asking.terms.size === 0 || offering.terms.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(asking.terms, offering.supply.all, statistics);
  return { fit: saturated(amount, half.terms), evidence, missing: [] };
}

const nothingSaid: Factor = { fit: undefined, evidence: [], missing: [] };
const nothing = Object.fromEntries(factorNames.map((name) => [name, nothingSaid])) as Factors;

function fact(fit: number | undefined): Factor {
  return { fit, evidence: [], missing: [] };
}
