import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ApplyButton } from "../../features/applications/apply-button.tsx";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ProjectDetailScreen } from "../../features/projects/project-detail-screen.tsx";
import { projectQuery } from "../../features/projects/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/project-listings/$id")({
  loader: async ({ context, params }) => {
    const [{ title, companyName }] = await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(projectQuery(params.id))),
      context.language.load(catalogue("projects"), catalogue("share"), catalogue("vocabulary")),
    ]);
    const { describe } = context.language.words(catalogue("projects")).detail;
    return pageHead({ title, description: describe(title, companyName) });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProjectPage,
});

function ProjectPage() {
  const { data } = useSuspenseQuery(projectQuery(Route.useParams().id));
  return (
    <ProjectDetailScreen
      project={data}
      match={(project, label) => (
        <MatchButton
          type="company"
          source={{ kind: "project", id: project.id, name: project.title }}
          label={label}
        />
      )}
      apply={({ id }, label) => <ApplyButton tellsStanding variant="secondary" listing={id} label={label} />}
    />
  );
}
