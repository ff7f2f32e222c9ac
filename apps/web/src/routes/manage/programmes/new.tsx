import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { NewProgrammePage } from "../../../features/manage/programmes/new-programme-page.tsx";
import { managedOneQuery } from "../../../features/manage/programmes/queries.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound } from "../../../lib/query/query.ts";
import { typed } from "../../../lib/search-params.ts";

export const Route = createFileRoute("/manage/programmes/new")({
  validateSearch: (search: Record<string, unknown>): { from?: string | undefined } => ({
    from: typed(search["from"])?.slice(0, 40),
  }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { language, queryClient }, deps: { from } }) => {
    requireDesk(queryClient, "administrators");
    const [copied] = await Promise.all([
      from === undefined ? undefined : orNotFound(queryClient.ensureQueryData(managedOneQuery(from))),
      language.load(
        catalogue("manage"),
        catalogue("desk-programmes"),
        catalogue("files"),
        catalogue("action"),
      ),
    ]);
    const { create, head } = language.words(catalogue("desk-programmes"));
    return { ...pageHead({ ...head, title: create }), copied };
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: NewProgramme,
});

function NewProgramme() {
  return <NewProgrammePage copied={Route.useLoaderData().copied} />;
}
