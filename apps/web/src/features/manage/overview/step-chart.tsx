import type { FigureCount } from "@khamt/contract";
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

const size = { width: 320, height: 112 } as const;
const margin = { top: 8, right: 6, bottom: 4, left: 34 } as const;
/** Where a week stands of which only that it is few is known. */
const few = 2.5;

type StepChartProps = { counts: readonly FigureCount[]; label: string };
type Point = { at: number; count: FigureCount };

/** One step over the weeks. A week that is not told leaves a gap. */
export default function StepChart({ counts, label }: StepChartProps) {
  const points = counts.map((count, at): Point => ({ at, count }));
  const most = Math.max(5, ...counts.filter((count) => typeof count === "number"));
  const x = scaleLinear([0, Math.max(1, counts.length - 1)], [margin.left, size.width - margin.right]);
  const y = scaleLinear([0, most], [size.height - margin.bottom, margin.top]).nice(3);
  const isTold = ({ count }: Point) => typeof count === "number";
  const heightOf = ({ count }: Point) => y(typeof count === "number" ? count : few);
  const curve = line<Point>(({ at }) => x(at), heightOf).defined(isTold);
  const below = area<Point>(({ at }) => x(at), y(0), heightOf).defined(isTold);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className="h-full w-full">
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={size.width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
          />
          <text
            x={margin.left - 6}
            y={y(tick)}
            dy="0.32em"
            textAnchor="end"
            className="fill-muted text-[11px] tabular-nums"
          >
            {tick}
          </text>
        </g>
      ))}
      <path d={below(points) ?? ""} className="fill-brand-soft" />
      <path d={curve(points) ?? ""} fill="none" strokeWidth="2" className="stroke-brand" />
      {points
        .filter(({ count }) => count !== "withheld" && count !== 0)
        .map((point) => (
          <circle
            key={point.at}
            cx={x(point.at)}
            cy={heightOf(point)}
            r="2"
            strokeWidth="1"
            className={point.count === "few" ? "fill-surface stroke-brand" : "fill-brand stroke-brand"}
          />
        ))}
    </svg>
  );
}
