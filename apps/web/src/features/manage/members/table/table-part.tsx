import { useRef, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { InlineFault } from "../../../../ui/forms/field.tsx";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../../../lib/language/index.ts";
import { FilePicker } from "../../../../shared/files/file-picker.tsx";
import { readTable, type TableFault, type TableSheet } from "./read-table.ts";

export type ChosenTable = { name: string; sheets: readonly TableSheet[]; sheet: TableSheet };
type TablePartProps = { table: ChosenTable | undefined; onTable: (table: ChosenTable | undefined) => void };

/** What a table has to look like, and the choice of one and of its sheet. */
export function TablePart({ table, onTable }: TablePartProps) {
  const t = useT(catalogue("manage-import"));
  const { tableFaults } = useT(catalogue("manage-members"));
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<TableFault>();
  const read = async (chosen: File) => {
    const found = await readTable(chosen);
    setFault(found.fault);
    const sheets = found.fault === undefined ? found.sheets : [];
    const [sheet] = sheets;
    onTable(sheet && { name: chosen.name, sheets, sheet });
  };
  return (
    <section className="grid gap-3">
      <p className="max-w-[62ch]">{t.steps}</p>
      <pre className="max-w-full rounded-control bg-sunken p-3.5 text-sm whitespace-pre-wrap wrap-anywhere">
        {t.example}
      </pre>
      <FilePicker
        inputRef={input}
        types={[".xlsx", ".csv", ".tsv", ".txt", "text/csv"]}
        isDisabled={false}
        onFiles={([chosen]) => void (chosen && read(chosen))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t.file}
        </Button>
        <p role="status" className="wrap-anywhere">
          {table !== undefined && t.chosen(table.name)}
        </p>
      </div>
      <InlineFault message={fault && tableFaults[fault]} />
      {table !== undefined && table.sheets.length > 1 && (
        <SelectField
          label={t.sheet}
          options={table.sheets.map(({ name }) => ({ value: name, label: name }))}
          value={table.sheet.name}
          onChange={({ target }) => {
            const sheet = table.sheets.find(({ name }) => name === target.value);
            if (sheet) onTable({ ...table, sheet });
          }}
        />
      )}
    </section>
  );
}
