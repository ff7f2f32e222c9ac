import type { CoverState } from "@khamt/contract";

/** The two strands of a match lying on their side: a knot for each need that is met, closer where it is met in part. */
export function MiniStrand({ covers }: { covers: readonly CoverState[] }) {
  const width = covers.length * step;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ maxWidth: `${covers.length * 4}rem` }}
      className="h-10 w-full"
    >
      {covers.map((cover, at) => (
        <g key={at} transform={`translate(${at * step} 0)`}>
          {cover === "covered" ? <Knot /> : <Passing cover={cover} />}
        </g>
      ))}
    </svg>
  );
}

const step = 40;
const colour = { one: "text-brand", other: "text-line-strong" } as const;

/** Two crossings; over and under take turns. */
function Knot() {
  const half = (from: number, to: number, left: number) =>
    `M${left} ${from}C${left + 10} ${from} ${left + 10} ${to} ${left + 20} ${to}`;
  return (
    <>
      <Line d={half(28, 12, 0)} className={colour.other} />
      <Line d={half(28, 12, 20)} className={colour.one} />
      <Line d={half(12, 28, 0)} className={colour.one} isOver />
      <Line d={half(12, 28, 20)} className={colour.other} isOver />
    </>
  );
}

function Passing({ cover }: { cover: Exclude<CoverState, "covered"> }) {
  const bend = cover === "partly" ? 5 : -4;
  const path = (y: number, middle: number) => `M0 ${y}C12 ${y} 10 ${middle} 20 ${middle}S28 ${y} 40 ${y}`;
  return (
    <>
      <Line d={path(12, 12 + bend)} className={colour.one} />
      <Line d={path(28, 28 - bend)} className={colour.other} isDotted={cover === "open"} />
    </>
  );
}

type LineProps = { d: string; className: string; isOver?: boolean; isDotted?: boolean };

function Line({ d, className, isOver = false, isDotted = false }: LineProps) {
  const shape = { d, fill: "none", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      {isOver && <path {...shape} strokeWidth="8" className="stroke-surface" />}
      <path
        {...shape}
        {...{ stroke: "currentColor", strokeWidth: 3.5, className }}
        {...(isDotted && { strokeDasharray: "0.1 8", strokeLinecap: "round" as const })}
      />
    </>
  );
}
