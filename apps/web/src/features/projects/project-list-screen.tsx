import type { Project } from "@khamt/contract";
import type { ReactNode } from "react";
import { budgetBands, listProjectCategories, timelineBands } from "@khamt/contract/vocabulary";
import { LinkButton, Button } from "../../ui/buttons/button.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { FilterLayout } from "../../ui/lists/filter-rail.tsx";
import { KeywordSearch } from "../../ui/lists/keyword-search.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { ProjectCard } from "./project-card.tsx";
import { projectsQuery, type ProjectFilters as Filters } from "./queries.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

interface ProjectListScreenProps {
  filters: Filters;
  onFilter: (change: Filters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The actions of a card. */
  match: (project: Project, label: string) => ReactNode;
  apply: (project: Project, label: string) => ReactNode;
}

const formId = "project-list";

export function ProjectListScreen({ filters, onFilter, aiMatch, match, apply }: ProjectListScreenProps) {
  const t = useT(catalogue("projects"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(projectsQuery(filters));
  const active = activeFilters<Filters>(
    {
      q: filters.q && `“${filters.q}”`,
      category: filters.category && labels.projectCategory[filters.category],
      budget: filters.budget && labels.budgetBand[filters.budget],
      timeline: filters.timeline && labels.timelineBand[filters.timeline],
    },
    onFilter,
  );
  const clear = () => onFilter(without(active.map(({ key }) => key)));
  const empty = <NoProjects filtered={active.length > 0} onClear={clear} />;
  return (
    <>
      <PageHeader title={t.title} intro={t.intro}>
        {aiMatch(t.matchForMe)}
      </PageHeader>
      <FilterLayout
        filters={<ProjectFilters {...{ formId, filters, onFilter }} />}
        active={active.length}
        top={
          <KeywordSearch
            {...{ formId, action: "/project-listings", word: filters.q, button: t.search }}
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
        <ResultList result={result} label={t.title} empty={empty} skeletons={5}>
          {(project) => (
            <ProjectCard
              project={project}
              actions={
                <>
                  {match(project, t.aiMatch)}
                  {apply(project, t.apply)}
                </>
              }
            />
          )}
        </ResultList>
        <CallToAction title={t.invitation.title} text={t.invitation.text}>
          <LinkButton to="/post-project" variant="next">
            {t.postProject}
          </LinkButton>
        </CallToAction>
      </FilterLayout>
    </>
  );
}

interface ProjectFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

function ProjectFilters({ formId, filters, onFilter }: ProjectFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.category, name: "category", form: formId, emptyLabel: all.categories }}
        options={optionsOf(listProjectCategories, labels.projectCategory)}
        value={filters.category ?? ""}
        onChange={(event) => onFilter({ category: oneOf(listProjectCategories, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.budget, name: "budget", form: formId, emptyLabel: all.budget }}
        options={optionsOf(budgetBands, labels.budgetBand)}
        value={filters.budget ?? ""}
        onChange={(event) => onFilter({ budget: oneOf(budgetBands, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.timeline, name: "timeline", form: formId, emptyLabel: all.timeline }}
        options={optionsOf(timelineBands, labels.timelineBand)}
        value={filters.timeline ?? ""}
        onChange={(event) => onFilter({ timeline: oneOf(timelineBands, event.target.value) })}
      />
    </>
  );
}

function NoProjects({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT(catalogue("projects"));
  return (
    <EmptyState title={t.none} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/post-project">{t.postProject}</LinkButton>
      )}
    </EmptyState>
  );
}
