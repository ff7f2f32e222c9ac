import type { LanguageResources } from "@khamt/language";
import {
  fitOfBudget,
  fitOfCommitment,
  fitOfExperience,
  fitOfLanguage,
  fitOfPlace,
  fitOfSize,
  fitOfTrust,
} from "./facts.ts";
import type { Features, Mention } from "./features.ts";
import { type Coverage, coverageOf, type Evidence } from "./overlap.ts";
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
    skills: skillsPart(asking, offering, context),
    domain: amountPart(asking.topics, offering, context),
    usefulness: amountPart(offering.offers, asking, context),
    interest: sharePart(coverageOf(offering.topics, asking.supply.topics, statistics)),
    commitment: fact(fitOfCommitment(a, o)),
    place: fact(fitOfPlace(a, o, context.language)),
    experience: fact(fitOfExperience(o)),
    language: fact(fitOfLanguage(a, o)),
    size: fact(fitOfSize(a, o)),
    budget: fact(fitOfBudget(a, o)),
    trust: fact(fitOfTrust(o)),
  };
}

/** Agreement at which a text counts as half on the subject, in rarity units. */
const half = { listed: 4, text: 6 } as const;

// An idea often looks for several people: covering one of four skills wholly is worth more than a quarter. So the share
// of all that is needed and the saturating amount of what the list asks count alike.
function skillsPart(asking: Features, offering: Features, { statistics }: PairContext): Factor {
  const all = coverageOf(asking.needs, offering.supply.offers, statistics);
  if (all.share === undefined) return { fit: undefined, evidence: [], missing: [] };
  const listed = coverageOf(asking.needs.filter(isListed), offering.supply.offers, statistics);
  const { evidence, missing } = listed.share === undefined ? all : listed;
  const amount = listed.share === undefined ? all.amount : listed.amount;
  return { fit: (all.share + saturate(amount, half.listed)) / 2, evidence, missing };
}

function isListed({ weight }: Mention): boolean {
  return weight >= 0.9;
}

function sharePart({ share, evidence, missing }: Coverage): Factor {
  return { fit: share, evidence, missing };
}

// Of a whole life or a whole business only a part can matter to one idea: agreement saturates instead of being divided by length.
function amountPart(mentions: readonly Mention[], other: Features, { statistics }: PairContext): Factor {
  if (mentions.length === 0) return { fit: undefined, evidence: [], missing: [] };
  const { amount, evidence } = coverageOf(mentions, other.supply.all, statistics);
  return { fit: saturate(amount, half.text), evidence, missing: [] };
}

function saturate(amount: number, halfAt: number): number {
  return amount / (amount + halfAt);
}

function fact(fit: number | undefined): Factor {
  return { fit, evidence: [], missing: [] };
}
