import { factFitsOf } from "./facts.ts";
import {
  agreementFactor,
  agreementIn,
  type Factor,
  nothingSaid,
  skillsFactor,
  wordingFactor,
} from "./overlap.ts";
import { unmeetableNeeds } from "./conflicts.ts";
import { complementFactor, craftFactor } from "./complement.ts";
import type { Sides } from "./pair.ts";
import type { PairContext } from "./statistics.ts";
import { nearNeedsFactor, togetherFactor } from "./together.ts";
import { byFactor, type FactorName, isPeer, judgesWork, type Relation } from "./weights.ts";

export type Factors = Readonly<Record<FactorName, Factor>>;

/** How well each factor fits, 0 to 1; undefined where a side says nothing. */
export type Fits = Record<FactorName, number | undefined>;

/** All factors of a pair. `asking` is the idea or the project, `offering` the person or the company. */
export function factorsOf(relation: Relation, { asking, offering }: Sides, context: PairContext): Factors {
  const isOfPeers = isPeer(relation);
  const agreement = agreementIn(relation, context.language);
  const refused = unmeetableNeeds(relation, { asking, offering }, context.language);
  const facts = factFitsOf(relation, asking.facts, offering.facts, context.language);
  return {
    skills: skillsFactor(asking, offering, context, refused),
    // Two of a kind each ask and offer, and each should bring what the other lacks.
    inReturn: isOfPeers ? skillsFactor(offering, asking, context) : nothingSaid,
    complement: isOfPeers ? complementFactor(asking, offering, context) : nothingSaid,
    craft: judgesWork(relation) ? craftFactor(asking, offering, context) : nothingSaid,
    subject: agreementFactor(asking, offering, agreement, context),
    usefulness: agreementFactor(offering, asking, agreement, context),
    wording: wordingFactor(asking, offering, context),
    together: togetherFactor(asking, offering),
    nearNeeds: judgesWork(relation) ? nearNeedsFactor(asking, offering, context) : nothingSaid,
    commitment: stated(facts.commitment),
    place: stated(facts.place),
    size: stated(facts.size),
    budget: stated(facts.budget),
    timeline: stated(facts.timeline),
    stage: stated(facts.stage),
    experience: stated(facts.experience),
    trust: stated(facts.trust),
    credit: stated(facts.credit),
  };
}

export function fitsOf(factors: Factors): Fits {
  return byFactor((name) => factors[name].fit);
}

function stated(fit: number | undefined): Factor {
  return { fit, evidence: [], missing: [] };
}
