import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { TimetablePage } from "../../../features/manage/rounds/timetable-page.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound } from "../../../lib/query/query.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";

export const Route = createFileRoute("/manage/rounds/$id")({
  loader: async ({ context: { language, queryClient }, params: { id } }) => {
    requireDesk(queryClient);
    const [{ name }] = await Promise.all([
      orNotFound(queryClient.fetchQuery(managedRoundsQuery(id))),
      language.load(catalogue("manage"), catalogue("rounds"), catalogue("action")),
    ]);
    const { description } = language.words(catalogue("rounds")).head;
    return pageHead({ title: name, description });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <TimetablePage id={Route.useParams().id} />;
}
