import { type ReactNode, useEffect, useRef } from "react";
import { OpenKnot } from "../../ui/page/knot.tsx";

type PacedStepsProps = {
  /** With what really happened in each, as soon as that is known. */
  steps: readonly { name: string; fact: string | undefined }[];
  /** The one that is under way, from 0. */
  at: number;
  percent: number;
  /** Of the bar. */
  label: string;
  /** Beside the bar. */
  figure?: ReactNode;
  /** What is read out. */
  said: ReactNode;
  /** What can be pressed meanwhile. */
  children: ReactNode;
};

/** The steps of a match at their pace. */
export function PacedSteps({ steps, at, percent, label, figure, said, children }: PacedStepsProps) {
  const steady = useRef<HTMLDivElement>(null);
  // The start button that had the focus is gone.
  useEffect(() => steady.current?.focus(), []);
  return (
    <div
      ref={steady}
      tabIndex={-1}
      className="grid gap-6 outline-none sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center"
    >
      <OpenKnot portion={percent} weight={4} className="mx-auto w-28 text-brand sm:w-36" />
      <div className="grid gap-5">
        {said}
        <ol className="grid gap-2.5">
          {steps.map(({ name, fact }, index) => (
            <li key={name} aria-current={index === at ? "step" : undefined} className={lookOf(index, at)}>
              {name}
              {index <= at && fact !== undefined && (
                <span className="block text-sm font-normal text-muted">{fact}</span>
              )}
            </li>
          ))}
        </ol>
        <div className="flex items-center gap-3">
          <progress
            aria-label={label}
            value={percent}
            max={100}
            className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-fill"
          />
          {figure}
        </div>
        <div className="flex min-h-11 flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}

function lookOf(index: number, current: number): string {
  if (index === current) return "font-bold";
  return index < current ? "text-ink" : "text-muted";
}
