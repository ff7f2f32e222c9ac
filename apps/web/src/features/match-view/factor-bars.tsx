import { formatPercent } from "@khamt/language/format";
import type { MatchFactor, PairResult } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import { Panel } from "./panel.tsx";

/** Every part of the score: how well it fits beside a typical pair, and what it gave. */
export function FactorBars({ pair }: { pair: PairResult }) {
  const { factors: t } = useT(catalogue("match-view"));
  const ordered = pair.factors.toSorted(
    (a, b) => Number(a.fit === null) - Number(b.fit === null) || b.points - a.points,
  );
  return (
    <Panel title={t.title} hint={t.hint}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {ordered.map((factor) => (
          <FactorRow key={factor.factor} factor={factor} />
        ))}
      </ul>
    </Panel>
  );
}

function FactorRow({ factor: { factor, fit, average, points } }: { factor: MatchFactor }) {
  const { factors: t, factor: labels } = useT(catalogue("match-view"));
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{labelOf(labels, factor)}</span>
        <span className="tabular-nums">{fit === null ? t.unknown : formatPercent(fit)}</span>
      </p>
      <Bar fit={fit} average={average} />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>{t.typical(formatPercent(average))}</span>
        {fit !== null && (
          <span className={points > 0 ? "text-match-high" : undefined}>{t.points(points)}</span>
        )}
      </p>
    </li>
  );
}

/** Without a fit the bar is only outlined. */
function Bar({ fit, average }: { fit: number | null; average: number }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 block h-2.5 w-full"
    >
      <rect
        {...{ x: 0, y: 1, width: 100, height: 8 }}
        className={fit === null ? "fill-none stroke-line-strong" : "fill-line"}
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      {fit !== null && <rect {...{ x: 0, y: 1, width: 100 * fit, height: 8 }} className="fill-brand" />}
      <path
        d={`M${100 * average} 0V10`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}
