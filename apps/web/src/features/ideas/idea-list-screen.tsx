import type { Idea } from "@khamt/contract";
import type { ReactNode } from "react";
import { listIdeaIndustries, listStages } from "@khamt/contract/vocabulary";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { FilterLayout } from "../../ui/lists/filter-rail.tsx";
import { KeywordSearch } from "../../ui/lists/keyword-search.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { IdeaCard } from "./idea-card.tsx";
import { NoIdeas } from "./no-ideas.tsx";
import { ideasQuery, type IdeaFilters as Filters } from "./queries.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";

interface IdeaListScreenProps {
  filters: Filters;
  onFilter: (change: Filters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (idea: Idea, label: string) => ReactNode;
}

const formId = "idea-list";

export function IdeaListScreen({ filters, onFilter, aiMatch, match }: IdeaListScreenProps) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(ideasQuery(filters));
  const active = activeFilters<Filters>(
    {
      q: filters.q && `“${filters.q}”`,
      industry: filters.industry && labels.industry[filters.industry],
      stage: filters.stage && labels.stage[filters.stage],
    },
    onFilter,
  );
  const clear = () => onFilter(without(active.map(({ key }) => key)));
  return (
    <>
      <PageHeader title={t.list.title} intro={t.list.intro}>
        {aiMatch(t.list.matchForMe)}
      </PageHeader>
      <FilterLayout
        filters={<IdeaFilters {...{ formId, filters, onFilter }} />}
        active={active.length}
        top={
          <KeywordSearch
            {...{ formId, action: "/startup-ideas", word: filters.q, button: t.list.search }}
            {...{ label: t.list.searchLabel, placeholder: t.list.placeholder }}
            onSearch={(q) => onFilter({ q })}
          />
        }
      >
        <ResultBar summary={summaryOf(result, t)} filters={active} onClear={clear} />
        <ResultList
          result={result}
          label={t.list.title}
          empty={<NoIdeas filtered={active.length > 0} onClear={clear} />}
        >
          {(idea) => <IdeaCard idea={idea} actions={match(idea, t.card.aiMatch)} />}
        </ResultList>
        <CallToAction title={t.invitation.title} text={t.invitation.text}>
          <LinkButton to="/profile/startup-idea" variant="next">
            {t.list.share}
          </LinkButton>
        </CallToAction>
      </FilterLayout>
    </>
  );
}

interface IdeaFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

function IdeaFilters({ formId, filters, onFilter }: IdeaFiltersProps) {
  const { facet, all, industry, stage } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.industry, name: "industry", form: formId, emptyLabel: all.industries }}
        options={optionsOf(listIdeaIndustries, industry)}
        value={filters.industry ?? ""}
        onChange={(event) => onFilter({ industry: oneOf(listIdeaIndustries, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.stage, name: "stage", form: formId, emptyLabel: all.stage }}
        options={optionsOf(listStages, stage)}
        value={filters.stage ?? ""}
        onChange={(event) => onFilter({ stage: oneOf(listStages, event.target.value) })}
      />
    </>
  );
}
