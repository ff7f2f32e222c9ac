import type { Mention, Part, Served } from "./features.ts";
import type { Statistics } from "./statistics.ts";

/** A pair of words, one of each side, that speak of the same thing. */
export interface Evidence {
  readonly mine: Mention;
  readonly theirs: Mention;
  readonly concept: string | undefined;
  readonly fit: number;
}

export interface Coverage {
  /** 0 to 1, or undefined where nothing was said. */
  readonly share: number | undefined;
  /** The rarity-weighted amount of agreement, not divided by the length of the text. */
  readonly amount: number;
  readonly evidence: readonly Evidence[];
  readonly missing: readonly Mention[];
}

/** How much of what `mentions` name is found in `supply`, each part weighed by how plainly it is said and how rare it is. */
export function coverageOf(mentions: readonly Mention[], supply: Served, statistics: Statistics): Coverage {
  let covered = 0;
  let total = 0;
  const evidence: Evidence[] = [];
  const missing: Mention[] = [];
  const told = new Set<string>();
  for (const mention of mentions) {
    let best: Evidence | undefined;
    for (const part of mention.parts) {
      if (mention.parts.length === 1 && told.has(part.term)) continue;
      told.add(part.term);
      const weight = mention.weight * statistics.rarity(part);
      const match = bestMatch(part, supply);
      total += weight;
      if (match === undefined) continue;
      covered += weight * worthOf(match.value);
      if (match.value > (best?.fit ?? 0))
        best = { mine: mention, theirs: match.mention, concept: match.concept, fit: match.value };
    }
    if (best) evidence.push(best);
    else missing.push(mention);
  }
  return { share: total === 0 ? undefined : covered / total, amount: covered, evidence, missing };
}

function bestMatch(
  part: Part,
  supply: Served,
): { value: number; mention: Mention; concept: string | undefined } | undefined {
  const keys = part.concepts.length === 0 ? [part.term] : part.concepts;
  let best: { value: number; mention: Mention; concept: string | undefined } | undefined;
  for (const key of keys) {
    const found = supply.get(key);
    if (found && found.value > (best?.value ?? 0))
      best = { ...found, concept: part.concepts.length === 0 ? undefined : key };
  }
  return best;
}

// Half a fit is worth less than half: people look for the thing itself.
function worthOf(fit: number): number {
  return fit ** 1.5;
}
