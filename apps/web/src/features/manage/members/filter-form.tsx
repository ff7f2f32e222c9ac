import type { MemberFilters } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { SearchField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { type FilterChange, FilterFields } from "./filter-fields.tsx";
import { programmesQuery } from "./queries.ts";
import { choiceNames } from "./search.ts";

/** What is typed is searched for when it is sent; a choice at once. */
export function FilterForm({ filters }: { filters: MemberFilters }) {
  const t = useT(catalogue("manage-members"));
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters.q ?? "");
  const [word, setWord] = useState(filters.word ?? "");
  const show = (change: FilterChange) =>
    void navigate({ to: "/manage/members", search: { ...filters, ...change } });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    show({ q: typed.trim() || undefined, word: word.trim() || undefined });
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-2.5">
        <div className="min-w-0 grow basis-60 sm:max-w-[24rem]">
          <SearchField
            label={t.search.label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={100}
          />
        </div>
        <div className="min-w-0 grow basis-60 sm:max-w-[24rem]">
          <SearchField
            label={t.search.word}
            value={word}
            onChange={({ target }) => setWord(target.value)}
            maxLength={100}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t.search.send}
        </Button>
      </div>
      <details open={isFiltered} className="rounded-card border border-line px-4 py-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.filters.title}</summary>
        <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2 xl:grid-cols-3">
          <FilterFields names={choiceNames} filters={filters} onChange={show} />
          <ProgrammeField value={filters.programme} onChange={(programme) => show({ programme })} />
        </div>
      </details>
      {isFiltered && (
        <div>
          <LinkButton to="/manage/members" variant="quiet">
            {t.filters.clear}
          </LinkButton>
        </div>
      )}
    </form>
  );
}

type ProgrammeFieldProps = {
  value: string | undefined;
  emptyLabel?: string;
  onChange: (programme: string | undefined) => void;
};

/** Nothing where there is no programme yet. */
export function ProgrammeField({ value, emptyLabel, onChange }: ProgrammeFieldProps) {
  const { filters: t } = useT(catalogue("manage-members"));
  const language = useLanguage();
  const { data } = useQuery(programmesQuery);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <SelectField
      label={t.programme}
      emptyLabel={emptyLabel ?? t.all}
      options={data.items.map(({ id, name }) => ({ value: id, label: name[language] }))}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}
