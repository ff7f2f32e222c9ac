import { PacedSteps } from "../../shared/matches/paced-steps.tsx";
import { Button } from "../../ui/buttons/button.tsx";
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

export function PrivateSteps({ run, encrypts, onHurry, onCancel }: PrivateStepsProps) {
  const t = useT(catalogue("private-matching"));
  const { step: at, percent } = stepOf(run.pace);
  const names = encrypts ? t.steps : { ...t.steps, protect: t.arrange };
  const facts = factsOf(run.facts, t);
  const isReady = run.results !== undefined;
  return (
    <PacedSteps
      steps={steps.map((step) => ({ name: names[step], fact: facts[step] }))}
      at={at}
      percent={percent}
      label={t.progress}
      said={
        <p role="status" className="sr-only">
          {isReady ? t.ready : t.stepOf(at + 1, steps.length, names[steps[at] ?? "protect"])}
        </p>
      }
    >
      {isReady && <Button onClick={onHurry}>{t.showNow}</Button>}
      <Button variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </PacedSteps>
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
