import type { CoverState } from "@khamt/contract";

export type Cover = CoverState | "unsaid";

const colours: Record<Cover, string> = {
  covered: "text-match-high",
  partly: "text-match-fair",
  open: "text-muted",
  unsaid: "text-muted",
};

/** A full, a half and an empty disc, and a dotted one: told apart without colour. The word stands beside it. */
export function CoverMark({ cover, className = "size-5" }: { cover: Cover; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className} ${colours[cover]}`}>
      <circle cx="10" cy="10" r="8.5" className="fill-surface" />
      <circle
        {...{ cx: 10, cy: 10, r: 8.5, stroke: "currentColor", strokeWidth: 2 }}
        fill={cover === "covered" ? "currentColor" : "none"}
        strokeDasharray={dashes[cover]}
        strokeLinecap="round"
      />
      {cover === "covered" && (
        <path d="M6 10.4l2.8 2.8L14.2 7.4" fill="none" strokeWidth="2.2" className="stroke-surface" />
      )}
      {cover === "partly" && <path d="M10 1.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />}
    </svg>
  );
}

const dashes: Record<Cover, string | undefined> = {
  covered: undefined,
  partly: undefined,
  open: undefined,
  unsaid: "0.1 5.24",
};
