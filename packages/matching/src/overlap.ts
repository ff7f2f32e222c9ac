import type { Mention, Part, Served, Words } from "./features.ts";
import type { Statistics } from "./statistics.ts";

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

/** How much of the needs is met: of each need the share of its parts, each part and each need weighed by its rarity. */
export function coverageOf(needs: readonly Mention[], supply: Served, { rarity }: Statistics): Coverage {
  let covered = 0;
  let total = 0;
  const evidence: Evidence[] = [];
  const missing: Mention[] = [];
  for (const need of needs) {
    const parts = need.parts.map((part) => ({
      weight: Math.max(...keysOf(part).map(rarity)),
      match: bestMatch(part, supply),
    }));
    const weight = need.weight * Math.max(0, ...parts.map((part) => part.weight));
    const met = parts.reduce((sum, { weight, match }) => sum + weight * (match?.value ?? 0), 0);
    const gain = (weight * met) / parts.reduce((sum, part) => sum + part.weight, 0);
    covered += gain;
    total += weight;
    const best = parts.flatMap(({ match }) => match ?? []).sort((a, b) => b.value - a.value)[0];
    if (best)
      evidence.push({ mine: need, theirs: best.mention, concept: best.concept, fit: best.value, gain });
    else missing.push(need);
  }
  return { share: total === 0 ? undefined : covered / total, evidence, missing };
}

export interface Agreement {
  /** In words of the rarest kind. */
  readonly amount: number;
  readonly evidence: readonly Evidence[];
}

/** How much of one side's words the other side has, each weighed by how plainly it is said and how rare it is. */
export function agreementOf(words: Words, supply: Served, { rarity }: Statistics): Agreement {
  let amount = 0;
  const evidence: Evidence[] = [];
  for (const [key, { weight, mention }] of words) {
    const found = supply.get(key);
    if (found === undefined) continue;
    const gain = weight * rarity(key) * found.value;
    amount += gain;
    const isTerm = mention.parts.some((part) => part.concepts.length === 0 && part.term === key);
    evidence.push({
      mine: mention,
      theirs: found.mention,
      concept: isTerm ? undefined : key,
      fit: found.value,
      gain,
    });
  }
  return { amount, evidence };
}

function keysOf({ concepts, term }: Part): readonly string[] {
  return concepts.length === 0 ? [term] : concepts;
}

function bestMatch(part: Part, supply: Served) {
  let best: { value: number; mention: Mention; concept: string | undefined } | undefined;
  for (const key of keysOf(part)) {
    const found = supply.get(key);
    if (found && found.value > (best?.value ?? 0))
      best = { ...found, concept: part.concepts.length === 0 ? undefined : key };
  }
  return best;
}
