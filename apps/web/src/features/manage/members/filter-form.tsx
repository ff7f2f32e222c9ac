import type { MemberFilters } from "@khamt/contract";
import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { SearchField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { type FilterChange, FilterFields } from "./filter-fields.tsx";
import { ProgrammeField } from "./programme-field.tsx";
import { choiceNames } from "./search.ts";

/** What is typed is searched for when it is sent; a choice at once. */
export function FilterForm({ filters }: { filters: MemberFilters }) {
  const t = useT(catalogue("manage-members"));
  const navigate = useNavigate();
  const [typed, edit] = useDraft("/manage/members", { q: filters.q ?? "", word: filters.word ?? "" });
  const show = (change: FilterChange) =>
    void navigate({ to: "/manage/members", search: { ...filters, ...change } });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    show({ q: typed.q.trim() || undefined, word: typed.word.trim() || undefined });
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-2.5">
        <div className="min-w-0 grow basis-60 sm:max-w-[24rem]">
          <SearchField
            label={t.search.label}
            value={typed.q}
            onChange={({ target }) => edit({ q: target.value })}
            maxLength={100}
          />
        </div>
        <div className="min-w-0 grow basis-60 sm:max-w-[24rem]">
          <SearchField
            label={t.search.word}
            value={typed.word}
            onChange={({ target }) => edit({ word: target.value })}
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
          <ProgrammeField
            emptyLabel={t.filters.all}
            value={filters.programme ?? ""}
            onChange={({ target }) => show({ programme: target.value || undefined })}
          />
        </div>
      </details>
      {isFiltered && (
        <div>
          <LinkButton to="/manage/members" variant="quiet" onClick={() => edit({ q: "", word: "" })}>
            {t.filters.clear}
          </LinkButton>
        </div>
      )}
    </form>
  );
}
