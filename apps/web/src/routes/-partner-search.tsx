import { useNavigate } from "@tanstack/react-router";
import { MatchButton } from "../features/matching/match-button.tsx";
import { PartnerBrowseScreen } from "../features/partners/partner-browse-screen.tsx";
import { partnerCountsQuery, partnerSearchQuery } from "../features/partners/queries.ts";
import {
  type PartnerAddress,
  type PartnerView,
  readPartnerSearch,
} from "../features/partners/search-views.ts";
import { PrivateMatchButton } from "../features/private-matching/private-match-button.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { loadList } from "../lib/query/load-list.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { kindOfPartner, PartnerMatch } from "./-partner-match.tsx";

/** Answers with the page's head. */
export async function loadPartnerSearch(
  { language, queryClient }: RouterContext,
  view: PartnerView,
  address: PartnerAddress,
) {
  const search = readPartnerSearch(view, address);
  await Promise.all([
    language.load(
      catalogue("partners"),
      catalogue("partner-search"),
      catalogue("vocabulary"),
      catalogue("you-and"),
    ),
    loadList(queryClient, partnerSearchQuery(view, search)),
    view === "business" && loadList(queryClient, partnerCountsQuery(search)),
  ]);
  return pageHead(language.words(catalogue("partner-search"))[view].head);
}

type PartnerSearchPageProps = { view: PartnerView; address: PartnerAddress };

/** The search of partners with the matching that belongs to it. */
export function PartnerSearchPage({ view, address }: PartnerSearchPageProps) {
  const navigate = useNavigate();
  const search = readPartnerSearch(view, address);
  const { privateAi } = useT(catalogue("partners"));
  const wanted = search.type ?? (view === "project" ? "company" : "individual");
  const type = wanted === "company" ? "company" : "cofounder";
  return (
    <PartnerBrowseScreen
      view={view}
      search={search}
      onSearch={(change) =>
        void navigate({ to: ".", search: { ...search, ...change, limit: undefined }, resetScroll: false })
      }
      aiMatch={(label) => (
        <>
          <MatchButton type={type} variant="secondary" label={label} />
          <PrivateMatchButton type={type} label={privateAi} />
        </>
      )}
      match={(partner, label) => (
        <>
          <PartnerMatch quick partner={partner} label={label} />
          <PrivateMatchButton
            size="small"
            type="startup-idea"
            from={{ kind: kindOfPartner(partner), id: partner.id, name: partner.name }}
            label={privateAi}
          />
        </>
      )}
    />
  );
}
