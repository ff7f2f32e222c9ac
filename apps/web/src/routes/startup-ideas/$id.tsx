import { createFileRoute } from "@tanstack/react-router";
import { ideaHead, loadIdea } from "../-idea-loader.ts";
import { IdeaPage } from "../-idea-page.tsx";

export const Route = createFileRoute("/startup-ideas/$id")({
  loader: ({ context, params }) => loadIdea(context, params.id),
  head: ({ match, params }) => ideaHead(match.context, params.id),
  component: Page,
});

function Page() {
  return <IdeaPage id={Route.useParams().id} />;
}
