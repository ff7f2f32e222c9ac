import type { Figures, FigureStep } from "@khamt/contract";
import { figureSteps } from "@khamt/contract/desk-vocabulary";
import { formatDate } from "@khamt/language/format";
import { Suspense } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { WholeWords } from "../../../ui/whole-words.tsx";
import { Count } from "./count.tsx";
import { DataTable, TableLink } from "./data-table.tsx";
import type { Scope } from "./queries.ts";

const StepChart = lazyWhenOnline(() => import("./step-chart.tsx"));

type StepsProps = { figures: Figures; scope: Scope };

/** The way from signing up to a team: each step over the weeks, and all of them as a table. */
export function Steps({ figures, scope }: StepsProps) {
  const t = useT(catalogue("figures"));
  const language = useLanguage();
  const day = (week: string) => formatDate(new Date(`${week}T12:00:00Z`), language, "UTC");
  const rows = [
    [t.allWeeks, ...figureSteps.map((step) => <Count key={step} count={figures.total[step]} />)],
    ...figures.weeks
      .toReversed()
      .map(({ week, steps }) => [
        day(week),
        ...figureSteps.map((step) => <Count key={step} count={steps[step]} />),
      ]),
  ];
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {figureSteps.map((step) => (
          <Step key={step} step={step} figures={figures} day={day} />
        ))}
      </ul>
      <p className="text-sm text-muted">{t.reading}</p>
      <details className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card">
        <summary className="min-h-11 content-center font-semibold">{t.table}</summary>
        <div className="mt-3">
          <DataTable
            label={t.table}
            headings={[t.week, ...figureSteps.map((step) => t.steps[step].title)]}
            rows={rows}
          />
          <TableLink table="steps" scope={scope} />
        </div>
      </details>
    </>
  );
}

type StepProps = { step: FigureStep; figures: Figures; day: (week: string) => string };

function Step({ step, figures, day }: StepProps) {
  const t = useT(catalogue("figures"));
  const { title, definition } = t.steps[step];
  const counts = figures.weeks.map(({ steps }) => steps[step]);
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-2xl font-bold tabular-nums">
        <Count count={figures.total[step]} />
      </p>
      <div className="my-2 h-28">
        <Suspense fallback={<div className="skeleton h-full w-full" />}>
          <StepChart counts={counts} label={t.chart(title)} />
        </Suspense>
      </div>
      <p className="flex justify-between gap-3 text-xs text-balance text-muted">
        <span>
          <WholeWords>{day(figures.weeks[0]?.week ?? "")}</WholeWords>
        </span>
        <span className="text-right">
          <WholeWords>{day(figures.weeks.at(-1)?.week ?? "")}</WholeWords>
        </span>
      </p>
      <p className="mt-3 text-sm text-muted">{definition}</p>
    </li>
  );
}
