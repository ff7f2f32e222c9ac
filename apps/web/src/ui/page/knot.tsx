import { useId } from "react";

/**
 * The endless knot (өлзий) in one closed stroke: three lines across, three down, their ends joined. It is drawn
 * upright and turned by 45 degrees.
 */
const strand =
  "M21 15.5V48.5A5.5 5.5 0 1 1 15.5 43H48.5A5.5 5.5 0 0 0 48.5 32H15.5A5.5 5.5 0 0 1 15.5 21H48.5A5.5 5.5 0 1 0 43 15.5V48.5A5.5 5.5 0 0 1 32 48.5V15.5A5.5 5.5 0 0 0 21 15.5Z";
const lines = [21, 32, 43];

type KnotProps = {
  className?: string;
  /** In units of a 64-unit square. */
  weight?: number;
  /** The stroke draws itself, again and again: something is being worked on. */
  drawing?: boolean;
};

export function Knot({ className, weight = 4.5, drawing = false }: KnotProps) {
  const mask = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <Weave id={mask} weight={weight} />
      <g mask={`url(#${mask})`}>
        <Strand weight={weight} className={drawing ? "knot-drawing" : undefined} />
      </g>
    </svg>
  );
}

type OpenKnotProps = {
  /** How much of the strand is there, in percent; left out, only the upper loop is still open. */
  portion?: number;
} & Omit<KnotProps, "drawing">;

/** The upper loop, from the crossing before it, is from 58 to 69 hundredths of the strand. */
const openLoop = { there: "58.2 11.1 30.7 0", missing: "0 61 1 1.8 1 1.8 1 32.4" };

/** The knot with a part of its strand still missing. */
export function OpenKnot({ className, weight = 2.5, portion }: OpenKnotProps) {
  const mask = useId();
  const { there, missing } =
    portion === undefined ? openLoop : { there: `${portion} ${100 - portion}`, missing: undefined };
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <Weave id={mask} weight={weight} />
      <g mask={`url(#${mask})`}>
        <Strand
          weight={weight}
          className={missing === undefined ? "text-line" : "text-brand-line"}
          dashes={missing}
        />
        <Strand weight={weight} dashes={there} />
      </g>
    </svg>
  );
}

type StrandProps = {
  weight: number;
  className?: string | undefined;
  dashes?: string | undefined;
};

function Strand({ weight, className, dashes }: StrandProps) {
  return (
    <path
      {...{
        d: strand,
        pathLength: 100,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: weight,
        className,
      }}
      {...{ strokeDasharray: dashes, strokeLinecap: dashes === undefined ? "butt" : "round" }}
      transform="rotate(-45 32 32)"
    />
  );
}

/** Hides the lower strand on both sides of the upper one at every crossing; over and under take turns. */
function Weave({ id, weight }: { id: string; weight: number }) {
  const gap = weight * 0.42;
  const side = weight / 2 + gap / 2;
  return (
    <mask id={id} maskUnits="userSpaceOnUse" {...{ x: 0, y: 0, width: 64, height: 64 }}>
      <rect width="64" height="64" fill="white" />
      <path
        d={crossings(side, weight / 2 + 0.2)}
        stroke="black"
        strokeWidth={gap}
        transform="rotate(-45 32 32)"
      />
    </mask>
  );
}

function crossings(side: number, reach: number): string {
  const bars = lines.flatMap((x, column) =>
    lines.flatMap((y, row) =>
      (column + row) % 2 === 0
        ? [`M${x - side} ${y - reach}v${2 * reach}`, `M${x + side} ${y - reach}v${2 * reach}`]
        : [`M${x - reach} ${y - side}h${2 * reach}`, `M${x - reach} ${y + side}h${2 * reach}`],
    ),
  );
  return bars.join("");
}
