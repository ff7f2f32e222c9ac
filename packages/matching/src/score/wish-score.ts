// The score of a profile for a wish: how well that is met which was said.
//   z = b + κ Σ wᵢ φᵢ − what is refused, and musts that are not met      score = 1 / (1 + e^−z)
// The weights are those of what is said and add to 1 (wish-plan.ts): what a few words leave open counts neither for nor
// against. So one side alone is judged, and wholly.
import { type Features, fullWorth, type Mention, unit } from "../profile/features.ts";
import { asks } from "../profile/profile.ts";
import { worthsOf } from "../profile/supply.ts";
import { type Conflict, deniedNeeds, unwantedCallings } from "./conflicts.ts";
import type { Factors } from "./factors.ts";
import { logistic } from "./logistic.ts";
import { unmetMustsOf } from "./musts.ts";
import { needPartsOf } from "./need-parts.ts";
import { type Evidence, type Factor, weighedNeedsOf, nothingSaid } from "./overlap.ts";
import type { Sides } from "./pair.ts";
import type { PairContext } from "./statistics.ts";
import { byFactor } from "./weights.ts";
import { fitOfTime, fitOfWhere } from "./wish-facts.ts";
import {
  type Thing,
  type WishGroup,
  wishGroups,
  type WishPlan,
  wishPlanOf,
  worthInPassing,
  worthOfWeight,
} from "./wish-plan.ts";

/** Log odds where nothing is met, and what is gained where all is: 2 % and 93 % on the scale of the percentages. */
const base = -2.6;
const gainOfAll = 4.45;

export type WishFits = Record<WishGroup, number>;

/** `loss` in z units. The one map from fits to a score: whoever comes to the same fits comes to the same score, to the last bit. */
export function scoreOfWish({ weights }: WishPlan, fits: Readonly<WishFits>, loss: number): number {
  let met = 0;
  for (const group of wishGroups) met += weights[group] * fits[group];
  return logistic(base + gainOfAll * met - loss);
}

/** The least of what is met, 0 to 1, with which a score can reach the threshold. */
export function metFor(threshold: number): number {
  if (threshold <= 0) return -Infinity;
  return threshold >= 1 ? Infinity : (Math.log(threshold / (1 - threshold)) - base) / gainOfAll;
}

/** `sum`: shares times worths. */
export function metShare(sum: number, enough: number): number {
  return enough === 0 ? 0 : Math.min(1, sum / (enough * fullWorth));
}

/**
 * How well a thing is met, of `fullThing`: by the best of what the other side says, and a little by all the rest that meets it
 * too. So of many who meet it those stand first who are about it.
 */
export function metOfThing(best: number, all: number): number {
  return bestCounts * Math.min(fullWorth, best) + Math.min(restCounts * fullWorth, all - best);
}

const bestCounts = 20;
const restCounts = 5;
export const fullThing = bestCounts + restCounts;

/** What the ability that is met best counts beside all: nobody needs all that is offered, nor finds all that is needed in one. */
function shareOfBest({ isOffer }: WishPlan): number {
  return isOffer ? 0.6 : 0.25;
}

/** `sum`: shares times what is met; `most`: the greatest of them. */
export function metAbilities(sum: number, most: number, plan: WishPlan): number {
  const share = metShare(sum / fullThing, plan.enough.skills);
  const one = shareOfBest(plan);
  return (1 - one) * share + one * metShare(most / fullThing, unit);
}

/** Whoever refuses the one thing that a wish names is not who is looked for; of several it is a part. */
const penaltyOfRefused = 1.5;
/** Further refusals cost nothing more. */
const mostRefused = 2;

function penaltyFor({ abilities }: WishPlan): number {
  const named = abilities.reduce(
    (sum, { mention }) => sum + (mention.isEither ? mention.parts.length : 1),
    0,
  );
  return penaltyOfRefused / Math.max(1, named);
}

/** Refusals are given by their words: a must in the same words is the same. */
export function lossOfWish(plan: WishPlan, musts: readonly Conflict[], refused: readonly string[]): number {
  const words = new Set(refused.map((each) => each.toLowerCase()));
  let loss = 0;
  for (const must of musts) if (!words.has(must.mine.toLowerCase())) loss += must.penalty;
  return loss + penaltyFor(plan) * Math.min(mostRefused, refused.length);
}

type Contribution = {
  readonly factor: WishGroup;
  readonly direction: "wanted" | "offered";
  readonly value: number;
};

type WishScore = {
  readonly score: number;
  readonly confidence: number;
  readonly factors: Factors;
  readonly contributions: readonly Contribution[];
  readonly conflicts: readonly Conflict[];
};

/** What one unit of what is met adds to the fit of the abilities at most. */
export function mostOfAbility(plan: WishPlan): number {
  const one = shareOfBest(plan);
  return (1 - one) / plan.enough.skills + one / unit;
}

/** The plain way, with what shows it. One of the sides is the wish. */
export function scoreWish({ asking, offering }: Sides, context: PairContext): WishScore {
  const [wish, other] = asking.isWish ? [asking, offering] : [offering, asking];
  const plan = wishPlanOf(wish, other.kind, context);
  const said = saidBy(other, context);
  const groups = {
    skills: metBy(plan.abilities, said, plan, ({ sum, most }) => metAbilities(sum, most, plan)),
    subject: metBy(plan.topics, said, plan, ({ sum }) => metShare(sum / fullThing, plan.enough.subject)),
    place: metPlace(plan, wish, said, context),
    commitment: stated(fitOfTime(wish.facts, other.facts, plan.isOffer)),
    wording: metWords(plan, said),
  };
  const refused = plan.isOffer ? [] : deniedNeeds(wish, other, context);
  const unwanted = plan.isOffer ? [] : unwantedCallings(wish, other, context);
  const musts = unmetMustsOf(wish, { other, isAsking: !plan.isOffer }, context);
  const fits = {
    skills: groups.skills.fit ?? 0,
    subject: groups.subject.fit ?? 0,
    place: groups.place.fit ?? 0,
    commitment: groups.commitment.fit ?? 0,
    wording: groups.wording.fit ?? 0,
  };
  const before = lossOfWish(
    plan,
    musts,
    refused.map(({ mine }) => mine),
  );
  const loss = unwanted.reduce((sum, { penalty }) => sum + penalty, before);
  const isSaid = (group: WishGroup) => plan.weights[group] > 0;
  return {
    score: scoreOfWish(plan, fits, loss),
    confidence: 1,
    factors: {
      ...byFactor(() => nothingSaid),
      ...Object.fromEntries(wishGroups.filter(isSaid).map((group) => [group, groups[group]])),
    },
    contributions: wishGroups.filter(isSaid).flatMap((factor) => {
      const value = gainOfAll * plan.weights[factor] * (fits[factor] - ordinary[factor]);
      return (["wanted", "offered"] as const).map((direction) => ({ factor, direction, value }));
    }),
    conflicts: [...musts, ...unwanted, ...refused.map((each) => ({ ...each, penalty: penaltyFor(plan) }))],
  };
}

/** From where on a fit speaks for a profile. */
const ordinary: Readonly<WishFits> = {
  skills: 0.15,
  subject: 0.15,
  place: 0.7,
  commitment: 0.7,
  wording: 0.2,
};

type Said = {
  readonly other: Features;
  readonly all: ReturnType<typeof worthsOf>;
  readonly offered: ReturnType<typeof worthsOf>;
  /** The concepts among the needs. */
  readonly needed: ReadonlySet<string>;
};

function saidBy(other: Features, { statistics }: PairContext): Said {
  const { needs, offers, topics } = other;
  const parts = asks(other.kind) ? needPartsOf(weighedNeedsOf(other), statistics) : [];
  return {
    other,
    all: worthsOf([...needs, ...offers, ...topics]),
    offered: worthsOf(offers),
    needed: new Set(parts.flatMap(({ keys, isTerm }) => (isTerm ? [] : keys))),
  };
}

type Met = { readonly sum: number; readonly most: number };

function metBy(
  things: readonly Thing[],
  said: Said,
  { isOffer }: WishPlan,
  fitOf: (met: Met) => number,
): Factor {
  let [sum, most] = [0, 0];
  const evidence: Evidence[] = [];
  const missing: Mention[] = [];
  for (const thing of things) {
    const { best, all, mention, asked } = meeting(thing, said);
    const met = thing.share * metOfThing(best, all);
    sum += met;
    most = Math.max(most, met);
    const fit = Math.min(1, best / fullWorth);
    if (fit < missed && !isOffer) missing.push(thing.mention);
    if (mention === undefined) continue;
    const words = isOffer
      ? { mine: mention, theirs: thing.mention }
      : { mine: thing.mention, theirs: mention };
    evidence.push({ ...words, concept: asked, fit, gain: met });
  }
  return { fit: fitOf({ sum, most }), evidence, missing };
}

const missed = 0.35;

function meeting({ metBy }: Thing, { all: words, offered, needed, other }: Said) {
  const isAsking = asks(other.kind);
  const found: { best: number; all: number; mention?: Mention; asked?: string } = { best: 0, all: 0 };
  for (const [id, { weight, mention }] of words) {
    const meets = metBy.get(id);
    if (meets === undefined) continue;
    const offer = offered.get(id);
    const plain = isAsking ? (needed.has(id) ? weight : 0) : (offer?.weight ?? 0);
    const plainly = meets.plainly * (worthOfWeight[plain] ?? 0);
    const inPassing = meets.inPassing * (worthInPassing[weight] ?? 0);
    const value = Math.max(plainly, inPassing);
    found.all += value;
    if (value <= found.best) continue;
    found.best = value;
    found.asked = meets.asked;
    found.mention = plainly >= inPassing ? (offer?.mention ?? mention) : mention;
  }
  return found;
}

function metPlace(plan: WishPlan, wish: Features, said: Said, { language }: PairContext): Factor {
  const there = fitOfWhere(plan, wish.facts, said.other.facts, language);
  const known = metBy(plan.places, said, plan, ({ most }) => metShare(most / fullThing, unit));
  if ((known.fit ?? 0) <= there) return stated(there);
  return { fit: known.fit, evidence: known.evidence, missing: [] };
}

function metWords({ terms, abilities, isOffer }: WishPlan, { other, all }: Said): Factor {
  let sum = 0;
  const evidence: Evidence[] = [];
  for (const { term, mention } of terms) {
    const found = other.terms.get(term);
    if (found === undefined) continue;
    sum += unit * found.weight;
    const theirs = all.get(term)?.mention ?? found.mention;
    const words = isOffer ? { mine: theirs, theirs: mention } : { mine: mention, theirs };
    // Beside abilities a word in common is too little to be told.
    if (abilities.length === 0) evidence.push({ ...words, concept: undefined, fit: 1, gain: found.weight });
  }
  return { fit: metShare(sum, terms.length), evidence, missing: [] };
}

function stated(fit: number): Factor {
  return { fit, evidence: [], missing: [] };
}
