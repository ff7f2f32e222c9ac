import { createFileRoute } from "@tanstack/react-router";
import type { PartnerAddress } from "../features/partners/search-views.ts";
import { loadPartnerSearch, PartnerSearchPage } from "./-partner-search.tsx";

export const Route = createFileRoute("/project-partners")({
  validateSearch: (search: PartnerAddress) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPartnerSearch(context, "project", deps),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <PartnerSearchPage view="project" address={Route.useSearch()} />,
});
