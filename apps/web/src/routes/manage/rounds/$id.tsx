import { createFileRoute } from "@tanstack/react-router";
import { TimetablePage } from "../../../features/manage/rounds/timetable-page.tsx";
import { loadRounds } from "./-load-rounds.ts";

export const Route = createFileRoute("/manage/rounds/$id")({
  loader: ({ context, params }) => loadRounds(context, params.id),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <TimetablePage id={Route.useParams().id} />;
}
