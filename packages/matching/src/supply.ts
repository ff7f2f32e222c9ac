import type { Mention, Served, Supply, Words } from "./features.ts";
import type { Reach } from "./reach.ts";

interface Sides {
  readonly needs: readonly Mention[];
  readonly offers: readonly Mention[];
  readonly topics: readonly Mention[];
}

/** Spreads mentions over the concept graph: every concept gets the best worth that any mention has for it. */
export function supplyOf({ needs, offers, topics }: Sides, reach: Reach): Supply {
  return { offers: served(offers, reach), all: served([...needs, ...offers, ...topics], reach) };
}

/** The profile's own concepts and words, each at its plainest mention. Where words mean several things, each is a part of it. */
export function wordsOf({ needs, offers, topics }: Sides): Words {
  const words = new Map<string, { weight: number; mention: Mention }>();
  for (const mention of [...needs, ...offers, ...topics]) {
    for (const { concepts, term } of mention.parts) {
      const keys = concepts.length === 0 ? [term] : concepts;
      const weight = mention.weight / keys.length;
      for (const key of keys) if (weight > (words.get(key)?.weight ?? 0)) words.set(key, { weight, mention });
    }
  }
  return words;
}

function served(mentions: readonly Mention[], reach: Reach): Served {
  const best = new Map<string, { value: number; mention: Mention }>();
  const raise = (key: string, value: number, mention: Mention) => {
    if (value > (best.get(key)?.value ?? 0)) best.set(key, { value, mention });
  };
  for (const mention of mentions) {
    for (const { concepts, term } of mention.parts) {
      if (concepts.length === 0) raise(term, mention.weight, mention);
      for (const concept of concepts)
        for (const [need, similarity] of reach(concept)) raise(need, similarity * mention.weight, mention);
    }
  }
  return best;
}
