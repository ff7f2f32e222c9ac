import { createFileRoute } from "@tanstack/react-router";
import { ProgrammesPage } from "../../features/programmes/programmes-page.tsx";
import { ownJuriesQuery, ownProgrammesQuery, programmesQuery } from "../../features/programmes/queries.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownSearch } from "../../lib/query/query.ts";

export const Route = createFileRoute("/programmes/")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    const isMember = knownUser(queryClient) !== null;
    await Promise.all([
      language.load(catalogue("programmes")),
      isMember && queryClient.prefetchQuery(ownProgrammesQuery),
      isMember && queryClient.prefetchQuery(ownJuriesQuery),
      queryClient.prefetchQuery(programmesQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("programmes")).head, "/programmes");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ProgrammesPage limit={Route.useSearch().limit} />,
});
