import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../../../features/manage/members/import-page.tsx";
import { programmesQuery } from "../../../features/manage/members/queries.ts";
import { importSearch } from "../../../features/manage/members/search.ts";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const Route = createFileRoute("/manage/members/import")({
  validateSearch: importSearch,
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient, "administrators");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("manage-import"),
        catalogue("manage-members"),
        catalogue("action"),
      ),
      queryClient.prefetchQuery(programmesQuery),
    ]);
    return pageHead(language.words(catalogue("manage-import")).head, "/manage/members/import");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Import,
});

function Import() {
  return <ImportPage search={Route.useSearch()} />;
}
