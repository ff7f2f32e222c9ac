import { catalogue, useT } from "../../../lib/language/index.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import { lookAt, type ComparedFactor } from "./compared.ts";
import { LookMark } from "./compare-tables.tsx";

const [width, height, radius] = [560, 400, 132];
const centre = { x: width / 2, y: height / 2 };
const rings = [0.25, 0.5, 0.75, 1];

/** The table's figures as a drawing; the axes have the numbers of its rows. What is not known stands at the typical value. */
export function Radar({ factors, count }: { factors: readonly ComparedFactor[]; count: number }) {
  const t = useT(catalogue("match-view"));
  if (factors.length < 3) return null;
  const place = (index: number, share: number) => pointAt(index / factors.length, share);
  const outline = (shares: readonly number[]) =>
    `M${shares
      .map((share, index) => place(index, share))
      .map(({ x, y }) => `${x} ${y}`)
      .join("L")}Z`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t.comparison.radar}
      className="-mx-[25%] w-[150%] max-w-none sm:mx-0 sm:w-full"
    >
      {rings.map((share) => (
        <path key={share} d={outline(factors.map(() => share))} className="fill-none stroke-line" />
      ))}
      {factors.map(({ factor }, index) => (
        <Axis key={factor} index={index} of={factors.length} label={labelOf(t.factor, factor)} />
      ))}
      {Array.from({ length: count }, (_, candidate) => {
        const look = lookAt(candidate);
        const shares = factors.map(({ fits, average }) => fits[candidate] ?? average);
        return (
          <g key={look.shape} className={look.colour}>
            <path
              d={outline(shares)}
              {...{ fill: "currentColor", fillOpacity: 0.07, stroke: "currentColor", strokeWidth: 2.5 }}
              strokeDasharray={look.dashes}
              strokeLinejoin="round"
            />
            {shares.map((share, index) =>
              factors[index]?.fits[candidate] === null ? null : (
                <LookMark key={factors[index]?.factor} look={look} {...place(index, share)} />
              ),
            )}
          </g>
        );
      })}
    </svg>
  );
}

type AxisProps = {
  index: number;
  of: number;
  label: string;
};

/** On phones only the number, which the table explains. */
function Axis({ index, of, label }: AxisProps) {
  const end = pointAt(index / of, 1);
  const { x, y } = pointAt(index / of, 1.16);
  const anchor = Math.abs(x - centre.x) < 30 ? "middle" : x > centre.x ? "start" : "end";
  return (
    <>
      <path d={`M${centre.x} ${centre.y}L${end.x} ${end.y}`} className="stroke-line" />
      <text
        {...{ x, y, textAnchor: "middle" }}
        dominantBaseline="middle"
        className="fill-muted text-2xl font-bold sm:hidden"
      >
        {index + 1}
      </text>
      <text
        {...{ x, y, textAnchor: anchor }}
        className="hidden fill-muted text-[0.8125rem] font-semibold sm:block"
      >
        {linesOf(`${index + 1} ${label}`).map((line, at, lines) => (
          <tspan key={line} x={x} dy={at === 0 ? `${0.35 - 0.55 * (lines.length - 1)}em` : "1.15em"}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The first axis points up; the others follow clockwise. */
function pointAt(turn: number, share: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(centre.x + radius * share * Math.cos(angle)),
    y: round(centre.y + radius * share * Math.sin(angle)),
  };
}

const longest = 15;

function linesOf(label: string): string[] {
  return label.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < longest
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}
