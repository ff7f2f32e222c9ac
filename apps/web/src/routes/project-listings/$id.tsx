import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ProjectDetailScreen } from "../../features/projects/project-detail-screen.tsx";
import { projectQuery } from "../../features/projects/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { withBeginning } from "../../ui/cards/excerpt.ts";
import { oneOf } from "../../lib/search-params.ts";
import { DetailActions } from "../-detail-actions.tsx";
import { gone, shownOrGone } from "../-shown-or-gone.tsx";
import { UnlistedActions } from "../-unlisted-actions.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

type Search = {
  /** Opens the form for an application. */
  apply?: "now" | undefined;
};

export const Route = createFileRoute("/project-listings/$id")({
  validateSearch: (search: Record<string, unknown>): Search => ({ apply: oneOf(["now"], search["apply"]) }),
  loader: async ({ context, params }) => {
    const [{ title, companyName, description }] = await Promise.all([
      shownOrGone(context, context.queryClient.ensureQueryData(projectQuery(params.id))),
      context.language.load(
        catalogue("projects"),
        catalogue("share"),
        catalogue("vocabulary"),
        catalogue("you-and"),
      ),
    ]);
    const { describe } = context.language.words(catalogue("projects")).detail;
    return pageHead({ title, description: withBeginning(describe(companyName), description) });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProjectPage,
  notFoundComponent: gone("project"),
});

function ProjectPage() {
  const { data } = useSuspenseQuery(projectQuery(Route.useParams().id));
  const t = useT(catalogue("projects"));
  return (
    <ProjectDetailScreen
      project={data}
      actions={
        data.state === "open" ? (
          <DetailActions
            subject={{
              kind: "project",
              id: data.id,
              name: data.title,
              language: data.contentLanguage,
              isDemo: data.isDemo,
            }}
            match={{ type: "company", label: t.detail.match }}
            act={{ by: "apply", label: t.apply }}
          />
        ) : (
          <UnlistedActions listing={data.id} />
        )
      }
    />
  );
}
