import type { LanguageResources } from "@khamt/language";
import type { Mention, Served, Supply } from "./features.ts";

interface Sides {
  readonly needs: readonly Mention[];
  readonly offers: readonly Mention[];
  readonly topics: readonly Mention[];
}

/** Spreads mentions over the concept graph: every concept gets the best worth that any mention has for it. */
export function supplyOf({ needs, offers, topics }: Sides, language: LanguageResources): Supply {
  return {
    needs: served(needs, language),
    offers: served(offers, language),
    topics: served(topics, language),
    all: served([...needs, ...offers, ...topics], language),
  };
}

function served(mentions: readonly Mention[], language: LanguageResources): Served {
  const best = new Map<string, { value: number; mention: Mention }>();
  const raise = (key: string, value: number, mention: Mention) => {
    if (value > (best.get(key)?.value ?? 0)) best.set(key, { value, mention });
  };
  for (const mention of mentions) {
    for (const part of mention.parts) {
      if (part.concepts.length === 0) raise(part.term, mention.weight, mention);
      for (const concept of part.concepts) {
        for (const [need, similarity] of language.serves(concept))
          raise(need, similarity * mention.weight, mention);
      }
    }
  }
  return best;
}
