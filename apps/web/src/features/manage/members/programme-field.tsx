import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { programmesQuery } from "./queries.ts";

type ProgrammeFieldProps = {
  name?: string;
  value: string;
  /** Of no programme. */
  emptyLabel?: string;
  error?: string | undefined;
  /** One that is not offered. */
  without?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** Nothing where there is no programme yet. */
export function ProgrammeField({ emptyLabel, without, ...field }: ProgrammeFieldProps) {
  const { filters: t } = useT(catalogue("manage-members"));
  const language = useLanguage();
  const { data } = useQuery(programmesQuery);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <SelectField
      label={t.programme}
      emptyLabel={emptyLabel ?? t.choose}
      options={data.items
        .filter(({ id }) => id !== without)
        .map(({ id, name }) => ({ value: id, label: name[language] }))}
      {...field}
    />
  );
}
