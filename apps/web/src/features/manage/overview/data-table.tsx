import type { FigureTable } from "@khamt/contract";
import { getFiguresTable, splitCall } from "@khamt/contract/calls";
import type { ReactNode } from "react";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { stringifySearch } from "../../../lib/search-params.ts";
import { AnchorButton } from "../../../ui/buttons/button.tsx";
import { ScrollRegion } from "../../../ui/lists/scroll-region.tsx";
import type { Scope } from "./queries.ts";

type DataTableProps = { label: string; headings: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** Scrolls by itself where it is wider than the screen; the first cell names its row. */
export function DataTable({ label, headings, rows }: DataTableProps) {
  return (
    <ScrollRegion label={label} className="max-h-96 overflow-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 align-bottom font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(([name, ...cells], at) => (
            <tr key={at}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={headings[column + 1]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The same for spreadsheets. */
export function TableLink({ table, scope }: { table: FigureTable; scope: Scope }) {
  const t = useT(catalogue("figures"));
  const lang = useLanguage();
  const { path } = splitCall(getFiguresTable);
  return (
    <div className="mt-4">
      <AnchorButton
        variant="secondary"
        size="small"
        href={`${path}${stringifySearch({ table, ...scope, lang, as: "xlsx" })}`}
        download=""
      >
        {t.download[table]}
      </AnchorButton>
    </div>
  );
}
