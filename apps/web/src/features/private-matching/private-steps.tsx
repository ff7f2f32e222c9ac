import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { OpenKnot } from "../../ui/page/knot.tsx";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { type Step, stepOf, steps } from "./pacing.ts";
import type { RunFacts } from "./run.ts";
import type { Run } from "./state.ts";

type PrivateStepsProps = {
  run: Run;
  /** Whether what is saved will be. */
  encrypts: boolean;
  onHurry: () => void;
  onCancel: () => void;
};

/** The four steps at their pace, each with what really happened in it as soon as that is known. */
export function PrivateSteps({ run, encrypts, onHurry, onCancel }: PrivateStepsProps) {
  const t = useT(catalogue("private-matching"));
  const { step: at, percent } = stepOf(run.pace);
  const names = encrypts ? t.steps : { ...t.steps, protect: t.arrange };
  const facts = factsOf(run.facts, t);
  const isReady = run.results !== undefined;
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
        <p role="status" className="sr-only">
          {isReady ? t.ready : t.stepOf(at + 1, steps.length, names[steps[at] ?? "protect"])}
        </p>
        <ol className="grid gap-2.5">
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === at ? "step" : undefined}
              className={index === at ? "font-bold" : index < at ? "text-ink" : "text-muted"}
            >
              {names[step]}
              {index <= at && facts[step] !== undefined && (
                <span className="block text-sm font-normal text-muted">{facts[step]}</span>
              )}
            </li>
          ))}
        </ol>
        <progress
          aria-label={t.progress}
          value={percent}
          max={100}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-fill"
        />
        <div className="flex min-h-11 flex-wrap gap-3">
          {isReady && <Button onClick={onHurry}>{t.showNow}</Button>}
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}

function factsOf(
  { kilobytes, profiles, milliseconds, results }: RunFacts,
  { facts }: Words["private-matching"],
): Partial<Record<Step, string>> {
  return {
    ...(kilobytes !== undefined && { fetch: facts.kilobytes(kilobytes) }),
    ...(profiles !== undefined && { read: facts.profiles(profiles) }),
    ...(milliseconds !== undefined && { compare: facts.milliseconds(milliseconds) }),
    ...(results !== undefined && { protect: facts.results(results) }),
  };
}
