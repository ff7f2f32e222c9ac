import {
  companyLocations,
  languages,
  listCompanyIndustries,
  listCompanySizes,
} from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { CompanyListScreen } from "../../features/companies/company-list-screen.tsx";
import { companiesQuery, type CompanyFilters } from "../../features/companies/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { pageHead } from "../../lib/head.ts";
import { loadList } from "../../lib/query/load-list.ts";
import { shownLimit } from "../../lib/query/query.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/companies/")({
  validateSearch: (search: Record<string, unknown>): CompanyFilters => ({
    q: typed(search["q"]),
    industry: oneOf(listCompanyIndustries, search["industry"]),
    size: oneOf(listCompanySizes, search["size"]),
    location: oneOf(companyLocations, search["location"]),
    writtenIn: oneOf(languages, search["writtenIn"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("companies"), catalogue("vocabulary"), catalogue("you-and")),
      loadList(context.queryClient, companiesQuery(deps)),
    ]);
    return pageHead(context.language.words(catalogue("companies")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CompaniesPage,
});

function CompaniesPage() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompanyListScreen
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: { ...filters, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => <MatchButton type="company" label={label} />}
      match={({ id, name }, label) => (
        <MatchButton
          variant="secondary"
          type="project"
          source={{ kind: "company", id, name }}
          label={label}
        />
      )}
    />
  );
}
