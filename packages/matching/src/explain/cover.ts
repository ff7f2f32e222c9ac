// How far what somebody asks for is covered by what another has, need by need.
import type { LanguageResources } from "@khamt/language";
import { type Features, fullWorth, type Mention, type Served } from "../profile/features.ts";
import { worthOfSimilarity } from "../profile/supply.ts";
import { type NeedPart, needPartsOf } from "../score/need-parts.ts";
import type { PairContext, Statistics } from "../score/statistics.ts";

export type Cover = {
  readonly need: string;
  /** Words of the one who covers it; empty where nobody does. */
  readonly theirs: string;
  readonly concept?: string;
};

export type WeighedNeed = {
  readonly need: Mention;
  readonly parts: readonly NeedPart[];
  readonly weight: number;
};

/** Each need with its parts; `weight` is its share of all that is asked, times full worth. */
export function weighNeeds(needs: readonly Mention[], statistics: Statistics): WeighedNeed[] {
  return [...Map.groupBy(needPartsOf(needs, statistics), ({ need }) => need)].map(([need, parts]) => ({
    need,
    parts,
    weight: fullWorth * parts.reduce((sum, { share }) => sum + share, 0),
  }));
}

/** A need counts as covered from half of its worth on: one word of three is no answer to it. */
export const convincing = worthOfSimilarity(0.5);

export type Service = {
  /** Share of all that is asked, times worth. */
  readonly value: number;
  readonly mention: Mention | undefined;
  readonly concept?: string;
};

export const noService: Service = { value: 0, mention: undefined };

type Serving = Pick<Features, "denied"> & { readonly served: Served };

/** The best that somebody has for a need, however little. */
export function bestServiceOf(
  { parts }: WeighedNeed,
  { served, denied }: Serving,
  language: LanguageResources,
): Service {
  const refused = [...denied.keys()];
  let value = 0;
  let best = noService;
  for (const { keys, isTerm, share } of parts) {
    // A refusal outweighs whatever else the profile says.
    if (keys.some((key) => refused.some((broad) => language.isWithin(key, broad)))) continue;
    const part = keys
      .map((key) => ({ key, found: served.get(key) }))
      .reduce((most, next) => ((next.found?.value ?? 0) > (most.found?.value ?? 0) ? next : most));
    const worth = share * (part.found?.value ?? 0);
    value += worth;
    if (worth > best.value)
      best = { value: worth, mention: part.found?.mention, ...(isTerm ? {} : { concept: part.key }) };
  }
  return { ...best, value };
}

/** How much of a need is met, 0 to 1. */
export function shareMet(need: Mention, serving: Serving, { statistics, language }: PairContext): number {
  const [weighed] = weighNeeds([need], statistics);
  return weighed === undefined ? 0 : bestServiceOf(weighed, serving, language).value / weighed.weight;
}

/** With a concept if the need is one: the words of a need in several parts say more than one of their concepts. */
export function coverOf(
  { need, parts }: WeighedNeed,
  { mention, concept = parts[0]?.keys[0] }: Service,
): Cover {
  const isOne = parts.length === 1 && parts[0]?.isTerm === false && concept !== undefined;
  return { need: need.surface, theirs: mention?.surface ?? "", ...(isOne ? { concept } : {}) };
}
