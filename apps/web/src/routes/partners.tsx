import { browseExpertise, browseSkills, partnerLocations, partnerTypes } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { ideasCatalogue } from "../features/ideas/catalogue.ts";
import { IdeaPickerButton } from "../features/ideas/idea-picker-button.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { partnersCatalogue } from "../features/partners/catalogue.ts";
import { PartnerBrowseScreen } from "../features/partners/partner-browse-screen.tsx";
import { partnerSearchQuery, type PartnerSearch } from "../features/partners/queries.ts";
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
      context.language.load(partnersCatalogue, ideasCatalogue, vocabularyCatalogue),
      loadList(context.queryClient, partnerSearchQuery(deps)),
    ]);
  },
  head: ({ match }) => pageHead(match.context.language.words(partnersCatalogue).head),
  component: PartnersPage,
});

function PartnersPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PartnerBrowseScreen
      search={search}
      onSearch={(change) =>
        void navigate({ search: { ...search, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={
        <IdeaPickerButton
          action={(idea, label) => (
            <MatchButton
              type="cofounder"
              source={{ kind: "idea", id: idea.id, name: idea.name }}
              label={label}
            />
          )}
        />
      }
      match={(partner, label) => <PartnerMatch variant="secondary" partner={partner} label={label} />}
    />
  );
}
