import { useId } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { optionsOf } from "../../../shared/vocabulary/options.ts";
import { closedLists, type ClosedAttribute } from "./attributes.ts";

interface ClosedValuesProps {
  attribute: ClosedAttribute;
  label: string;
  hint: string;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
}

/** Any of some options of a fixed list. */
export function ClosedValues({ attribute, label, hint, values, onValues }: ClosedValuesProps) {
  const { values: all, labels } = closedLists[attribute];
  const names: Readonly<Record<string, string>> = useT(catalogue("vocabulary"))[labels];
  const note = useId();
  const toggle = (value: string) =>
    onValues((old) => all.filter((each) => (each === value) !== old.includes(each)));
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {optionsOf(all as readonly string[], names).map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...{ type: "checkbox", checked: values.includes(option.value) }}
              onChange={() => toggle(option.value)}
              className="size-4 shrink-0 accent-brand-fill"
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={note} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  );
}
