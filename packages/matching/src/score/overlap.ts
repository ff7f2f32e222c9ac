import type { Mention, Part, Served, Words } from "../profile/features.ts";
import type { Statistics } from "./statistics.ts";
import { fullGain, fullWorth, unit } from "../profile/units.ts";

/** A pair of words, one of each side, that speak of the same thing. */
export interface Evidence {
  readonly mine: Mention;
  readonly theirs: Mention;
  readonly concept: string | undefined;
  readonly fit: number;
  /** Its share of the sum, so that reasons can be told in the order of what they gave. */
  readonly gain: number;
}

export interface Coverage {
  /** 0 to 1, or undefined where nothing was asked. */
  readonly share: number | undefined;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly Mention[];
}

/** A part of a need with its share of all that is asked, in units: 250 is the weightiest part of the profile. */
export interface NeedPart {
  readonly need: Mention;
  readonly keys: readonly string[];
  readonly isTerm: boolean;
  readonly share: number;
}

/** Each need weighs as its rarest part, which its parts divide among them by their rarity. */
export function needPartsOf(needs: readonly Mention[], { rarity }: Statistics): NeedPart[] {
  const parts = needs.flatMap((need) => {
    const rarities = need.parts.map((part) => Math.max(...keysOf(part).map(rarity)));
    const sum = rarities.reduce((total, rarity) => total + rarity, 0);
    const weight = need.weight * Math.max(0, ...rarities);
    return need.parts.map((part, index) => ({
      need,
      keys: keysOf(part),
      isTerm: part.concepts.length === 0,
      weight: sum === 0 ? 0 : (weight * (rarities[index] ?? 0)) / sum,
    }));
  });
  const most = Math.max(...parts.map(({ weight }) => weight));
  return parts.map(({ weight, ...part }) => ({
    ...part,
    share: most > 0 ? Math.round((unit * weight) / most) : 0,
  }));
}

/** How much of the needs is met. */
export function coverageOf(needs: readonly Mention[], supply: Served, statistics: Statistics): Coverage {
  let covered = 0;
  let total = 0;
  const byNeed = new Map<Mention, Evidence | undefined>(needs.map((need) => [need, undefined]));
  for (const { need, keys, isTerm, share } of needPartsOf(needs, statistics)) {
    total += share;
    const match = bestMatch(keys, supply);
    if (match === undefined) continue;
    covered += share * match.value;
    const found = byNeed.get(need);
    const evidence = {
      mine: need,
      theirs: match.mention,
      concept: isTerm ? undefined : match.key,
      fit: match.value / fullWorth,
      gain: share * match.value + (found?.gain ?? 0),
    };
    byNeed.set(need, found && found.fit >= evidence.fit ? { ...found, gain: evidence.gain } : evidence);
  }
  return {
    share: total === 0 ? undefined : coveredShare(covered, total),
    evidence: [...byNeed.values()].filter((evidence) => evidence !== undefined),
    missing: [...byNeed].flatMap(([need, evidence]) => (evidence === undefined ? need : [])),
  };
}

/** `covered`: shares times worth. */
export function coveredShare(covered: number, total: number): number {
  return covered / (total * fullWorth);
}

export interface Agreement {
  /** In units of weight, of rarity and of worth. */
  readonly amount: number;
  readonly evidence: readonly Evidence[];
}

/** How much of one side's words the other side has, each weighed by how plainly it is said and how rare it is. */
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

export interface Lacking extends Agreement {
  /** What the amount would be if the other had nothing of it. */
  readonly total: number;
}

/** How much of what one side brings the other has not. The evidence has no words of the other. */
export function lackingOf(brought: Words, present: Served, { rarity }: Statistics): Lacking {
  let [amount, total] = [0, 0];
  const evidence: Evidence[] = [];
  for (const [key, { weight, mention }] of brought) {
    const lacking = fullWorth - (present.get(key)?.value ?? 0);
    const gain = weight * rarity(key) * lacking;
    amount += gain;
    total += weight * rarity(key) * fullWorth;
    // What the other has in part speaks less for the pair than all the rest.
    if (lacking === fullWorth) evidence.push({ mine: unsaid, theirs: mention, concept: key, fit: 1, gain });
  }
  return { amount, total, evidence };
}

const unsaid: Mention = { surface: "", parts: [], weight: 0 };

/** Of a whole life only a part can matter to one idea: agreement saturates instead of being divided by length. */
export function saturated(amount: number, half: number): number {
  return amount / (amount + half * fullGain);
}

function keysOf({ concepts, term }: Part): readonly string[] {
  return concepts.length === 0 ? [term] : concepts;
}

function bestMatch(keys: readonly string[], supply: Served) {
  let best: { key: string; value: number; mention: Mention } | undefined;
  for (const key of keys) {
    const found = supply.get(key);
    if (found && found.value > (best?.value ?? 0)) best = { ...found, key };
  }
  return best;
}
