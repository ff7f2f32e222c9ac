import type { Contribution, PairScore } from "../score/score.ts";
import type { ToldFactor } from "../score/weights.ts";

export type ToldContribution = Contribution & { readonly factor: ToldFactor };

/** The strongest first. A factor that both sides judge is one reason, with the mean of what it gave. */
export function mergedContributions({ contributions }: PairScore): ToldContribution[] {
  const merged = new Map<ToldFactor, ToldContribution>();
  for (const { factor, direction, value } of contributions) {
    if (factor === "together" || factor === "nearNeeds") continue;
    const known = merged.get(factor) ?? { factor, direction, value: 0 };
    merged.set(factor, { ...known, value: known.value + value / 2 });
  }
  return [...merged.values()].sort((a, b) => b.value - a.value);
}
