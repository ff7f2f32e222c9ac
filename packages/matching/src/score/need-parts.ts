// What is needed, part by part, and how much of it each part is.
import { type Mention, type Part, unit } from "../profile/features.ts";
import type { Statistics } from "./statistics.ts";

/** A part of a need with its share of all that is asked, in units: the weightiest part of the profile has 250. */
export type NeedPart = {
  readonly need: Mention;
  readonly keys: readonly string[];
  readonly isTerm: boolean;
  readonly share: number;
};

/** A word that no concept is called says less than the concepts of the same name. */
const wordOfName = 0.4;

/** How rare the parts of one name are, in units. */
export function raritiesOf(parts: readonly Part[], { rarity }: Statistics): number[] {
  const isName = parts.length > 1;
  return parts.map((part) => {
    const share = isName && part.concepts.length === 0 ? wordOfName : 1;
    return share * Math.max(...keysOf(part).map(rarity));
  });
}

/** Each need weighs as its rarest part, which its parts divide among them by their rarity. */
export function needPartsOf(needs: readonly Mention[], statistics: Statistics): NeedPart[] {
  const parts = needs.flatMap((need) => {
    const rarities = raritiesOf(need.parts, statistics);
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

/** The share of each need. */
export function needSharesOf(needs: readonly Mention[], statistics: Statistics): number[] {
  const parts = needPartsOf(needs, statistics);
  return needs.map((need) => parts.reduce((sum, part) => (part.need === need ? sum + part.share : sum), 0));
}

function keysOf({ concepts, term }: Part): readonly string[] {
  return concepts.length === 0 ? [term] : concepts;
}
