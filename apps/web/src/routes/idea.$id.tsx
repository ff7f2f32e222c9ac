import { createFileRoute } from "@tanstack/react-router";
import { loadIdea } from "./-idea-loader.ts";
import { IdeaPage } from "./-idea-page.tsx";
import { gone } from "./-shown-or-gone.tsx";

export const Route = createFileRoute("/idea/$id")({
  loader: ({ context, params }) => loadIdea(context, params.id),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
  notFoundComponent: gone("idea"),
});

function Page() {
  return <IdeaPage id={Route.useParams().id} />;
}
