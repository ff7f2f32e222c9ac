import type { JuryFilter } from "@khamt/contract";
import { juryFilters } from "@khamt/contract/desk-vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { JuryPage } from "../features/jury/jury-page.tsx";
import { juryQuery } from "../features/jury/queries.ts";
import { knownUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { shownLimit } from "../lib/query/query.ts";
import { oneOf, typed } from "../lib/search-params.ts";
import { placeIn } from "../shared/scoring/place-in.ts";

type Search = {
  only?: JuryFilter | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  at?: number | undefined;
};

export const Route = createFileRoute("/jury/$id")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    only: oneOf(juryFilters, search["only"]),
    q: typed(search["q"]),
    limit: shownLimit(search["limit"]),
    at: placeIn(search["at"]),
  }),
  loader: async ({ context: { language, queryClient }, params: { id } }) => {
    const isMember = knownUser(queryClient) !== null;
    await Promise.all([
      language.load(catalogue("jury"), catalogue("scoring"), catalogue("action")),
      isMember && queryClient.prefetchQuery(juryQuery(id)),
    ]);
    return pageHead(language.words(catalogue("jury")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: JuryOfProgramme,
});

function JuryOfProgramme() {
  const { id } = Route.useParams();
  const { only, q, limit, at } = Route.useSearch();
  return <JuryPage {...{ id, only, q, limit, at }} />;
}
