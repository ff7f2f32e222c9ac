import { createFileRoute } from "@tanstack/react-router";
import { MatchPage } from "../features/match-view/match-page.tsx";
import { readSeeker } from "../features/match-view/queries.ts";
import { TeamPage } from "../features/match-view/team/team-page.tsx";
import { pageHead } from "../lib/head.ts";
import { typed } from "../lib/search-params.ts";
import { loadMatch, type MatchSearch, requirePair } from "./-match-loader.ts";
import { gone, shownOrGone } from "./-shown-or-gone.tsx";

export const Route = createFileRoute("/match")({
  validateSearch: (search: Record<string, unknown>): MatchSearch => ({
    source: typed(search["source"]),
    target: typed(search["target"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const loaded = await shownOrGone(context, loadMatch(context, deps));
    return pageHead(loaded, loaded.address);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MatchRoute,
  notFoundComponent: gone("match"),
});

function MatchRoute() {
  const { source, target } = requirePair(Route.useSearch());
  const seeker = readSeeker(source);
  if (target !== undefined) return <MatchPage {...{ source, target }} />;
  return seeker === undefined ? null : <TeamPage source={seeker} />;
}
