import type { FirstRun } from "@khamt/contract";
import { postponeFirstRunStep } from "@khamt/contract/calls";
import type { FirstRunStep } from "@khamt/contract/site-lengths";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { Loaded } from "../frame/loaded.tsx";
import { SecondStepNeeded } from "../../../shared/moderation/second-step-needed.tsx";
import { InvitationStep } from "./invitation-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { NameStep } from "./name-step.tsx";
import { ProgrammeStep } from "./programme-step.tsx";
import { firstRunQuery } from "./queries.ts";
import type { StepProps } from "./step-props.ts";

const stepForms: Record<FirstRunStep, (props: StepProps) => ReactNode> = {
  site: NameStep,
  mail: MailStep,
  programme: ProgrammeStep,
  invitation: InvitationStep,
};

/** What a new site needs, one thing after the other; each may be left for later. */
export function FirstRunPage() {
  const { head } = useT(catalogue("first-run"));
  const { secondStep } = useT(catalogue("manage"));
  return (
    <DeskPage section={null} title={head.title} intro={head.description}>
      <Loaded {...useQuery(firstRunQuery)}>
        {(firstRun) =>
          firstRun.hasSecondStep ? <Steps firstRun={firstRun} /> : <SecondStepNeeded words={secondStep} />
        }
      </Loaded>
    </DeskPage>
  );
}

function Steps({ firstRun }: { firstRun: FirstRun }) {
  const client = useQueryClient();
  /** What was left for later and is taken up now. */
  const [chosen, setChosen] = useState<FirstRunStep>();
  const [hasMoved, setMoved] = useState(false);
  const moveTo = (step?: FirstRunStep) => {
    setChosen(step);
    setMoved(true);
  };
  const goOn = () => {
    moveTo();
    void client.invalidateQueries({ queryKey: firstRunQuery.queryKey });
  };
  const current = chosen ?? firstRun.steps.find(({ state }) => state === "open")?.step;
  return (
    <>
      <ol className="grid gap-4">
        {firstRun.steps.map(({ step, state }, at) => (
          <li key={step}>
            <StepCard
              {...{ step, state, firstRun }}
              number={at + 1}
              isCurrent={step === current}
              takesFocus={hasMoved && step === current}
              onDone={goOn}
              onChosen={() => moveTo(step)}
            />
          </li>
        ))}
      </ol>
      <div role="status">{current === undefined && <Over />}</div>
    </>
  );
}

type StepCardProps = StepProps &
  FirstRun["steps"][number] & {
    number: number;
    isCurrent: boolean;
    takesFocus: boolean;
    onChosen: () => void;
  };

function StepCard({ step, state, firstRun, number, isCurrent, takesFocus, onDone, onChosen }: StepCardProps) {
  const t = useT(catalogue("first-run"));
  const StepForm = stepForms[step];
  return (
    <Card as="section" padding="roomy">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={takesFocus ? focusAtOnce : undefined}
          tabIndex={-1}
          className="text-lg font-bold outline-none"
        >
          {`${number}. ${t.steps[step].title}`}
        </h2>
        {state !== "open" && <Badge tone={state === "done" ? "good" : "neutral"}>{t.states[state]}</Badge>}
      </div>
      <p className="mt-1 max-w-[62ch] text-muted">{t.steps[step].text}</p>
      {isCurrent && (
        <div className="mt-5 grid gap-4">
          <StepForm firstRun={firstRun} onDone={onDone} />
          {state === "open" && <Later step={step} onDone={onDone} />}
        </div>
      )}
      {!isCurrent && state === "later" && (
        <div className="mt-4">
          <Button variant="secondary" onClick={onChosen}>
            {t.now}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Later({ step, onDone }: { step: FirstRunStep; onDone: () => void }) {
  const t = useT(catalogue("first-run"));
  const later = useAction({
    call: (api, left: FirstRunStep) => api.call(postponeFirstRunStep, { params: { step: left } }),
    onDone,
  });
  return (
    <div>
      <Button variant="quiet" onClick={() => later.run(step)}>
        {t.later}
      </Button>
    </div>
  );
}

function Over() {
  const { over } = useT(catalogue("first-run"));
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-lg font-bold">{over.title}</h2>
      <p className="mt-1 max-w-[62ch] text-muted">{over.text}</p>
      <div className="mt-5">
        <LinkButton to="/manage">{over.button}</LinkButton>
      </div>
    </Card>
  );
}
