import type { Cofounder } from "@khamt/contract";
import type { ReactNode } from "react";
import { cofounderLocations, listAvailabilities, listSkills } from "@khamt/contract/vocabulary";
import { LinkButton, Button } from "../../ui/buttons/button.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { FilterLayout } from "../../ui/lists/filter-rail.tsx";
import { KeywordSearch } from "../../ui/lists/keyword-search.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { CofounderCard } from "./cofounder-card.tsx";
import { cofoundersQuery, type CofounderFilters as Filters } from "./queries.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

interface CofounderListScreenProps {
  filters: Filters;
  onFilter: (change: Filters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (cofounder: Cofounder, label: string) => ReactNode;
}

const formId = "cofounder-list";

export function CofounderListScreen({ filters, onFilter, aiMatch, match }: CofounderListScreenProps) {
  const t = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(cofoundersQuery(filters));
  const active = activeFilters<Filters>(
    {
      q: filters.q && `“${filters.q}”`,
      skills: filters.skills && labels.skill[filters.skills],
      location: filters.location && labels.location[filters.location],
      availability: filters.availability && labels.availability[filters.availability],
    },
    onFilter,
  );
  const clear = () => onFilter(without(active.map(({ key }) => key)));
  const empty = <NoCofounders filtered={active.length > 0} onClear={clear} />;
  return (
    <>
      <PageHeader title={t.title} intro={t.intro}>
        <LinkButton to="/create-cofounder" variant="next">
          {t.profileForm}
        </LinkButton>
        {aiMatch(t.matchForMe)}
      </PageHeader>
      <FilterLayout
        filters={<CofounderFilters {...{ formId, filters, onFilter }} />}
        active={active.length}
        top={
          <KeywordSearch
            {...{ formId, action: "/startup-cofounders", word: filters.q, button: t.search }}
            {...{ label: t.searchLabel, placeholder: t.placeholder }}
            onSearch={(q) => onFilter({ q })}
          />
        }
      >
        <ResultBar summary={summaryOf(result, t)} filters={active} onClear={clear} />
        <ResultList result={result} label={t.title} empty={empty}>
          {(cofounder) => <CofounderCard cofounder={cofounder} actions={match(cofounder, t.aiMatch)} />}
        </ResultList>
        <CallToAction title={t.invitation.title} text={t.invitation.text}>
          <LinkButton to="/profile/cofounder">{t.createProfile}</LinkButton>
        </CallToAction>
      </FilterLayout>
    </>
  );
}

interface CofounderFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

function CofounderFilters({ formId, filters, onFilter }: CofounderFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.skills, name: "skills", form: formId, emptyLabel: all.skills }}
        options={optionsOf(listSkills, labels.skill)}
        value={filters.skills ?? ""}
        onChange={(event) => onFilter({ skills: oneOf(listSkills, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.location, name: "location", form: formId, emptyLabel: all.location }}
        options={optionsOf(cofounderLocations, labels.location)}
        value={filters.location ?? ""}
        onChange={(event) => onFilter({ location: oneOf(cofounderLocations, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.availability, name: "availability", form: formId, emptyLabel: all.availability }}
        options={optionsOf(listAvailabilities, labels.availability)}
        value={filters.availability ?? ""}
        onChange={(event) => onFilter({ availability: oneOf(listAvailabilities, event.target.value) })}
      />
    </>
  );
}

function NoCofounders({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("cofounders"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/profile/cofounder">{t.createProfile}</LinkButton>
      )}
    </EmptyState>
  );
}
