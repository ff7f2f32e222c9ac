import { createFileRoute } from "@tanstack/react-router";
import { ScreenPage } from "../../../features/manage/rounds/screen-page.tsx";
import { loadRounds } from "./-load-rounds.ts";

export const Route = createFileRoute("/manage/rounds/$id_/screen")({
  loader: ({ context, params }) => loadRounds(context, params.id),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <ScreenPage id={Route.useParams().id} />;
}
