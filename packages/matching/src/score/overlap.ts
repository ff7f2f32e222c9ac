// The factors that follow from words: what one side needs and the other offers, what both are about, what each adds to
// the other. Sums are whole numbers of units (profile/features.ts), so that the index comes to the same ones.
import type { LanguageResources } from "@khamt/language";
import {
  type Features,
  fullGain,
  fullWorth,
  type Mention,
  type Served,
  type Words,
} from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { oncePerLanguage, relatednessIn } from "../profile/serving.ts";
import { isAbility, narrownessIn, servedBy } from "../profile/supply.ts";
import { type NeedPart, needPartsOf } from "./need-parts.ts";
import type { PairContext, Statistics } from "./statistics.ts";
import { isPeer, type Relation } from "./weights.ts";
import { conceptsOf } from "../profile/named.ts";

/** One factor of a pair: how well it fits, 0 to 1, and what shows it. `fit` is undefined where a side says nothing. */
export type Factor = {
  readonly fit: number | undefined;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly Mention[];
};

/** A pair of words, one of each side, that speak of the same thing. */
export type Evidence = {
  readonly mine: Mention;
  readonly theirs: Mention;
  readonly concept: string | undefined;
  readonly fit: number;
  /** Its share of the sum, so that reasons can be told in the order of what they gave. */
  readonly gain: number;
};

export const nothingSaid: Factor = { fit: undefined, evidence: [], missing: [] };

/** Needs that the other side refuses: whatever it offers besides, it does not meet them. */
type NeedsRefused = Pick<ReadonlySet<Mention>, "has">;
const noneRefused: NeedsRefused = new Set();
const noSupply: Served = new Map();

/** How much of what is needed is met, 0 to 1. */
export function skillsFactor(
  asking: Features,
  offering: Features,
  { statistics, language }: PairContext,
  refused: NeedsRefused = noneRefused,
): Factor {
  const needs = weighedNeedsOf(asking);
  const coverageBy = (supply: Served) => coverageOf(needs, supply, statistics, refused);
  const { share, evidence, missing } = coverageBy(offering.supply.offers);
  if (share === undefined || !hasTrade(offering.kind)) return { fit: share, evidence, missing };
  const byTrade = coverageBy(servedBy(tradesOf(offering), relatednessIn(language)));
  return { fit: fitOfNeeds(share, byTrade.share ?? 0), evidence, missing };
}

/** A company does many things, a person is one. */
export function hasTrade(kind: ProfileKind): boolean {
  return kind === "cofounder";
}

/** Of a person without a title all that they can do. */
export function tradesOf({ kind, trades, brings }: Pick<Features, "kind" | "trades" | "brings">): Words {
  return hasTrade(kind) ? (trades ?? brings) : nothing;
}

const nothing: Words = new Map();

/**
 * Three tenths of it are how much is met by what somebody calls themselves: an accountant says more than somebody who keeps
 * books, too. `byTrade` is never more than `met`.
 */
export function fitOfNeeds(met: number, byTrade: number): number {
  return (7 * met + 3 * byTrade) / 10;
}

/** The list of what is asked for; only where there is none, what the text says is needed. */
export function needsOf({ needs }: Pick<Features, "needs">): readonly Mention[] {
  const listed = needs.filter(isPlainlyAsked);
  return listed.length > 0 ? listed : needs;
}

/** What is asked for plainly enough to be refused. */
export function askedOf(asking: Pick<Features, "kind" | "needs">): readonly Mention[] {
  return meansItsText(asking.kind) ? needsOf(asking) : asking.needs.filter(isPlainlyAsked);
}

/** A company has no list of what it asks for, and means what its text does. */
export function meansItsText(kind: ProfileKind): boolean {
  return kind === "company";
}

/** The list decides, but what the text asks for besides counts a little. */
export function weighedNeedsOf(asking: Features): readonly Mention[] {
  const listed = needsOf(asking);
  if (listed.length === asking.needs.length) return listed;
  const named = new Set(listed.flatMap(conceptsOf));
  const besides = asking.needs
    .filter((need) => !isPlainlyAsked(need) && conceptsOf(need).length > 0)
    .filter((need) => !conceptsOf(need).some((id) => named.has(id)));
  return [...listed, ...besides.map((need) => ({ ...need, weight: besidesList }))];
}

/** Of a need on the list, which weighs 1. */
const besidesList = 0.07;

/** On the list of what is needed, not in passing. */
export function isPlainlyAsked({ weight }: Mention): boolean {
  return weight >= 0.9;
}

type Coverage = {
  /** 0 to 1, or undefined where nothing was asked. */
  readonly share: number | undefined;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly Mention[];
};

/**
 * How much of the needs is met: √(Σ share · met² / Σ share), the root of the mean square over the needs. One need that is
 * met wholly says more than crumbs of all.
 */
export function coverageOf(
  needs: readonly Mention[],
  supply: Served,
  statistics: Statistics,
  refused: NeedsRefused = noneRefused,
): Coverage {
  const found = [...Map.groupBy(needPartsOf(needs, statistics), ({ need }) => need)].map(([need, parts]) =>
    meetingOf(need, parts, refused.has(need) ? noSupply : supply),
  );
  const total = found.reduce((sum, { share }) => sum + share, 0);
  const squares = found.reduce((sum, { share, covered }) => sum + squareOf(covered, share), 0);
  return {
    share: total === 0 ? undefined : coveredShare(squares, total),
    evidence: found.flatMap(({ evidence }) => evidence ?? []),
    missing: found.flatMap(({ evidence, need }) => (evidence === undefined ? need : [])),
  };
}

/** How far one need is met; its parts add up. */
function meetingOf(need: Mention, parts: readonly NeedPart[], supply: Served) {
  let [share, covered] = [0, 0];
  let best: Omit<Evidence, "gain"> | undefined;
  for (const part of parts) {
    share += part.share;
    const match = bestMatch(part.keys, supply);
    if (match === undefined) continue;
    covered += part.share * match.value;
    const fit = match.value / fullWorth;
    if (best !== undefined && best.fit >= fit) continue;
    best = { mine: need, theirs: match.mention, concept: part.isTerm ? undefined : match.key, fit };
  }
  return { need, share, covered, evidence: best && { ...best, gain: covered } };
}

/**
 * What one need adds to the mean square. `covered`: the shares of its parts times worth; `share`: the sum of these
 * shares. Rounded down to whole units of worth, so that the sum is a whole number and no bound falls below it.
 */
export function squareOf(covered: number, share: number): number {
  return share === 0 ? 0 : share * Math.floor(covered / share) ** 2;
}

/** `squares`: the sum over the needs; `total`: of their shares. */
export function coveredShare(squares: number, total: number): number {
  return Math.sqrt(squares / total) / fullWorth;
}

function bestMatch(keys: readonly string[], supply: Served) {
  let best: { key: string; value: number; mention: Mention } | undefined;
  for (const key of keys) {
    const found = supply.get(key);
    if (found && found.value > (best?.value ?? 0)) best = { ...found, key };
  }
  return best;
}

/** Agreement that counts as half of all there can be, in words of the rarest and narrowest kind: the h of x / (x + h). */
export const halfSaturation = { concepts: 1.9, field: 0.8, terms: 1 } as const;

/**
 * x / (x + h), the saturation of BM25 (Robertson and Zaragoza 2009) without its division by length: of a whole life only
 * a part can matter to one idea. `amount` in units of weight, rarity and worth, `half` in words of the rarest kind.
 */
export function saturated(amount: number, half: number): number {
  return amount / (amount + half * fullGain);
}

/** How two sides are taken to agree. */
export type Agreeing = {
  /** How much of a shared concept counts. */
  readonly shareOf: (concept: string) => number;
  readonly half: number;
};

// Two of a kind should share a field. That they can do the same shows a field too, but is no gain. (An eighth, so that
// sums stay exact.)
const sharedAbility = 0.125;

export function agreementIn(relation: Relation, language: LanguageResources): Agreeing {
  if (!isPeer(relation)) return { shareOf: narrownessSharesIn(language), half: halfSaturation.concepts };
  return {
    shareOf: (id) => (isAbility(language.kindOf(id)) ? sharedAbility : 1),
    half: halfSaturation.field,
  };
}

/** The root of how narrow a concept is, in 64ths, so that sums stay exact: services in common say less than bees. */
const narrownessSharesIn = oncePerLanguage((language) => {
  const narrowness = narrownessIn(language);
  return (id: string) => Math.round(64 * Math.sqrt(narrowness(id))) / 64;
});

/** How much of what one side is about the other has. */
export function agreementFactor(
  mine: Features,
  other: Features,
  { shareOf, half }: Agreeing,
  { statistics }: PairContext,
): Factor {
  if (mine.concepts.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(mine.concepts, other.supply.all, statistics, shareOf);
  return { fit: saturated(amount, half), evidence, missing: [] };
}

/**
 * Words outside the graph that both sides have. They meet only in their own language: across languages nobody can tell
 * whether they would.
 */
export function wordingFactor(asking: Features, offering: Features, { statistics }: PairContext): Factor {
  const isComparable = asking.facts.writtenIn === offering.facts.writtenIn;
  if (!isComparable || asking.terms.size === 0 || offering.terms.size === 0) return nothingSaid;
  const { amount, evidence } = agreementOf(asking.terms, offering.supply.all, statistics);
  return { fit: saturated(amount, halfSaturation.terms), evidence, missing: [] };
}

export type Agreement = {
  /** In units of weight, of rarity and of worth. */
  readonly amount: number;
  readonly evidence: readonly Evidence[];
};

/** Σ weight · rarity · worth over one side's words that the other side has. */
export function agreementOf(
  words: Words,
  supply: Served,
  { rarity }: Statistics,
  shareOf: (key: string) => number = () => 1,
): Agreement {
  let amount = 0;
  const evidence: Evidence[] = [];
  for (const [key, { weight, mention }] of words) {
    const found = supply.get(key);
    if (found === undefined) continue;
    const gain = weight * rarity(key) * found.value * shareOf(key);
    amount += gain;
    const isTerm = mention.parts.some((part) => part.concepts.length === 0 && part.term === key);
    evidence.push({
      mine: mention,
      theirs: found.mention,
      concept: isTerm ? undefined : key,
      fit: found.value / fullWorth,
      gain,
    });
  }
  return { amount, evidence };
}
