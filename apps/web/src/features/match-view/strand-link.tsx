import { CoverMark, type Cover } from "../../shared/matches/cover-mark.tsx";

type StrandLinkProps = {
  cover: Cover;
  /** Sides whose strand is only dotted: they have nothing here. */
  loose: readonly ("left" | "right")[];
};

/**
 * One row of the diagram: the two strands as they pass by. They tie a knot around a need that is met, bend towards each
 * other where it is met in part, and run apart where it is open. Rows of any height join without a gap.
 */
export function StrandLink({ cover, loose }: StrandLinkProps) {
  return (
    <span aria-hidden="true" className="relative block h-full min-h-14 w-16">
      <svg
        viewBox="0 0 64 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -top-px h-[calc(100%+2px)] w-full"
      >
        {cover === "covered" ? <Knotted /> : <Apart bend={bends[cover]} loose={loose} />}
      </svg>
      <span className="absolute inset-0 grid place-items-center">
        <CoverMark cover={cover} />
      </span>
    </span>
  );
}

/** The strands between two groups of rows. */
export function PlainStrands() {
  return (
    <span aria-hidden="true" className="relative block h-full min-h-10 w-16">
      <svg
        viewBox="0 0 64 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -top-px h-[calc(100%+2px)] w-full"
      >
        <Apart bend={0} loose={[]} />
      </svg>
    </span>
  );
}

/** Both ends of the diagram: the strands are one, as in the knot. */
export function StrandEnd({ at }: { at: "top" | "bottom" }) {
  const down = at === "top";
  const d = (x: number) => (down ? `M${x} 24V22A14 14 0 0 1 32 8` : `M${x} 0V2A14 14 0 0 0 32 16`);
  return (
    <svg viewBox="0 0 64 24" aria-hidden="true" className="block h-6 w-16">
      <Line d={d(left)} className={colour.left} />
      <Line d={mirrored[at]} className={colour.right} />
    </svg>
  );
}

const [left, right] = [18, 46];
const colour = { left: "text-brand", right: "text-line-strong" } as const;
const mirrored = { top: "M46 24V22A14 14 0 0 0 32 8", bottom: "M46 0V2A14 14 0 0 1 32 16" } as const;
const bends: Record<Exclude<Cover, "covered">, number> = { partly: 7, open: -6, unsaid: 0 };

/** Two crossings; over and under take turns. */
function Knotted() {
  const half = (from: number, to: number, top: number) =>
    `M${from} ${top}C${from} ${top + 25} ${to} ${top + 25} ${to} ${top + 50}`;
  return (
    <>
      <Line d={half(right, left, 0)} className={colour.right} />
      <Line d={half(right, left, 50)} className={colour.left} />
      <Line d={half(left, right, 0)} className={colour.left} over />
      <Line d={half(left, right, 50)} className={colour.right} over />
    </>
  );
}

function Apart({ bend, loose }: { bend: number; loose: StrandLinkProps["loose"] }) {
  const path = (from: number, to: number) => `M${from} 0C${from} 30 ${to} 25 ${to} 50S${from} 70 ${from} 100`;
  return (
    <>
      <Line d={path(left, left + bend)} className={colour.left} dotted={loose.includes("left")} />
      <Line d={path(right, right - bend)} className={colour.right} dotted={loose.includes("right")} />
    </>
  );
}

type LineProps = {
  d: string;
  className: string;
  /** Above the other strand, which gives way on both sides. */
  over?: boolean;
  dotted?: boolean;
};

function Line({ d, className, over = false, dotted = false }: LineProps) {
  const shape = { d, fill: "none", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      {over && <path {...shape} strokeWidth="9" className="stroke-surface" />}
      <path
        {...shape}
        {...{ stroke: "currentColor", strokeWidth: 4, className }}
        {...(dotted && { strokeDasharray: "0.1 9", strokeLinecap: "round" as const })}
      />
    </>
  );
}
