import type { ReactNode } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatNumber } from "@khamt/language/format";
import Building from "lucide-react/icons/building-2";
import User from "lucide-react/icons/user-round";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { NothingFound } from "../../ui/lists/empty-state.tsx";
import { useActiveFilters } from "../../ui/lists/facets.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { LooserSearches } from "../../ui/lists/looser-searches.tsx";
import { ResultBar } from "../../ui/lists/result-bar.tsx";
import { ResultList, useSummary } from "../../ui/lists/result-list.tsx";
import { catalogue, useT, useLanguage } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { useFacets } from "./use-facets.ts";
import { PartnerCard } from "./partner-card.tsx";
import { PartnerSearchPanel } from "./partner-search-panel.tsx";
import { isSearch, partnerCountsQuery, partnerSearchQuery, type PartnerOnCard } from "./queries.ts";
import type { PartnerSearch, PartnerView } from "./search-views.ts";
import { Badge } from "../../ui/cards/badge.tsx";

type PartnerBrowseScreenProps = {
  view: PartnerView;
  search: PartnerSearch;
  onSearch: (change: PartnerSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (partner: PartnerOnCard, label: string) => ReactNode;
};

/** Everybody at first; who was searched for, once the button has been pressed. */
export function PartnerBrowseScreen({ view, search, onSearch, aiMatch, match }: PartnerBrowseScreenProps) {
  const { findIdeas } = useT(catalogue("partners"));
  const t = useT(catalogue("partner-search"));
  const { head, intro, all, found } = t[view];
  const result = useList(partnerSearchQuery(view, search));
  const { active, clear } = useActiveFilters<PartnerSearch>({
    filters: search,
    word: "searchTerm",
    facets: useFacets(view),
    onFilter: onSearch,
  });
  const summary = useSummary({
    result,
    words: { loading: t.loading, found: (count) => found(count, search.type) },
    typed: search.searchTerm,
  });
  const words = { ...t, none: found(0, search.type), showAll: t[view].showAll };
  return (
    <>
      <PageHeader title={head.title} intro={intro} />
      <div className="frame pb-20">
        <PartnerSearchPanel {...{ view, search, onSearch }} aiMatch={aiMatch(t.aiMatch)} />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="text-2xl font-bold">{isSearch(view, search) ? t.results : all}</h2>
          {view === "business" && <TypeCounts search={search} />}
        </div>
        <ResultBar summary={summary} filters={active} onClear={clear} />
        <ResultList
          result={result}
          label={head.title}
          empty={
            <NothingFound
              {...{ words, onClear: clear }}
              filtered={active.length > 0}
              word={search.searchTerm}
            >
              <LooserSearches {...{ active }} query={(rest) => partnerSearchQuery(view, rest)} />
              {active.length === 0 && <LinkButton to="/my-profile">{t.createProfile}</LinkButton>}
            </NothingFound>
          }
        >
          {(partner) => <PartnerCard partner={partner} actions={match(partner, findIdeas)} />}
        </ResultList>
      </div>
    </>
  );
}

/** How many of what is found are individuals and how many are companies. */
function TypeCounts({ search }: { search: PartnerSearch }) {
  const { counts: t } = useT(catalogue("partner-search"));
  const language = useLanguage();
  const { data } = useQuery({ ...partnerCountsQuery(search), placeholderData: keepPreviousData });
  if (data === undefined) return null;
  const text = (count: number) =>
    formatNumber(count, language) + (data.countedTo !== null && count >= data.countedTo ? "+" : "");
  return (
    <ul aria-label={t.label} className="flex flex-wrap gap-2">
      <li>
        <Badge icon={<User aria-hidden="true" />}>{t.individuals(text(data.individuals))}</Badge>
      </li>
      <li>
        <Badge icon={<Building aria-hidden="true" />}>{t.companies(text(data.companies))}</Badge>
      </li>
    </ul>
  );
}
