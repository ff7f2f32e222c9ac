import type { Look } from "./compared.ts";

/** A candidate's sign: beside the name, at the head of a column, at the corners of the drawing. */
export function LookMark({ look, x = 0, y = 0 }: { look: Look; x?: number; y?: number }) {
  return (
    <svg
      {...{ x: x - 8, y: y - 8 }}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`shrink-0 ${look.colour}`}
    >
      <path d={outlines[look.shape]} fill="currentColor" strokeWidth="1.5" className="stroke-surface" />
    </svg>
  );
}

const outlines: Record<Look["shape"], string> = {
  circle: "M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
  square: "M3.2 3.2h9.6v9.6H3.2z",
  triangle: "M8 2l6.2 11.2H1.8z",
};
