import { browseExpertise, browseSkills, partnerLocations, partnerTypes } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { MatchButton } from "../features/matching/match-button.tsx";
import { partnersCatalogue } from "../features/partners/catalogue.ts";
import { PartnerBrowseScreen } from "../features/partners/partner-browse-screen.tsx";
import { partnerSearchQuery, type PartnerSearch } from "../features/partners/queries.ts";
import { PrivateMatchButton } from "../features/private-matching/private-match-button.tsx";
import { useT } from "../lib/language/index.ts";
import { pageHead } from "../lib/head.ts";
import { loadList } from "../lib/load-list.ts";
import { shownLimit } from "../lib/paging.ts";
import { oneOf, typed } from "../lib/search-params.ts";
import { vocabularyCatalogue } from "../lib/vocabulary/index.ts";
import { PartnerMatch } from "./-partner-match.tsx";

export const Route = createFileRoute("/partners")({
  validateSearch: (search: Record<string, unknown>): PartnerSearch => ({
    searchTerm: typed(search["searchTerm"]),
    skills: oneOf(browseSkills, search["skills"]),
    expertise: oneOf(browseExpertise, search["expertise"]),
    location: oneOf(partnerLocations, search["location"]),
    type: oneOf(partnerTypes, search["type"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(partnersCatalogue, vocabularyCatalogue),
      loadList(context.queryClient, partnerSearchQuery(deps)),
    ]);
  },
  head: ({ match }) => pageHead(match.context.language.words(partnersCatalogue).head),
  component: PartnersPage,
});

function PartnersPage() {
  const t = useT(partnersCatalogue);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PartnerBrowseScreen
      search={search}
      onSearch={(change) =>
        void navigate({ search: { ...search, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => (
        <>
          <MatchButton type="cofounder" variant="secondary" label={label} />
          <PrivateMatchButton type="cofounder" label={t.privateAi} />
        </>
      )}
      match={(partner, label) => (
        <>
          <PartnerMatch quick partner={partner} label={label} />
          <PrivateMatchButton
            size="small"
            type={partner.type === "company" ? "company" : "cofounder"}
            label={t.privateAi}
          />
        </>
      )}
    />
  );
}
