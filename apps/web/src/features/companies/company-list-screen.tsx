import type { Company } from "@khamt/contract";
import type { ReactNode } from "react";
import { companyLocations, listCompanyIndustries, listCompanySizes } from "@khamt/contract/vocabulary";
import { LinkButton, Button } from "../../ui/buttons/button.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { FilterLayout } from "../../ui/lists/filter-rail.tsx";
import { KeywordSearch } from "../../ui/lists/keyword-search.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { CompanyCard } from "./company-card.tsx";
import { companiesQuery, type CompanyFilters as Filters } from "./queries.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

interface CompanyListScreenProps {
  filters: Filters;
  onFilter: (change: Filters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (company: Company, label: string) => ReactNode;
}

const formId = "company-list";

export function CompanyListScreen({ filters, onFilter, aiMatch, match }: CompanyListScreenProps) {
  const t = useT(catalogue("companies"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(companiesQuery(filters));
  const active = activeFilters<Filters>(
    {
      q: filters.q && `“${filters.q}”`,
      industry: filters.industry && labels.industry[filters.industry],
      size: filters.size && labels.listCompanySize[filters.size],
      location: filters.location && labels.location[filters.location],
    },
    onFilter,
  );
  const clear = () => onFilter(without(active.map(({ key }) => key)));
  const empty = <NoCompanies filtered={active.length > 0} onClear={clear} />;
  return (
    <>
      <PageHeader title={t.title} intro={t.intro}>
        <LinkButton to="/create-company" variant="next">
          {t.profileForm}
        </LinkButton>
        {aiMatch(t.matchForMe)}
      </PageHeader>
      <FilterLayout
        filters={<CompanyFilters {...{ formId, filters, onFilter }} />}
        active={active.length}
        top={
          <KeywordSearch
            {...{ formId, action: "/companies", word: filters.q, button: t.search }}
            {...{ label: t.searchLabel, placeholder: t.placeholder }}
            onSearch={(q) => onFilter({ q })}
          />
        }
      >
        <ResultBar
          summary={result.data ? t.found(result.data.total) : t.loading}
          filters={active}
          onClear={clear}
        />
        <ResultList result={result} label={t.title} empty={empty}>
          {(company) => <CompanyCard company={company} actions={match(company, t.aiMatch)} />}
        </ResultList>
        <CallToAction title={t.invitation.title} text={t.invitation.text}>
          <LinkButton to="/profile/company">{t.createProfile}</LinkButton>
        </CallToAction>
      </FilterLayout>
    </>
  );
}

interface CompanyFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

function CompanyFilters({ formId, filters, onFilter }: CompanyFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.industry, name: "industry", form: formId, emptyLabel: all.industries }}
        options={optionsOf(listCompanyIndustries, labels.industry)}
        value={filters.industry ?? ""}
        onChange={(event) => onFilter({ industry: oneOf(listCompanyIndustries, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.size, name: "size", form: formId, emptyLabel: all.size }}
        options={optionsOf(listCompanySizes, labels.listCompanySize)}
        value={filters.size ?? ""}
        onChange={(event) => onFilter({ size: oneOf(listCompanySizes, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.location, name: "location", form: formId, emptyLabel: all.location }}
        options={optionsOf(companyLocations, labels.location)}
        value={filters.location ?? ""}
        onChange={(event) => onFilter({ location: oneOf(companyLocations, event.target.value) })}
      />
    </>
  );
}

function NoCompanies({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("companies"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/profile/company">{t.createProfile}</LinkButton>
      )}
    </EmptyState>
  );
}
