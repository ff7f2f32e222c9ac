import { budgetBands, languages, listProjectCategories, timelineBands } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ProjectCard } from "./project-card.tsx";
import { projectsQuery, type ProjectFilters, type ProjectOnCard } from "./queries.ts";

type ProjectListScreenProps = {
  filters: ProjectFilters;
  onFilter: (change: ProjectFilters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The actions of a card. */
  match: (project: ProjectOnCard, label: string) => ReactNode;
  apply: (project: ProjectOnCard, label: string) => ReactNode;
};

export function ProjectListScreen({ filters, onFilter, aiMatch, match, apply }: ProjectListScreenProps) {
  const t = useT(catalogue("projects"));
  const labels = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  const create = <LinkButton to="/post-project">{t.postProject}</LinkButton>;
  return (
    <ListScreen<ProjectOnCard, ProjectFilters>
      {...{
        words: t,
        action: "/project-listings",
        filters,
        onFilter,
        query: projectsQuery,
        skeletons: 5,
        create,
      }}
      facets={[
        facetOf({ name: "category", options: listProjectCategories, labels: labels.projectCategory }),
        facetOf({ name: "budget", options: budgetBands, labels: labels.budgetBand }),
        facetOf({ name: "timeline", options: timelineBands, labels: labels.timelineBand }),
        facetOf({ name: "writtenIn", options: languages, labels: labels.mark.writtenIn }),
      ]}
      actions={
        <>
          <LinkButton to="/post-project" variant="next">
            {t.postProject}
          </LinkButton>
          {aiMatch(t.matchForMe)}
        </>
      }
    >
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
    </ListScreen>
  );
}
