import { formatPercent } from "@khamt/language/format";
import { PacedSteps } from "../../shared/matches/paced-steps.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { type Running, steps, type Step } from "./use-matching.ts";

export function MatchSteps({ running, onHurry }: { running: Running; onHurry: () => void }) {
  const t = useT(catalogue("matching"));
  const { pace, answer } = running;
  const facts = factsOf(running, t);
  return (
    <PacedSteps
      steps={steps.map((step) => ({ name: t.steps[step], fact: facts[step] }))}
      at={pace.step}
      percent={pace.percent}
      label={t.progress}
      figure={
        <span aria-hidden="true" className="w-12 text-right text-sm tabular-nums">
          {formatPercent(pace.percent / 100)}
        </span>
      }
      said={
        <>
          <p role="status" className="sr-only">
            {t.stepOf(pace.step + 1, steps.length, t.steps[steps[pace.step] ?? "rank"])}
          </p>
          <p aria-live="polite" className="sr-only">
            {answer !== undefined && t.ready}
          </p>
        </>
      }
    >
      {answer !== undefined && <Button onClick={onHurry}>{t.showNow}</Button>}
    </PacedSteps>
  );
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
