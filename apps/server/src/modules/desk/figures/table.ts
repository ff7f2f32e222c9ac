import { type FigureCount, type Figures, type FigureTable, figureSteps } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type Columns, type Table, tableOf } from "../../../platform/text/table.ts";
import { tableWords } from "./table-words.ts";

/** One of the tables, with headings in the reader's language. */
export function figuresTable(figures: Figures, table: FigureTable, reader: Language): Table {
  const t = tableWords[reader];
  const said = (count: FigureCount) => (typeof count === "number" ? count : t[count]);
  if (table === "skills")
    return tableOf(
      [
        [t.skill, ({ name }) => name],
        [t.sought, ({ sought }) => said(sought)],
        [t.offered, ({ offered }) => said(offered)],
      ],
      figures.skills,
    );
  if (table === "refusals")
    return tableOf(
      [
        [t.reason, ({ reason }) => t.reasons[reason]],
        [t.count, ({ count }) => said(count)],
      ],
      figures.refusals,
    );
  const columns: Columns<Figures["weeks"][number]> = [
    [t.week, ({ week }) => week],
    ...figureSteps.map(
      (step) => [t.steps[step], (row: Figures["weeks"][number]) => said(row.steps[step])] as const,
    ),
  ];
  return tableOf(columns, [...figures.weeks, { week: t.total, steps: figures.total }]);
}
