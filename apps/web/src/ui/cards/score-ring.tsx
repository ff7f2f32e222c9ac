import { catalogue, useT } from "../../lib/language/index.ts";

export const scoreText: Record<ScoreBand, string> = {
  high: "text-match-high",
  good: "text-match-good",
  fair: "text-match-fair",
  low: "text-match-low",
};

const sizes = {
  small: { box: "size-13", text: "text-[0.9375rem]" },
  medium: { box: "size-16", text: "text-lg" },
  large: { box: "size-32", text: "text-4xl" },
} as const;

type ScoreRingProps = {
  percent: number;
  size?: keyof typeof sizes;
  /** What the number says; a compatibility unless told otherwise. */
  label?: string;
};

/** A percentage: the number first, the ring and its colour beside it. */
export function ScoreRing({ percent, size = "medium", label }: ScoreRingProps) {
  const t = useT(catalogue("ui"));
  const { box, text } = sizes[size];
  const band = scoreBand(percent);
  return (
    <span
      role="img"
      aria-label={label ?? t.compatible(percent)}
      className={`relative grid shrink-0 place-items-center ${box} ${scoreText[band]}`}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="28" fill="none" strokeWidth="5" className="stroke-line" />
        <circle
          className={band === "fair" ? "stroke-match-fair-ring" : "stroke-current"}
          {...{ cx: 32, cy: 32, r: 28, fill: "none", strokeWidth: 5 }}
          {...{ pathLength: 100, strokeLinecap: "round", strokeDasharray: `${percent} 100` }}
        />
      </svg>
      <span aria-hidden="true" className={`font-bold tracking-tight ${text}`}>
        {percent}%
      </span>
    </span>
  );
}

type ScoreBand = "high" | "good" | "fair" | "low";

/** 90 and above green, 80 blue, 70 yellow, else grey. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 90) return "high";
  if (percent >= 80) return "good";
  return percent >= 70 ? "fair" : "low";
}
