import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { programmeChoiceQuery } from "./programme-choice.ts";

type OfProgrammeProps = { value: string | undefined; onChoose: (programme: string | undefined) => void };

/** Narrows a list to one programme; nothing where its reader runs none that is current. */
export function OfProgramme({ value = "", onChoose }: OfProgrammeProps) {
  const t = useT(catalogue("manage")).ofProgramme;
  const language = useLanguage();
  const programmes = useQuery(programmeChoiceQuery).data?.items ?? [];
  if (programmes.length === 0) return null;
  return (
    <SelectField
      label={t.label}
      emptyLabel={t.all}
      options={programmes.map(({ id, name }) => ({ value: id, label: name[language] }))}
      value={value}
      onChange={({ target }) => onChoose(target.value || undefined)}
    />
  );
}

/** Of an address. */
export function programmeIn(search: Record<string, unknown>): string | undefined {
  const { programme } = search;
  return typeof programme === "string" && /^[\da-f-]{36}$/u.test(programme) ? programme : undefined;
}
