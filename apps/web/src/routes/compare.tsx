import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../features/match-view/compare-page.tsx";
import { pageHead } from "../lib/head.ts";
import { typed } from "../lib/search-params.ts";
import { type CompareSearch, loadCompared, requireCompared } from "./-match-loader.ts";

export const Route = createFileRoute("/compare")({
  validateSearch: (search: Record<string, unknown>): CompareSearch => ({
    source: typed(search["source"]),
    targets: typed(search["targets"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCompared(context, deps),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(loaderData, loaderData.address)),
  component: CompareRoute,
});

function CompareRoute() {
  return <ComparePage {...requireCompared(Route.useSearch())} />;
}
