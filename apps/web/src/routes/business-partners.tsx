import { createFileRoute } from "@tanstack/react-router";
import type { PartnerAddress } from "../features/partners/search-views.ts";
import { loadPartnerSearch, PartnerSearchPage } from "./-partner-search.tsx";

export const Route = createFileRoute("/business-partners")({
  validateSearch: (search: PartnerAddress) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPartnerSearch(context, "business", deps),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <PartnerSearchPage view="business" address={Route.useSearch()} />,
});
