import { formatPercent } from "@khamt/language/format";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { OpenKnot } from "../../ui/page/knot.tsx";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { type Running, steps, type Step } from "./use-matching.ts";

/** The four steps at their pace, each with what really happened in it as soon as that is known. */
export function MatchSteps({ running, onHurry }: { running: Running; onHurry: () => void }) {
  const t = useT(catalogue("matching"));
  const { pace, answer } = running;
  const current = steps[pace.step] ?? "rank";
  const facts = factsOf(running, t);
  const steady = useRef<HTMLDivElement>(null);
  // The start button that had the focus is gone.
  useEffect(() => steady.current?.focus(), []);
  return (
    <div
      ref={steady}
      tabIndex={-1}
      className="grid outline-none gap-6 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center"
    >
      <OpenKnot portion={pace.percent} weight={4} className="mx-auto w-28 text-brand sm:w-36" />
      <div className="grid gap-5">
        <p role="status" className="sr-only">
          {t.stepOf(pace.step + 1, steps.length, t.steps[current])}
        </p>
        <p aria-live="polite" className="sr-only">
          {answer !== undefined && t.ready}
        </p>
        <ol className="grid gap-2.5">
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === pace.step ? "step" : undefined}
              className={lookOf(index, pace.step)}
            >
              {t.steps[step]}
              {index <= pace.step && facts[step] !== undefined && (
                <span className="block text-sm font-normal text-muted">{facts[step]}</span>
              )}
            </li>
          ))}
        </ol>
        <div className="flex items-center gap-3">
          <progress
            aria-label={t.progress}
            value={pace.percent}
            max={100}
            className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-fill"
          />
          <span aria-hidden="true" className="w-12 text-right text-sm tabular-nums">
            {formatPercent(pace.percent / 100)}
          </span>
        </div>
        <div className="min-h-11">
          {answer !== undefined && <Button onClick={onHurry}>{t.showNow}</Button>}
        </div>
      </div>
    </div>
  );
}

function lookOf(index: number, current: number): string {
  if (index === current) return "font-bold";
  return index < current ? "text-ink" : "text-muted";
}

/** So many of the things that were read stand beside the step; the results name them all. */
const mostNamed = 5;

function factsOf({ words, answer }: Running, t: Words["matching"]): Partial<Record<Step, string>> {
  const read = answer?.text?.understood.map(({ label }) => label) ?? [];
  return {
    ...(words !== undefined && { analyze: t.facts.words(words) }),
    ...(read.length > 0 && { analyze: t.facts.understood(read.slice(0, mostNamed).join(", ")) }),
    ...(typeof answer?.considered === "number" && { search: t.facts.considered(answer.considered) }),
    ...(typeof answer?.milliseconds === "number" && { match: t.facts.milliseconds(answer.milliseconds) }),
    ...(answer !== undefined && {
      rank: t.facts.results(answer.results.filter(({ distant }) => !distant).length),
    }),
  };
}
