import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { IntroductionsDesk } from "../../features/manage/introductions/introductions-desk.tsx";
import { managedIntroductionsQuery } from "../../features/manage/introductions/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownSearch } from "../../lib/query/query.ts";

export const Route = createFileRoute("/manage/introductions")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("manage-introductions"), catalogue("action")),
      queryClient.prefetchQuery(managedIntroductionsQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("manage-introductions")).head, "/manage/introductions");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Introductions,
});

function Introductions() {
  return <IntroductionsDesk limit={Route.useSearch().limit} />;
}
