import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageQuery } from "../features/matching/request-matches.ts";
import { askedBy, readResultsSearch, type ResultsSearch } from "../features/matching/results-address.ts";
import { ResultsPage } from "../features/matching/results/results-page.tsx";
import { nameOfProfile, profileQuery } from "../shared/profiles/public-profile.ts";
import type { MatchTarget } from "../features/matching/target.ts";
import { resultWords } from "../features/matching/use-matching.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { loadList } from "../lib/query/load-list.ts";
import { orNotFound } from "../lib/query/query.ts";
import type { RouterContext } from "../lib/router-context.ts";

export const Route = createFileRoute("/results")({
  validateSearch: readResultsSearch,
  // What stands beside the list, and what is hidden of it, asks for nothing new.
  loaderDeps: ({ search: { for: type, wish, source, without } }) => ({ for: type, wish, source, without }),
  loader: async ({ context, deps, location }) => {
    const { language, queryClient, api } = context;
    const [, target] = await Promise.all([
      language.load(catalogue("share"), ...resultWords),
      readTarget(context, deps, location.state.wish),
    ]);
    if (target !== undefined) await loadList(queryClient, pageQuery(api, target));
    const { title, results } = language.words(catalogue("matching"));
    // The wish itself stands in no title: titles are kept by browsers, and shown by whoever a link is sent to.
    const head = { title: target ? title[target.type] : results.search, description: results.description };
    return pageHead(head, "/results");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResultsRoute,
});

async function readTarget(
  { queryClient }: RouterContext,
  search: ResultsSearch,
  kept: unknown,
): Promise<MatchTarget | undefined> {
  const asked = askedBy(search, kept);
  if (asked === undefined) {
    if (search.source !== undefined) throw notFound();
    return undefined;
  }
  const { type } = asked;
  if ("text" in asked) return { type, source: { kind: "text", text: asked.text }, without: asked.without };
  const profile = await orNotFound(queryClient.ensureQueryData(profileQuery(asked.source)));
  return { type, source: { ...asked.source, name: nameOfProfile(profile) } };
}

function ResultsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ResultsPage
      search={Route.useSearch()}
      onSearch={(search, { replace = false, wish } = {}) =>
        void navigate({
          search,
          state: (old) => (wish === undefined ? old : { ...old, wish }),
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
