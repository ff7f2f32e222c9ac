// The factors that follow from what each side adds to the other, in the units of overlap.ts.
import { type Features, fullWorth, type Mention, type Served, type Words } from "../profile/features.ts";
import { type Agreement, agreementOf, type Evidence, type Factor } from "./overlap.ts";
import type { PairContext, Statistics } from "./statistics.ts";

/** What each of two of a kind brings that the other lacks. */
export function complementFactor(one: Features, other: Features, { statistics }: PairContext): Factor {
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

/** How much of what the offering side brings the asking side has as well. */
export function craftFactor({ supply }: Features, { brings }: Features, { statistics }: PairContext): Factor {
  const lacking = lackingOf(brings, supply.offers, statistics);
  const { evidence } = agreementOf(brings, supply.offers, statistics);
  const turned = evidence.map(({ mine, theirs, ...rest }) => ({ ...rest, mine: theirs, theirs: mine }));
  return { fit: sharedShare(lacking), evidence: turned, missing: [] };
}

/** What is not lacking. */
export function sharedShare({ amount, total }: Pick<Lacking, "amount" | "total">): number | undefined {
  return total === 0 ? undefined : 1 - amount / total;
}

type Lacking = Agreement & {
  /** What the amount would be if the other had nothing of it. */
  readonly total: number;
};

/** Σ weight · rarity · (full worth − worth) over what one side brings. The evidence has no words of the other. */
function lackingOf(brought: Words, present: Served, { rarity }: Statistics): Lacking {
  let [amount, total] = [0, 0];
  const evidence: Evidence[] = [];
  for (const [key, { weight, mention }] of brought) {
    const lacking = fullWorth - (present.get(key)?.value ?? 0);
    const gain = weight * rarity(key) * lacking;
    amount += gain;
    total += weight * rarity(key) * fullWorth;
    // What the other side has in part is no evidence of a complement.
    if (lacking === fullWorth) evidence.push({ mine: unsaid, theirs: mention, concept: key, fit: 1, gain });
  }
  return { amount, total, evidence };
}

const unsaid: Mention = { surface: "", parts: [], weight: 0 };
