import type { Partner } from "@khamt/contract";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { NothingFound } from "../../ui/lists/empty-state.tsx";
import { activeFilters } from "../../ui/lists/facets.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { useFacets } from "./use-facets.ts";
import { PartnerCard } from "./partner-card.tsx";
import { PartnerSearchPanel } from "./partner-search-panel.tsx";
import { isSearch, partnerSearchQuery } from "./queries.ts";
import type { PartnerSearch, PartnerView } from "./search-views.ts";
import { TypeCounts } from "./type-counts.tsx";

interface PartnerBrowseScreenProps {
  view: PartnerView;
  search: PartnerSearch;
  onSearch: (change: PartnerSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (partner: Partner, label: string) => ReactNode;
}

/** Everybody at first; who was searched for, once the button has been pressed. */
export function PartnerBrowseScreen({ view, search, onSearch, aiMatch, match }: PartnerBrowseScreenProps) {
  const { findIdeas, findProjects } = useT(catalogue("partners"));
  const t = useT(catalogue("partner-search"));
  const { head, intro, all, found } = t[view];
  const result = useList(partnerSearchQuery(view, search));
  const { active, clear } = activeFilters<PartnerSearch>({
    filters: search,
    word: "searchTerm",
    facets: useFacets(view),
    onFilter: onSearch,
  });
  const summary = summaryOf(result, { loading: t.loading, found: (count) => found(count, search.type) });
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
            <NothingFound words={words} filtered={active.length > 0} onClear={clear}>
              <LinkButton to="/my-profile">{t.createProfile}</LinkButton>
            </NothingFound>
          }
        >
          {(partner) => (
            <PartnerCard
              partner={partner}
              actions={match(partner, partner.type === "company" ? findProjects : findIdeas)}
            />
          )}
        </ResultList>
      </div>
    </>
  );
}
