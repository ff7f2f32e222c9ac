export type ScoreBand = "high" | "good" | "fair" | "low";

/** 90 and above green, 80 blue, 70 yellow, else grey. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 90) return "high";
  if (percent >= 80) return "good";
  return percent >= 70 ? "fair" : "low";
}

export const scoreText: Record<ScoreBand, string> = {
  high: "text-match-high",
  good: "text-match-good",
  fair: "text-match-fair",
  low: "text-match-low",
};
