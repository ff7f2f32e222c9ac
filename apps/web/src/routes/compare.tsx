import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../features/match-view/compare/compare-page.tsx";
import { pageHead } from "../lib/head.ts";
import { typed } from "../lib/search-params.ts";
import { type CompareSearch, loadCompared, requireCompared } from "./-match-loader.ts";
import { gone, shownOrGone } from "./-shown-or-gone.tsx";

export const Route = createFileRoute("/compare")({
  validateSearch: (search: Record<string, unknown>): CompareSearch => ({
    source: typed(search["source"]),
    targets: typed(search["targets"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const loaded = await shownOrGone(context, loadCompared(context, deps));
    return pageHead(loaded, loaded.address);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CompareRoute,
  notFoundComponent: gone("compare"),
});

function CompareRoute() {
  return <ComparePage {...requireCompared(Route.useSearch())} />;
}
