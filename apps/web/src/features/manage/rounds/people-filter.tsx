import type { RoundsFilter } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { type FilterChange, FilterFields } from "../members/filter-fields.tsx";
import { type Choice, roundsPeopleQuery } from "./queries.ts";

/** As the server bounds it. */
const mostInRoom = 300;

const forManagers = ["has", "completeness", "seen", "language", "verified", "accountType"] as const;
/** Standing and role are no manager's to know. */
const forAdministrators = [...forManagers, "state", "role"] as const;

type PeopleFilterProps = {
  filter: RoundsFilter;
  isAdministrator: boolean;
  /** Of one programme, in which names alone are searched. */
  isOfProgramme: boolean;
  onChange: (change: FilterChange) => void;
};

/** Whom the rounds are for, told apart as in the list of members. */
export function PeopleFilter({ filter, isAdministrator, isOfProgramme, onChange }: PeopleFilterProps) {
  const { form: t } = useT(catalogue("rounds"));
  const { search } = useT(catalogue("manage-members"));
  const names = isAdministrator ? forAdministrators : forManagers;
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t.filter}</legend>
      <TextField
        label={t.word}
        hint={t.wordHint}
        name="word"
        value={filter.word ?? ""}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ word: target.value || undefined })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={isOfProgramme ? t.person : search.label}
          name="q"
          value={filter.q ?? ""}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange({ q: target.value || undefined })}
        />
        <FilterFields names={names} filters={filter} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** How many they are, before anything is planned. */
export function PeopleFound({ programmeId, audience, filter }: Choice) {
  const { form: t } = useT(catalogue("rounds"));
  const { data } = useQuery(roundsPeopleQuery({ programmeId, audience, filter: useSettled(filter) }));
  return (
    <div role="status" className="min-h-6">
      {data && (
        <p className="font-semibold">
          {data.found > mostInRoom ? t.tooMany(data.found, mostInRoom) : t.found(data.found)}
        </p>
      )}
      {data && data.invited > 0 && <p className="mt-1 text-sm text-muted">{t.invited(data.invited)}</p>}
    </div>
  );
}
