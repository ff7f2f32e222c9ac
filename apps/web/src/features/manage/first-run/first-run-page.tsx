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
import { Loaded, SecondStepNeeded } from "../frame/loaded.tsx";
import { InvitationStep } from "./invitation-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { NameStep } from "./name-step.tsx";
import { ProgrammeStep } from "./programme-step.tsx";
import { firstRunQuery } from "./queries.ts";

export type StepProps = {
  firstRun: FirstRun;
  /** The step is done: what is left is asked for anew. */
  onDone: () => void;
};

const stepForms: Record<FirstRunStep, (props: StepProps) => ReactNode> = {
  site: NameStep,
  mail: MailStep,
  programme: ProgrammeStep,
  invitation: InvitationStep,
};

/** What a new site needs, one thing after the other; each may be left for later. */
export function FirstRunPage() {
  const { head } = useT(catalogue("first-run"));
  return (
    <DeskPage section="overview" title={head.title} intro={head.description}>
      <Loaded {...useQuery(firstRunQuery)}>
        {(firstRun) => (firstRun.hasSecondStep ? <Steps firstRun={firstRun} /> : <SecondStepNeeded />)}
      </Loaded>
    </DeskPage>
  );
}

function Steps({ firstRun }: { firstRun: FirstRun }) {
  const t = useT(catalogue("first-run"));
  const client = useQueryClient();
  const [chosen, setChosen] = useState<FirstRunStep>();
  const [hasMoved, setMoved] = useState(false);
  const { steps } = firstRun;
  const current = chosen ?? steps.find(({ state }) => state === "open")?.step;
  const goOn = () => {
    setChosen(undefined);
    setMoved(true);
    void client.invalidateQueries({ queryKey: firstRunQuery.queryKey });
  };
  const later = useAction({
    call: (api, step: FirstRunStep) => api.call(postponeFirstRunStep, { params: { step } }),
    onDone: goOn,
  });
  const isOver = current === undefined;
  return (
    <>
      <ol className="grid gap-4">
        {steps.map(({ step, state }, at) => {
          const StepForm = stepForms[step];
          return (
            <li key={step}>
              <Card as="section" padding="roomy">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2
                    ref={hasMoved && step === current ? focusAtOnce : undefined}
                    tabIndex={-1}
                    className="text-lg font-bold outline-none"
                  >
                    {`${at + 1}. ${t.steps[step].title}`}
                  </h2>
                  {state !== "open" && (
                    <Badge tone={state === "done" ? "good" : "neutral"}>{t.states[state]}</Badge>
                  )}
                </div>
                <p className="mt-1 max-w-[62ch] text-muted">{t.steps[step].text}</p>
                {step === current && (
                  <div className="mt-5 grid gap-4">
                    <StepForm firstRun={firstRun} onDone={goOn} />
                    {state === "open" && (
                      <div>
                        <Button variant="quiet" onClick={() => later.run(step)}>
                          {t.later}
                        </Button>
                      </div>
                    )}
                  </div>
                )}
                {step !== current && state === "later" && (
                  <div className="mt-4">
                    <Button
                      variant="secondary"
                      onClick={() => {
                        setMoved(true);
                        setChosen(step);
                      }}
                    >
                      {t.now}
                    </Button>
                  </div>
                )}
              </Card>
            </li>
          );
        })}
      </ol>
      <div role="status">
        {isOver && (
          <Card as="section" padding="roomy">
            <h2 className="text-lg font-bold">{t.over.title}</h2>
            <p className="mt-1 max-w-[62ch] text-muted">{t.over.text}</p>
            <div className="mt-5">
              <LinkButton to="/manage">{t.over.button}</LinkButton>
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
