import { createFileRoute } from "@tanstack/react-router";
import { MyMatchesPage } from "../features/my-matches/my-matches-page.tsx";
import { keptSearchesQuery } from "../features/my-matches/queries.ts";
import { namedTabs, type Tab } from "../features/my-matches/tabs.ts";
import { knownUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { myMatchesQuery } from "../shared/saves/index.ts";
import { oneOf } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = {
  tab?: Exclude<Tab, "all"> | undefined;
};

export const Route = createFileRoute("/my-matches")({
  validateSearch: (search: Record<string, unknown>): Search => ({ tab: oneOf(namedTabs, search["tab"]) }),
  loader: async ({ context: { language, queryClient } }) => {
    const user = knownUser(queryClient);
    await Promise.all([
      language.load(
        catalogue("my-matches"),
        catalogue("saves"),
        catalogue("action"),
        catalogue("vocabulary"),
      ),
      user && queryClient.prefetchQuery(myMatchesQuery),
      user && queryClient.prefetchQuery(keptSearchesQuery),
    ]);
    return pageHead(language.words(catalogue("my-matches")).head, "/my-matches");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <MyMatchesPage tab={Route.useSearch().tab ?? "all"} />,
});
