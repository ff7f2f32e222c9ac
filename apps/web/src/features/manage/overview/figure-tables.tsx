import type { Figures } from "@khamt/contract";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Count } from "./count.tsx";
import { DataTable, TableLink } from "./data-table.tsx";
import type { Scope } from "./queries.ts";

type TableProps = { figures: Figures; scope: Scope };

/** Who is missing. */
export function Skills({ figures: { skills }, scope }: TableProps) {
  const t = useT(catalogue("figures")).skills;
  return (
    <Panel title={t.title} definition={t.definition}>
      {skills.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <DataTable
            label={t.title}
            headings={[t.skill, t.sought, t.offered]}
            rows={skills.map(({ id, name, sought, offered }) => [
              name,
              <Count key={`${id} sought`} count={sought} />,
              <Count key={`${id} offered`} count={offered} />,
            ])}
          />
          <TableLink table="skills" scope={scope} />
        </>
      )}
    </Panel>
  );
}

/** Why people said no. */
export function Refusals({ figures: { refusals }, scope }: TableProps) {
  const t = useT(catalogue("figures")).refusals;
  return (
    <Panel title={t.title} definition={t.definition}>
      {refusals.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <DataTable
            label={t.title}
            headings={[t.reason, t.count]}
            rows={refusals.map(({ reason, count }) => [
              t.reasons[reason],
              <Count key={reason} count={count} />,
            ])}
          />
          <TableLink table="refusals" scope={scope} />
        </>
      )}
    </Panel>
  );
}

export function AnswerTime({ hours }: { hours: number | null }) {
  const t = useT(catalogue("figures")).answerTime;
  return (
    <Panel title={t.title} definition={t.definition}>
      <p className={hours === null ? "" : "text-2xl font-bold tabular-nums"}>
        {hours === null ? t.none : hours < 48 ? t.hours(hours) : t.days(Math.round(hours / 24))}
      </p>
    </Panel>
  );
}

type PanelProps = { title: string; definition: string; children: ReactNode };

function Panel({ title, definition, children }: PanelProps) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{definition}</p>
      {children}
    </section>
  );
}
