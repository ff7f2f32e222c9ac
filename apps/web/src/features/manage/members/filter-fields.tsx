import type { MemberFilters } from "@khamt/contract";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { type ChoiceName, choices } from "./search.ts";

export type FilterChange = Readonly<Record<string, string | undefined>>;
type FilterFieldsProps = {
  names: readonly ChoiceName[];
  filters: MemberFilters;
  onChange: (change: FilterChange) => void;
};

/** What members are told apart by, each by a choice. */
export function FilterFields({ names, filters, onChange }: FilterFieldsProps) {
  const t = useT(catalogue("manage-members"));
  return names.map((name) => (
    <SelectField
      key={name}
      label={t.filters[name]}
      emptyLabel={name === "sort" ? undefined : t.filters.all}
      options={optionsOf(choices[name], t.options[name])}
      value={filters[name] ?? ""}
      onChange={({ target }) => onChange({ [name]: target.value || undefined })}
    />
  ));
}

function optionsOf(values: readonly string[], labels: Readonly<Record<string, string>>) {
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}
