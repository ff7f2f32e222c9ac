import { budgetBands, languages, listProjectCategories, timelineBands } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { ApplyButton } from "../../features/applications/apply-button.tsx";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ProjectListScreen } from "../../features/projects/project-list-screen.tsx";
import { projectsQuery, type ProjectFilters } from "../../features/projects/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { loadList } from "../../lib/query/load-list.ts";
import { shownLimit } from "../../lib/query/query.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/project-listings/")({
  validateSearch: (search: Record<string, unknown>): ProjectFilters => ({
    q: typed(search["q"]),
    category: oneOf(listProjectCategories, search["category"]),
    budget: oneOf(budgetBands, search["budget"]),
    timeline: oneOf(timelineBands, search["timeline"]),
    writtenIn: oneOf(languages, search["writtenIn"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("projects"), catalogue("vocabulary"), catalogue("you-and")),
      loadList(context.queryClient, projectsQuery(deps)),
    ]);
    return pageHead(context.language.words(catalogue("projects")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProjectsPage,
});

function ProjectsPage() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProjectListScreen
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: { ...filters, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => <MatchButton type="project" label={label} />}
      match={(project, label) => (
        <MatchButton
          variant="secondary"
          type="company"
          source={{ kind: "project", id: project.id, name: project.title }}
          label={label}
        />
      )}
      apply={({ id, title }, label) => (
        <ApplyButton onCardOf={title} variant="quiet" size="small" listing={id} label={label} />
      )}
    />
  );
}
